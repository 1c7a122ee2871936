import { useSyncExternalStore } from 'react'
import { ownColumns } from '#domain/import/own-columns.ts'
import { product } from '#contract/entities/product.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { ownCurrency } from '#web/kit/price/own-currency.ts'
import { noteUndo } from '#web/kit/ui/last-undo.ts'
import { showToast, type ToastMessage } from '#web/kit/ui/toast.ts'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { ImportSession, type ImportDeps } from './import-session.ts'
import type { ImportState } from './import-state.ts'
import { importMessages } from './messages.ts'
import { rememberReading } from './remember-reading.ts'
import { rememberedReading } from './remembered-reading.ts'
import { startImportWorker } from './worker-client.ts'

let session: ImportSession | undefined

/** The import of this page: one at a time, kept while the user is elsewhere in the application. */
export function importSession(): ImportSession {
  if (session) return session
  session = new ImportSession(deps())
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
  if (problem) return { title: importMessages.meanwhile.failed(fileName), tone: 'bad' }
  if (phase === 'review') return { title: importMessages.meanwhile.review(fileName) }
  if (phase !== 'done' || !header || header.state !== 'applied') return undefined
  const title = importMessages.done.title(formatCount(header.size, importMessages.product))
  return { title, action: { label: importMessages.done.undo, run: noteUndo(title, () => void own.revert()) } }
}

/** The import and its state, kept up to date. */
export function useImport(): { readonly session: ImportSession; readonly state: ImportState } {
  const own = importSession()
  return { session: own, state: useSyncExternalStore(own.subscribe, own.state) }
}

function deps(): ImportDeps {
  return {
    startWorker: startImportWorker,
    changeSets,
    newId: () => requiredStore().newId(),
    own: ownColumns(product.fields),
    rates: knownRates,
    currency: () => ownCurrency(openedStore()?.all('businessProfile') ?? []),
    isOnline: () => navigator.onLine,
    title: importMessages.changeSetTitle,
    remembered: (opened) => rememberedReading(openedStore()?.all('importMapping') ?? [], opened),
    remember: (opened, reading) => void rememberReading(requiredStore(), opened, reading),
    onWritten: () => openedStore()?.retry(),
  }
}

function requiredStore() {
  const store = openedStore()
  if (!store) throw new Error('Nobody is signed in')
  return store
}
