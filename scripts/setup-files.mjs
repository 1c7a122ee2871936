import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup-command.mjs'

/**
 * All files below a folder of the repository, as sorted paths with forward slashes; none when the folder is missing.
 * @param {string} folder
 * @param {(path: string) => boolean} [isWanted]
 * @returns {string[]}
 */
export function filesUnder(folder, isWanted = () => true) {
  return walk(folder).filter(isWanted).toSorted()
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [path] : []
  })
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(join(ROOT, folder), { withFileTypes: true })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return []
    throw error
  }
}

/** @param {string} path */
export function isTestFile(path) {
  return /\.test\.tsx?$/.test(path)
}
