import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#test/repository-files.ts'

const run = promisify(execFile)

/** The version of the archive that stands for a later one, and the migration that it adds. */
export const NEWER = '9.9.9'
const MIGRATION = '9999_of_a_newer_version.sql'

/** Makes the archive of this version as an operator does, with its checksum beside it. Answers its path. */
export async function makeArchive(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'scripts/archive.mjs'), folder])
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Makes the archive of a version after an archive's: the same program with another number, and a migration without which no version goes on. */
export async function makeNewerArchive(folder: string, archive: string): Promise<string> {
  const [, version = ''] = /^pricewright-([\d.]+)-/.exec(basename(archive)) ?? []
  const file = join(folder, basename(archive).replace(version, NEWER))
  const own = join(folder, `pricewright-${NEWER}`)
  await run('tar', ['-xzf', archive, '-C', folder])
  await run('mv', [join(folder, `pricewright-${version}`), own])
  for (const path of ['package.json', 'dist/server/main.js']) {
    const text = await readFile(join(own, path), 'utf8')
    // Only the line that says which version it is.
    const renamed = text.replace(/^(\s*"?version"?: ")[\d.]+(",)$/m, `$1${NEWER}$2`)
    if (renamed === text) throw new Error(`${path} does not say its version`)
    await writeFile(join(own, path), renamed)
  }
  await writeFile(
    join(own, 'migrations', MIGRATION),
    `-- contract: ${MIGRATION}\ncomment on table setting is 'of a newer version';\n`,
  )
  await run('tar', ['-czf', file, '-C', folder, `pricewright-${NEWER}`])
  await run('rm', ['-r', own])
  const { stdout } = await run('sha256sum', [basename(file)], { cwd: folder })
  await writeFile(`${file}.sha256`, stdout)
  return file
}
