import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installPostgres } from './setup-apt.mjs'
import { SetupError } from './setup-command.mjs'

/**
 * The folder of PostgreSQL's server programs, installed first where this process may. No server is started here.
 * @param {() => void} announce called before an installation, which takes a while
 * @returns {Promise<string>}
 */
export async function ensurePostgres(announce) {
  const found = findPostgres()
  if (found) return found
  if (canInstallSystemPackages()) {
    announce()
    await installPostgres()
  }
  const installed = findPostgres()
  if (installed) return installed
  throw new SetupError(
    "The tests need PostgreSQL's server programs (initdb, postgres), version 15 or newer; they start their own server with them.",
    'Install them, for example with: sudo apt-get install postgresql. Or name their folder in POSTGRES_BIN.',
  )
}

/** Debian keeps the programs out of the path, one folder for each version; Homebrew does the same. */
function findPostgres() {
  const named = process.env['POSTGRES_BIN']
  const versioned = [
    ...versionFolders('/usr/lib/postgresql', /^\d+$/),
    ...versionFolders('/opt/homebrew/opt', /^postgresql@\d+$/),
    ...versionFolders('/usr/local/opt', /^postgresql@\d+$/),
  ].map((folder) => join(folder, 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...(named ? [named] : []), ...versioned, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

/**
 * The newest version first.
 * @param {string} parent
 * @param {RegExp} name
 */
function versionFolders(parent, name) {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => join(parent, entry))
}
