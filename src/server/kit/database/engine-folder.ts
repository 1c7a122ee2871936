import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes the engine's folder if it is missing. The engine fills it without syncing, so it is made under another name, synced and then
 * renamed: a crash half-way never leaves a folder that looks complete.
 */
export async function prepareEngineFolder(folder: string, create: (fresh: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await create(fresh)
  await writeThrough(fresh)
  await rename(fresh, folder)
  await syncPath(dirname(folder))
}

async function writeThrough(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? writeThrough(path) : syncPath(path))
  }
  await syncPath(folder)
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
