import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK_BYTES = 512
const BYTES_A_MB = 2 ** 20

interface LockedPackage {
  readonly dev?: boolean
}

/**
 * Megabytes on the disk of what `npm install --omit=dev` leaves: every package of the lock file that is no development dependency, as it
 * lies here. Optional packages for other systems are not here and do not count.
 */
export function installedMegabytes(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>
  }
  const folders = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(path))
    .map(([path]) => path)
  // The lock file lists packages inside of packages by themselves.
  return folders.reduce((sum, folder) => sum + bytesOnDisk(folder, ['node_modules']), 0) / BYTES_A_MB
}

/** Megabytes on the disk of the built product, with the packages that it brings along. */
export function builtMegabytes(): number {
  return bytesOnDisk('dist') / BYTES_A_MB
}

/** A folder with all below it but folders of these names. */
function bytesOnDisk(folder: string, without: readonly string[] = []): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (without.includes(entry.name)) continue
    bytes += lstatSync(path).blocks * BLOCK_BYTES
    if (entry.isDirectory()) bytes += bytesOnDisk(path, without)
  }
  return bytes
}
