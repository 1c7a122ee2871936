import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SetupError } from './setup-command.mjs'

const LOOK_AGAIN_MS = 200
const PATIENCE_MS = 600_000

/**
 * Does the work while no other process of this computer does work under the same lock. The lock is a file with the id of its process;
 * that of a process which has ended is taken over. Throws `SetupError` after ten minutes of waiting.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {number} [patienceMs]
 * @returns {Promise<T>}
 */
export async function underLock(path, work, patienceMs = PATIENCE_MS) {
  mkdirSync(dirname(path), { recursive: true })
  const end = performance.now() + patienceMs
  while (!take(path)) {
    if (performance.now() > end) {
      throw new SetupError(
        `Process ${holderOf(path)} has been building for long.`,
        `End it, or delete ${path} if it does something else.`,
      )
    }
    await pause(LOOK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/**
 * Written to a file of its own and then linked, so that nobody reads half a number.
 * @param {string} path
 */
function take(path) {
  const holder = holderOf(path)
  if (holder !== undefined && isAlive(holder)) return false
  if (holder !== undefined) dropLockOf(holder, path)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Two may find the same dead process: who moves away what the other has just made puts it back.
 * @param {number} holder
 * @param {string} path
 */
function dropLockOf(holder, path) {
  const aside = `${path}.${process.pid}.old`
  try {
    renameSync(path, aside)
    if (holderOf(aside) !== holder) linkSync(aside, path)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** @param {string} path */
function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return String(/** @type {NodeJS.ErrnoException} */ (error).code)
}
