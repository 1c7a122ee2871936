import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallSystemPackages, installCluster } from './setup-apt.mjs'
import { SetupError } from './setup-command.mjs'

const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'pgbouncer']
const FOLDERS = ['/usr/bin', '/usr/sbin']

/**
 * etcd, Patroni, HAProxy and PgBouncer, which the deep run tries the product with; installed where this process may. The tests with them are
 * passed over where they are not to be had, so nothing fails here.
 * @param {() => void} announce called before an installation, which takes a while
 * @returns {Promise<boolean>} whether they are there
 */
export async function ensureCluster(announce) {
  if (hasCluster() || !canInstallSystemPackages()) return hasCluster()
  announce()
  try {
    await installCluster()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
  }
  return hasCluster()
}

function hasCluster() {
  return PROGRAMS.every((program) => FOLDERS.some((folder) => existsSync(join(folder, program))))
}
