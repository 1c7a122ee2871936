import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK_BYTES = 512
const BYTES_A_MB = 2 ** 20

interface LockedPackage {
  readonly dev?: boolean
  readonly devOptional?: boolean
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
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(path))
    .map(([path]) => path)
  return folders.reduce((sum, folder) => sum + bytesOnDisk(folder), 0) / BYTES_A_MB
}

/** Megabytes on the disk of the built product. */
export function builtMegabytes(): number {
  return bytesOnDisk('dist') / BYTES_A_MB
}

/** A folder with all below it but nested packages, which the lock file lists by themselves. */
function bytesOnDisk(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules') continue
    bytes += lstatSync(path).blocks * BLOCK_BYTES
    if (entry.isDirectory()) bytes += bytesOnDisk(path)
  }
  return bytes
}
