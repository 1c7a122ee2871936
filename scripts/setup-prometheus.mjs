import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installPrometheus } from './setup-apt.mjs'
import { SetupError } from './setup-command.mjs'

const PROGRAMS = ['prometheus', 'promtool']

/**
 * Prometheus with its tool, which try metrics, alert rules and dashboard; installed where this process may. The tests with them are passed over
 * where they are not to be had, so nothing fails here: the path is empty then.
 * @param {() => void} announce called before an installation, which takes a while
 * @returns {Promise<string>}
 */
export async function ensurePrometheus(announce) {
  const found = findPrometheus()
  if (found !== '' || !canInstallSystemPackages()) return found
  announce()
  try {
    await installPrometheus()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
  }
  return findPrometheus()
}

function findPrometheus() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program)))) ?? ''
}
