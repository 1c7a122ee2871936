import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, unlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname, uptime } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const TAKEOVER_MS = 200

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Pricewright process. ` +
        'Stop that process, choose another folder by DATA_DIR, or set DATABASE_URL to run several.',
    )
    this.name = 'DataFolderInUse'
  }
}

/** Locks the folder for this process, making it if it is missing. Resolves to the function that unlocks it. */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = await realpath(folder)
  return process.platform === 'linux' ? holdBySocket(path) : holdByFile(path)
}

/** An abstract socket: the kernel frees its name when the process ends, however it ends. */
function holdBySocket(folder: string): Promise<() => Promise<void>> {
  const name = `\0pricewright-${createHash('sha256').update(folder).digest('hex')}`
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DataFolderInUse(folder) : error)
    })
    server.listen(name, () => {
      server.unref()
      resolve(() => new Promise((done) => void server.close(() => done())))
    })
  })
}

interface Holder {
  readonly token: string
  readonly pid: number
  readonly host: string
  readonly since: number
}

/**
 * For systems without abstract sockets: a lock file that names the process. If it is unclear whether that process lives, it counts as
 * alive.
 */
export async function holdByFile(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'process.json')
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), since: Date.now() }
  if (!(await create(path, holder))) {
    if (await lives(path)) throw new DataFolderInUse(folder)
    await unlink(path).catch(() => undefined)
    if (!(await create(path, holder))) throw new DataFolderInUse(folder)
    // Another process may have found the same dead lock and replaced this file: the last writer holds the lock.
    await pause(TAKEOVER_MS)
  }
  if ((await read(path))?.token !== holder.token) throw new DataFolderInUse(folder)
  return () => unlink(path).catch(() => undefined)
}

async function create(path: string, holder: Holder): Promise<boolean> {
  return writeFile(path, JSON.stringify(holder), { flag: 'wx', flush: true }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function read(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

async function lives(path: string): Promise<boolean> {
  const holder = await read(path)
  if (holder?.host !== hostname()) return true
  if (holder.since < Date.now() - uptime() * 1000) return false
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
