import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, npmCommand, ROOT, run, SetupError } from './setup-command.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/**
 * Installs what package-lock.json asks for, unless exactly that is installed already.
 * @param {() => void} [announce] called before an installation, which takes a while
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function ensurePackages(announce) {
  if (areLockedPackagesInstalled()) return false
  announce?.()
  // `npm ci` would remove and fetch everything each time; the check below is as strict.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--no-progress']
  const { code, output } = await run([
    ...npmCommand(),
    'install',
    '--no-save',
    '--include=dev',
    '--prefer-offline',
    ...quiet,
  ])
  if (code !== 0) {
    throw new SetupError(
      `The packages could not be installed:\n${lastLines(output, 15)}`,
      'Check the connection to the npm registry and the free disk space, then run the command again.',
    )
  }
  if (!areLockedPackagesInstalled()) {
    throw new SetupError(
      'package-lock.json does not fit package.json.',
      'Run npm install and keep the lock file it writes.',
    )
  }
  return true
}

/** npm keeps its own record of what it installed; it is written last, so a broken installation has none. */
function areLockedPackagesInstalled() {
  const installed = readLockedPackages(join(ROOT, 'node_modules', '.package-lock.json'))
  const wanted = readLockedPackages(join(ROOT, 'package-lock.json'))
  if (!installed || !wanted) return false
  const hasStranger = Object.entries(installed).some(([path, entry]) => !(path in wanted) && !isForOnePlatform(entry))
  return (
    !hasStranger && Object.entries(wanted).every(([path, entry]) => path === '' || isInstalled(entry, installed[path]))
  )
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} installed
 */
function isInstalled(wanted, installed) {
  if (!installed) return isForOnePlatform(wanted)
  // Builds for other platforms may be locked by their version alone: not every registry has them.
  const isSame = wanted.integrity === undefined || installed.integrity === wanted.integrity
  return installed.version === wanted.version && isSame
}

/** @param {LockedPackage} entry */
function isForOnePlatform({ optional, devOptional }) {
  return Boolean(optional || devOptional)
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined} nothing when the file is missing or damaged
 */
function readLockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
