import { matchScreen } from '#contract/screens.ts'
import { productIndex } from './features/products/product-index.ts'
import { createLocalData, type LocalData, type LocalDataOptions } from './kit/data/lifecycle.ts'
import { documentIndex } from './kit/documents/document-index.ts'
import { retry } from './kit/load/retry.ts'
import { whenQuiet } from './kit/load/when-quiet.ts'

/** The screens whose lists are found by an index. */
const LISTS: readonly (string | undefined)[] = ['products', 'documents']

/** The data of this device with the collections that can be large; apart, because whoever has not signed in needs none. */
export function startEngine(options: Omit<LocalDataOptions, 'schema' | 'indexes' | 'looksAtList'>): LocalData {
  whenQuiet(() => void retry(() => import('./kit/upload/upload-session.ts')).then((uploads) => uploads.followUploads()))
  const looksAtList = (): boolean => LISTS.includes(matchScreen(location.pathname)?.id)
  return createLocalData({ ...options, schema: SCHEMA_NAME, indexes: [productIndex, documentIndex], looksAtList })
}
