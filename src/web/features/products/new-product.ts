import { openedStore } from '#web/kit/data/current-store.ts'
import { productActions } from './use-product-actions.ts'

/** Makes a product and answers its id; undefined when it could not be made. */
export async function newProduct(): Promise<string | undefined> {
  const store = openedStore()
  return store && productActions(store).begin({})
}
