import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DatedRates } from '#domain/analytics/dated-rates.ts'
import type { DocumentFacts } from '#domain/analytics/document-facts.ts'
import { waitingDocuments } from '#domain/analytics/waiting-documents.ts'
import { type WaitingLine, waitingList } from '#domain/analytics/waiting-list.ts'
import { waitingPayments } from '#domain/analytics/waiting-payments.ts'
import { waitingShipments } from '#domain/analytics/waiting-shipments.ts'
import { waitingStores } from '#domain/analytics/waiting-stores.ts'
import { isStale } from '#domain/exchange-rates.ts'
import { isToApply } from '#contract/change-states.ts'
import { followRates } from '#web/kit/currency/rates.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { figureSource } from '#web/kit/figures/use-figure-books.ts'
import { SlicedSource, type SlicedState } from '#web/kit/figures/sliced-source.ts'
import { usePaymentsWaiting } from './use-payments-waiting.ts'
import { WaitingWork, type WaitingWorkResult } from './waiting-work.ts'

const sources = new WeakMap<Store, SlicedSource<WaitingWorkResult>>()

function sourceOf(store: Store): SlicedSource<WaitingWorkResult> {
  const known = sources.get(store)
  if (known) return known
  const made = new SlicedSource(store, new WaitingWork(store, () => figureSource(store).state.books.documents))
  sources.set(store, made)
  return made
}

/** What waits for a person, the most costly first, kept up to date once the documents are read into their book (PAGE-01). */
export function useWaiting(rates: DatedRates): SlicedState<readonly WaitingLine[]> {
  const store = useStore()
  const source = sourceOf(store)
  const read = useSyncExternalStore(source.subscribe, source.read)
  useEffect(() => followRates(source.follow), [source])
  // Documents are read into their book later than their rows change.
  useEffect(() => figureSource(store).subscribe(['documents'], source.follow), [store, source])
  const [shipments, lines, charges] = [useRows('shipment'), useRows('shipmentLine'), useRows('shipmentCharge')]
  const changeSets = useRows('changeSet')
  const [stores, differences] = [useRows('store'), useRows('storeConflict')]
  const told = usePaymentsWaiting()
  const set = useRates()
  const today = businessToday()
  const papers = read.status === 'ready' ? read.result.documents : undefined
  const documents = useMemo(() => documentsWaiting(papers ?? [], today, rates), [papers, today, rates])
  const awaited = useMemo(
    () => waitingShipments({ shipments, lines, charges }, today, rates),
    [shipments, lines, charges, today, rates],
  )
  return useMemo(() => {
    if (read.status !== 'ready') return read
    const { lines: products } = read.result
    const isForeign = documents.length + awaited.length + products.length > 0
    const hasOldRates = isForeign && isStale(set.date, today)
    return {
      status: 'ready',
      result: waitingList({
        payments: waitingPayments(told, today, rates),
        documents,
        products,
        shipments: awaited,
        stores: waitingStores({ stores, differences }),
        toApply: changeSets.filter(isToApply).map(({ id }) => id),
        hasOldRates,
      }),
    }
  }, [read, documents, awaited, stores, differences, changeSets, told, rates, set, today])
}

function documentsWaiting(documents: readonly DocumentFacts[], today: string, rates: DatedRates) {
  return waitingDocuments(documents, { today, at: Date.now() }, rates).waiting
}
