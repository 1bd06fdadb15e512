/** Finds every change of one token that the tests of a game should notice. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/** Folders of a game that hold no rules: what is drawn, said, printed, or written for bots and tests alone. */
const NOT_RULES_FOLDERS = ['board', 'bots', 'data', 'describe', 'playthroughs', 'rulebook', 'testing', 'text']
const NOT_RULES = ['entry.ts', 'meta.ts']

/** Every possible change to the rules code in this folder and the topic folders in it, in the order of the files. */
export const findChanges = (folder) =>
  rulesFiles(folder).flatMap((file) => changesIn(file, readFileSync(join(folder, file), 'utf8')))

/** Paths from the game's folder, with `/` between their parts. */
const rulesFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return isRulesFile(entry.name) ? [entry.name] : []
      if (NOT_RULES_FOLDERS.includes(entry.name)) return []
      return rulesFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
    .sort()

const isRulesFile = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NOT_RULES.includes(name)

/** The changes in one file, each with its place and a description. */
export const changesIn = (file, code) => {
  const found = []
  walk(parseAst(code, { lang: 'ts' }), undefined, (node, parent) => {
    for (const { at, from, to } of changesOf(node, parent, code)) {
      found.push({ file, line: code.slice(0, at).split('\n').length, at, from, to })
    }
  })
  return found.sort((a, b) => a.at - b.at)
}

/** The code with the change made. */
export const changed = (code, { at, from, to }) => code.slice(0, at) + to + code.slice(at + from.length)

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
}

const NAMES = { min: 'max', max: 'min', some: 'every', every: 'some' }

const changesOf = (node, parent, code) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return each(operatorAt(node, code), node.operator, OPERATORS[node.operator])
    case 'UnaryExpression':
      return each(node.start, node.operator, ['!', '~', '-'].includes(node.operator) ? [''] : [])
    case 'UpdateExpression':
      return steps(node, parent)
    case 'Literal':
      return each(node.start, node.raw, otherValues(node.value))
    case 'BreakStatement':
      return each(node.start, 'break', ['continue'])
    case 'ContinueStatement':
      return each(node.start, 'continue', ['break'])
    case 'MemberExpression':
      return node.computed ? [] : each(node.property.start, node.property.name, names(node.property.name))
    default:
      return []
  }
}

const each = (at, from, others = []) => others.map((to) => ({ at, from, to }))

const names = (name) => (Object.hasOwn(NAMES, name) ? [NAMES[name]] : [])

/** The step of a loop is not changed: reversed it never ends, which proves nothing about the tests. */
const steps = (node, parent) => {
  if (parent?.type === 'ForStatement' && parent.update === node) return []
  return each(node.prefix ? node.start : node.end - 2, node.operator, [node.operator === '++' ? '--' : '++'])
}

const otherValues = (value) => {
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value !== 'number') return []
  return value === 0 ? ['1'] : [String(value + 1), '0']
}

/** Between the two sides stand brackets and comments at most. */
const operatorAt = ({ left, right, operator }, code) => {
  const between = code
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length))
  return left.end + between.indexOf(operator)
}

/** Types are not code; in a cast only the value is. */
const walk = (node, parent, visit) => {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, parent, visit)
  } else if (typeof node?.type === 'string') {
    if (node.type === 'ImportDeclaration') return
    if (node.type.startsWith('TS')) return walk(node.expression, node, visit)
    visit(node, parent)
    for (const [key, child] of Object.entries(node)) if (key !== 'typeAnnotation') walk(child, node, visit)
  }
}
