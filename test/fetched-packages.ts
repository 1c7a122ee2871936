import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './repository-files.ts'

const run = promisify(execFile)

/**
 * The folder of packages that only a deep test runs and that are too heavy to be dependencies; fetched by npm once for each list of
 * versions. No script of a package runs.
 */
export async function fetchedPackages(name: string, packages: readonly string[]): Promise<string> {
  const kept = join(ROOT, '.cache', name)
  const folder = join(kept, packages.map((each) => each.split('@').at(-1)).join('_'))
  if (existsSync(folder)) return join(folder, 'node_modules')
  mkdirSync(kept, { recursive: true })
  const made = mkdtempSync(join(kept, 'new-'))
  await run('npm', ['install', '--prefix', made, '--no-save', '--no-package-lock', '--ignore-scripts', ...packages])
  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
  return join(folder, 'node_modules')
}
