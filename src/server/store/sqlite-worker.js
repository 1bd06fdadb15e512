/**
 * The thread of the database: handles its requests one after another. See `sqlite-thread.ts`
 * for the messages. The databases live as long as the thread: the package for Node 20 ends the
 * process when a database is collected before its statements.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { DatabaseSync } from './sqlite-engine.js'

/** @typedef {import('./sqlite-thread.ts').ThreadRequest} Request */
/** @typedef {import('./sqlite-thread.ts').ThreadAnswer} Answer */
/** @typedef {import('./store.ts').Writing} Writing */
/** @typedef {ReturnType<InstanceType<typeof DatabaseSync>['prepare']>} Statement */

/** @type {{ database: string, lock: string }} */
const files = workerData
const NOTHING = { rows: [] }
const BUSY = 5
const MOST_STATEMENTS = 256

const lock = new DatabaseSync(files.lock)
const database = new DatabaseSync(files.database)
/** @type {Map<string, Statement>} */
const statements = new Map()

/** @param {Request} request @returns {Answer} */
const answer = (request) => {
  switch (request.kind) {
    case 'open':
      return open()
    case 'run':
      return run(request)
    case 'append':
      return append(request.writings)
    case 'commit':
      database.exec('commit')
      return NOTHING
    case 'rollback':
      return rollBack()
    case 'close':
      return close()
  }
}

/**
 * The lock is a database of its own, held for writing as long as the thread lives: the system lets
 * go of it however the process ends, and the real one can be read meanwhile, to back it up.
 */
const open = () => {
  try {
    lock.exec('pragma busy_timeout = 250; begin exclusive')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) error.name = 'Locked'
    throw error
  }
  try {
    database.exec('pragma busy_timeout = 5000')
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    checkDatabase()
  } catch (error) {
    if (error instanceof Error && /malformed|not a database/.test(error.message)) error.name = 'Damaged'
    throw error
  }
  return NOTHING
}

/** Finds a damaged file before it is used. This reads the whole file but does not check its indexes. */
const checkDatabase = () => {
  const [found] = database.prepare('pragma quick_check(1)').all()
  const [says] = Object.values(Object(found))
  if (says === 'ok') return
  const error = new Error(String(says).replace(/\s+/g, ' '))
  error.name = 'Damaged'
  throw error
}

/** @param {Extract<Request, { kind: 'run' }>} request @returns {Answer} */
const run = ({ sql, parameters, begins, counts }) => {
  if (begins) database.exec('begin immediate')
  const rows = prepared(sql).all(...parameters)
  if (!counts) return { rows }
  const [count] = prepared('select changes() as changes').all()
  return { rows, changes: Number(Object(count).changes) }
}

/**
 * Writes a group in one transaction. Each write succeeds or fails by itself; an error fails the whole group.
 * @param {readonly Writing[]} writings @returns {Answer}
 */
const append = (writings) => {
  database.exec('begin immediate')
  try {
    const rows = writings.map(appendOne)
    database.exec('commit')
    return { rows }
  } catch (error) {
    rollBack()
    throw error
  }
}

/** False if a sequence number or a command id is in use: then it writes nothing. @param {Writing} writing */
const appendOne = ({ head, entries }) => {
  const { id, game, phase, isPublic, seq, created, changed, due, about } = head
  const known = Object(prepared(SELECT_HEAD).get(id))
  const before = known.seq ?? 0
  if (entries[0]?.seq !== before + 1) return false
  for (const entry of entries) {
    const { changes } = prepared(INSERT_ENTRY).run(id, entry.seq, entry.at, entry.command, entry.body)
    if (Number(changes) === 1) continue
    prepared(DELETE_ENTRIES).run(id, before, entry.seq)
    return false
  }
  const people = JSON.stringify(head.people)
  prepared(UPSERT_HEAD).run(id, game, phase, isPublic ? 1 : 0, seq, created, changed, due, people, about)
  // Members seldom change: most moves write nothing here.
  if (people !== known.people) {
    prepared('delete from members where table_id = ?').run(id)
    for (const person of new Set(head.people)) {
      prepared('insert into members (person_id, table_id) values (?, ?)').run(person, id)
    }
  }
  return true
}

const SELECT_HEAD = 'select seq, people from tables where id = ?'
const INSERT_ENTRY =
  'insert into entries (table_id, seq, at, command, body) values (?, ?, ?, ?, ?) on conflict do nothing'
const DELETE_ENTRIES = 'delete from entries where table_id = ? and seq > ? and seq < ?'
const UPSERT_HEAD = `
  insert into tables (id, game, phase, is_public, seq, created, changed, due, people, about)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (id) do update set game = excluded.game, phase = excluded.phase, is_public = excluded.is_public,
    seq = excluded.seq, created = excluded.created, changed = excluded.changed, due = excluded.due,
    people = excluded.people, about = excluded.about`

/** The statement that was not used for longest makes room. @param {string} sql */
const prepared = (sql) => {
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.delete(sql)
  statements.set(sql, statement)
  const [oldest] = statements.keys()
  if (statements.size > MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest)
  return statement
}

/** After some failures (a full disk) SQLite has rolled back by itself, and says that there is nothing to. */
const rollBack = () => {
  try {
    database.exec('rollback')
  } catch {}
  return NOTHING
}

const close = () => {
  statements.clear()
  database.close()
  lock.close()
  parentPort?.unref()
  return NOTHING
}

parentPort?.on('message', (/** @type {{ id: number, request: Request }} */ { id, request }) => {
  try {
    parentPort?.postMessage({ id, answer: answer(request) })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    const code = Object(error).code
    parentPort?.postMessage({ id, problem: { name, message, ...(typeof code === 'string' && { code }) } })
  }
})
