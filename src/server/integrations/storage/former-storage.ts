import type { FileFacts, FileStorage } from './storage.ts'

/**
 * Files that are on their way from a former place to the current one (OPS-02): new ones go to the current place, and what is not there yet is read
 * from the former one. What is removed is removed from both.
 */
export function withFormerStorage(current: FileStorage, former: FileStorage): FileStorage {
  return {
    put: (key, bytes, mediaType) => current.put(key, bytes, mediaType),
    get: async (key) => (await current.get(key)) ?? former.get(key),
    stat: async (key) => (await current.stat(key)) ?? former.stat(key),
    async delete(key) {
      await current.delete(key)
      await former.delete(key)
    },
    list: (prefix) => listBoth(current, former, prefix),
    async check() {
      await current.check()
      await former.check()
    },
  }
}

async function* listBoth(current: FileStorage, former: FileStorage, prefix: string): AsyncGenerator<FileFacts> {
  yield* current.list(prefix)
  for await (const file of former.list(prefix)) if (!(await current.stat(file.key))) yield file
}
