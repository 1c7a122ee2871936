import { Store } from './store.ts'
import type { StoreOptions } from './store-options.ts'

/** Opens the local copy of a user's rows and keeps it in step with the server. Rejects with `StorageProblem`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = new Store(options)
  try {
    await store.open()
    return store
  } catch (error) {
    store.close()
    throw error
  }
}
