/**
 * `npm run release 0.3.0`: checks that everything is ready, sets the version, dates the changelog, commits, tags and
 * packs the tarball. Nothing is pushed or published. Run `npm test` first: a release is a commit that passed it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

const refuse = (sentence) => {
  console.error(sentence)
  process.exit(2)
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const read = (file) => readFileSync(join(root, file), 'utf8')

const [version] = process.argv.slice(2)
const current = JSON.parse(read('package.json')).version
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) refuse('Give the new version: npm run release 0.3.0')
if (version.localeCompare(current, 'en', { numeric: true }) <= 0) refuse(`The new version must be above ${current}.`)
if (git('status', '--porcelain') !== '') refuse('There are uncommitted changes. Commit them first.')
if (git('tag', '--list', `v${version}`) !== '') refuse(`The tag v${version} exists already.`)
const changelog = read('CHANGELOG.md')
if (!changelog.includes('\n## Unreleased\n')) refuse('CHANGELOG.md has no section "Unreleased" to release.')

const npm = (...args) => execFileSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2] })
npm('version', version, '--no-git-tag-version')
const today = new Date().toISOString().slice(0, 10)
writeFileSync(join(root, 'CHANGELOG.md'), changelog.replace('\n## Unreleased\n', `\n## ${version} (${today})\n`))
git('commit', '--all', '--message', `release: ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `Roundhouse ${version}`)
npm('pack')
console.log(`Tagged v${version} and packed roundhouse-${version}.tgz. Next: git push --follow-tags`)
