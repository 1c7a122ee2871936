import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'pricewright-test-'
/** A run keeps less than half of this at a time. */
const ENOUGH_BYTES = 6 * 2 ** 30

/**
 * Makes a folder in memory for what the tests write and throw away, so that they wait for no disk: hundreds of databases are made and
 * dropped. What a killed run left behind goes first.
 * @returns {{ path: string, remove: () => void } | undefined} nothing where the machine has no such place, or too little of it
 */
export function memoryFolder() {
  if (!existsSync(MEMORY)) return undefined
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    if (!isAlive(Number(name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH_BYTES) return undefined
  const path = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(path, { recursive: true })
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** @param {number} pid */
function isAlive(pid) {
  return existsSync(`/proc/${pid}`)
}
