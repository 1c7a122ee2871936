import { productIndex } from './features/products/product-index.ts'
import { createLocalData, type LocalData, type LocalDataOptions } from './kit/data/lifecycle.ts'

/** The data of this device with the collections that can be large; apart, because whoever has not signed in needs none. */
export function startEngine(options: Omit<LocalDataOptions, 'schema' | 'indexes'>): LocalData {
  return createLocalData({ ...options, schema: SCHEMA_NAME, indexes: [productIndex] })
}
