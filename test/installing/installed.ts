import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '#test/repository-files.ts'
import { makeArchive, makeNewerArchive } from './archives.ts'
import { type Machine, startMachine } from './machine.ts'

/** The version of this checkout, which the pages' commands are run with. */
export const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** Starts a machine with both archives where an operator puts them; nothing where this computer cannot have one. */
export async function startWithArchives(): Promise<Machine | undefined> {
  const machine = await startMachine()
  if (!machine) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'pw-archives-'))
  try {
    const archive = await makeArchive(folder)
    for (const file of [archive, await makeNewerArchive(folder, archive)])
      for (const path of [file, `${file}.sha256`]) await cp(path, join(machine.root, 'root', basename(path)))
    return machine
  } catch (error) {
    await machine.stop()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
