import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A PostgreSQL of the tests' own: its own folder, a private unix socket, no network, gone with the process that started it. */
export interface PostgresCluster {
  readonly socketFolder: string
  /** The address of a database, as superuser `postgres` unless another login is named. */
  url(database: string, user?: string): string
  /** Runs statements one after the other as superuser. */
  administer(database: string, ...statements: string[]): Promise<void>
  /** Ends every process of the cluster at once, as a power cut would, and waits until they are gone. */
  kill(): Promise<void>
  /** Starts the processes again after `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The unprivileged owner of every test database: forced row-level security binds it, as it does in production. */
export const OWNER = 'shop_owner'

/** Makes and starts a cluster. `durable` keeps fsync on, as tests that kill it need. */
export async function startPostgresCluster({ durable = false } = {}): Promise<PostgresCluster> {
  const bin = await postgresBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'pw-pg-'))
  const identity = await unprivileged()
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...identity,
      cwd: folder,
    },
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let supervisor: ReturnType<typeof spawn> | undefined

  const url = (database: string, user = 'postgres') =>
    `postgresql://${user}@/${encodeURIComponent(database)}?host=${encodeURIComponent(folder)}`

  async function administer(database: string, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: url(database) })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  async function start(): Promise<void> {
    // The shell ends the server when its standard input closes, which it does however this process dies.
    const script = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server'
    supervisor = spawn('sh', ['-c', script, 'postgres', join(bin, 'postgres'), '-D', data, ...flags], {
      ...identity,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let log = ''
    supervisor.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)))
    supervisor.unref()
    const until = Date.now() + 30_000
    for (;;) {
      const ours = await serves(url('postgres'), data)
      if (ours) return
      if (Date.now() > until) throw new Error(`PostgreSQL did not start:\n${log}`)
      await pause(50)
    }
  }

  async function kill(): Promise<void> {
    await killServer(data)
    await rest()
  }

  async function rest(): Promise<void> {
    if (!supervisor || supervisor.exitCode !== null) return
    const exit = once(supervisor, 'exit')
    supervisor.ref()
    supervisor.stdin?.end()
    await exit
  }

  await start()
  await administer('postgres', `create role ${OWNER} login createrole`)
  return {
    socketFolder: folder,
    url,
    administer,
    kill,
    start,
    stop: async () => {
      await rest()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ends every process of the server of a data folder at once, and waits until they are gone. */
export async function killServer(data: string): Promise<void> {
  const postmaster = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  await killAll([postmaster, ...(await childrenOf(postmaster))])
}

/** Ends processes at once, and waits until they are gone. */
export async function killAll(processes: readonly number[]): Promise<void> {
  for (const pid of processes) signal(pid)
  while (processes.some(exists)) await pause(10)
}

/** Makes sure that the server that answers is the one that was started, and no other. */
async function serves(url: string, data: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === data
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** The newest PostgreSQL of the system: on the path, or where Debian keeps it. */
export async function postgresBinaries(): Promise<string> {
  const versions = await filesOf('/usr/lib/postgresql')
  const packaged = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`)
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), ...packaged]) {
    const files = await filesOf(folder)
    if (files.includes('initdb') && files.includes('postgres')) return folder
  }
  throw new Error('The integration tests need the PostgreSQL server programs (on Debian: apt-get install postgresql).')
}

function filesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((): string[] => [])
}

/** PostgreSQL refuses to run as root, so root runs it as another; undefined for anybody else. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const { stdout } = await run('getent', ['passwd', user]).catch(() => ({ stdout: '' }))
    const [, , uid, gid] = stdout.split(':')
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL refuses to run as root, and neither the user postgres nor nobody exists.')
}

/** The processes that a process started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').map(Number).filter(Boolean)
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
