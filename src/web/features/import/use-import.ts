import { useSyncExternalStore } from 'react'
import { ownColumns } from '#domain/import/own-columns.ts'
import { product } from '#contract/entities/product.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { ownCurrency } from '#web/kit/price/own-currency.ts'
import { showToast, type ToastMessage } from '#web/kit/ui/toast.ts'
import { type ChangeSetApi, createChangeSetApi } from './change-set-api.ts'
import { callApi } from '#web/kit/data/api.ts'
import { ImportSession, type ImportSurroundings } from './import-session.ts'
import type { ImportState } from './import-state.ts'
import { importText } from './text.ts'
import { startImportWorker } from './worker-client.ts'

/** The change sets of the signed-in user. */
export const importApi: ChangeSetApi = createChangeSetApi(callApi, wait)

let session: ImportSession | undefined

/** The import of this page: one at a time, kept while the user is elsewhere in the application. */
export function importSession(): ImportSession {
  if (session) return session
  session = new ImportSession(surroundings())
  tellElsewhere(session)
  return session
}

let watchers = 0

/** Says that the import is on screen; returns how to take it back. */
export function watchImport(): () => void {
  watchers += 1
  return () => {
    watchers -= 1
  }
}

/** Who has left the screen is told how the import ended. */
function tellElsewhere(own: ImportSession): void {
  let last = own.state()
  own.subscribe(() => {
    const before = last
    last = own.state()
    if (watchers > 0 || (last.phase === before.phase && last.problem === before.problem)) return
    const message = endOf(own, last)
    if (message) showToast(message)
  })
}

function endOf(own: ImportSession, { phase, fileName, header, problem }: ImportState): ToastMessage | undefined {
  if (problem) return { title: importText.meanwhile.failed(fileName), tone: 'bad' }
  if (phase === 'review') return { title: importText.meanwhile.review(fileName) }
  if (phase !== 'done' || !header || header.state !== 'applied') return undefined
  const undo = { label: importText.done.undo, run: () => void own.revert() }
  return { title: importText.done.title(formatCount(header.size, importText.product)), action: undo }
}

/** The import and its state, kept up to date. */
export function useImport(): { readonly session: ImportSession; readonly state: ImportState } {
  const own = importSession()
  return { session: own, state: useSyncExternalStore(own.subscribe, own.state) }
}

function surroundings(): ImportSurroundings {
  return {
    startWorker: startImportWorker,
    api: importApi,
    newId: () => requiredStore().newId(),
    own: ownColumns(product.fields),
    rates: knownRates,
    currency: () => ownCurrency(openedStore()?.all('businessProfile') ?? []),
    isOnline: () => navigator.onLine,
    title: importText.changeSetTitle,
    onWritten: () => openedStore()?.retry(),
  }
}

function requiredStore() {
  const store = openedStore()
  if (!store) throw new Error('Nobody is signed in')
  return store
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Called off', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
