import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './setup-command.mjs'

/**
 * @typedef {object} Needs
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The folders of the packages that the built server loads, with all that these need: what package-lock.json has for the dependencies of
 * package.json. Optional ones are those of this system, which alone are installed.
 * @returns {readonly string[]} paths from the root, such as node_modules/sharp
 */
export function productionPackages() {
  /** @type {Record<string, Needs>} */
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = neededBy('', locked)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...neededBy(path, locked))
  }
  return [...found].toSorted()
}

/**
 * @param {string} path of the package that needs them
 * @param {Record<string, Needs>} locked
 * @returns {string[]}
 */
function neededBy(path, locked) {
  const { dependencies = {}, optionalDependencies = {} } = locked[path] ?? {}
  const own = Object.keys(dependencies).map((name) => {
    const folder = folderOf(name, path)
    if (folder === undefined) throw new Error(`The package ${name} is not installed.`)
    return folder
  })
  return [...own, ...Object.keys(optionalDependencies).flatMap((name) => folderOf(name, path) ?? [])]
}

/**
 * Where Node.js finds a package: beside what needs it, or in a folder above.
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function folderOf(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const path = join(at === '.' ? '' : at, 'node_modules', name)
    if (existsSync(join(ROOT, path, 'package.json'))) return path
    if (at === '' || at === '.') return undefined
  }
}
