import type { FileStorage } from '../integrations/storage/storage.ts'

/** A part of a file in a backup; the parts of a file follow each other. */
export interface FilePart {
  readonly key: string
  /** Base64. */
  readonly data: string
  readonly isLast: boolean
}

/** Bytes in a line. */
const PART = 1_000_000
const MEDIA_TYPE = 'image/webp'

/** Writes the files of these keys, without missing ones; answers how many it wrote. */
export async function backUpFiles(
  storage: FileStorage,
  keys: readonly string[],
  write: (line: { readonly file: FilePart }) => Promise<void>,
): Promise<number> {
  let files = 0
  for (const key of keys) {
    const bytes = await storage.get(key)
    if (!bytes) continue
    files += 1
    for (let at = 0; at === 0 || at < bytes.length; at += PART) {
      const data = Buffer.from(bytes.subarray(at, at + PART)).toString('base64')
      await write({ file: { key, data, isLast: at + PART >= bytes.length } })
    }
  }
  return files
}

/** Stores the files of a backup as their last parts arrive, and can remove them again. */
export class FileRestorer {
  readonly #storage: FileStorage
  readonly #stored: string[] = []
  #parts: Buffer[] = []
  #count = 0

  constructor(storage: FileStorage) {
    this.#storage = storage
  }

  get count(): number {
    return this.#count
  }

  async add({ key, data, isLast }: FilePart): Promise<void> {
    this.#parts.push(Buffer.from(data, 'base64'))
    if (!isLast) return
    const bytes = Buffer.concat(this.#parts)
    this.#parts = []
    this.#count += 1
    // A bucket that outlived its database has them already: they are neither written again nor removed.
    const known = await this.#storage.stat(key)
    if (known?.bytes === bytes.length) return
    if (!known) this.#stored.push(key)
    await this.#storage.put(key, bytes, MEDIA_TYPE)
  }

  /** Removes the stored files. */
  async undo(): Promise<void> {
    for (const key of this.#stored) await this.#storage.delete(key)
  }
}
