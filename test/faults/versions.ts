import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The built product with more migrations than it has, as a later version of it would have. */
export interface LaterVersion {
  readonly main: string
  remove(): Promise<void>
}

/** Copies the built server beside a folder of migrations with further ones; all else is the product's own. */
export async function makeVersion(migrations: Readonly<Record<string, string>>): Promise<LaterVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-version-'))
  await mkdir(join(folder, 'dist'))
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'))
  await cp(join(ROOT, 'dist', 'server'), join(folder, 'dist', 'server'), { recursive: true })
  await cp(join(ROOT, 'migrations'), join(folder, 'migrations'), { recursive: true })
  for (const name of ['node_modules', 'dist/web']) await symlink(join(ROOT, name), join(folder, name))
  for (const [name, sql] of Object.entries(migrations)) await writeFile(join(folder, 'migrations', name), sql)
  return { main: join(folder, 'dist', 'server', 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}
