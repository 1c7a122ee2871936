import { openedStore } from './current-store.ts'
import { openIndexedDatabase } from './indexed-database.ts'
import type { Outstanding } from './outstanding.ts'
import { outstandingOf } from './unsent.ts'

/** What a user's copy on this device has not sent; where it is not open it is read without opening it to the screens, and nothing of it changes. */
export async function readOutstanding(copyId: string, name: string | undefined): Promise<Outstanding> {
  const store = openedStore()
  if (store?.copyId === copyId) return outstandingOf(store)
  if (name === undefined) return outstandingOf(undefined)
  const database = await openIndexedDatabase(name, () => undefined)
  try {
    return await database.run('read', ['outbox', 'refused'], async (tx) => ({
      pending: await tx.all('outbox'),
      refused: await tx.all('refused'),
    }))
  } finally {
    database.close()
  }
}
