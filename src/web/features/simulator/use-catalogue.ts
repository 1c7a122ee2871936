import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type SoldUnits, soldUnits } from '#domain/simulator/sold-units.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { useBusiness } from '#web/kit/documents/use-business.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { simulatorMessages as messages } from './messages.ts'
import { type Catalogue, isCurrent, readCatalogue } from './read-catalogue.ts'

/** The catalogue, or how far it is read. */
interface ReadingState {
  readonly catalogue: Catalogue | undefined
  readonly done: number
  readonly total: number
}

/** Changes that come one after the other are waited for. */
const QUIET_MS = 800

/** What the simulator knows of the business, with the reason for prices below their lowest margin; the same while nothing of it changes. */
export function useSimulatorDeps(floorOverride: string | undefined): SimulatorDeps {
  const contextOf = usePricingContextOf()
  const isFloorStrict = useBusiness(null)?.floorAction === 'block'
  const rates = useRates()
  const day = businessToday()
  return useMemo(
    () => ({ contextOf, isFloorStrict, rates, day, costLabel: messages.costLabel, floorOverride }),
    [contextOf, isFloorStrict, rates, day, floorOverride],
  )
}

/** All products of this device as columns; they are read anew after a change of one of them. */
export function useCatalogue(contextOf: SimulatorDeps['contextOf']): ReadingState {
  const store = useStore()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [reading, setReading] = useState({ done: 0, total: 0 })
  const running = useRef<AbortController>(undefined)
  const begin = useCallback(() => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    async function read() {
      const onAdvance = (done: number, total: number) => setReading({ done, total })
      const next = await readCatalogue(store, { contextOf }, onAdvance, stop.signal)
      if (next && !stop.signal.aborted) setCatalogue(next)
    }
    void read()
  }, [store, contextOf])
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [begin])
  useWhenQuiet(store, () => {
    if (catalogue && !isCurrent(store, catalogue)) begin()
  })
  return { catalogue, ...reading }
}

/** What was sold by the documents of this device in the last days; null for no days. */
export function useSoldUnits(days: number): SoldUnits | null {
  const soldIn = useSoldOf()
  return useMemo(() => soldIn(days), [soldIn, days])
}

/** The same for any number of days. */
export function useSoldOf(): (days: number) => SoldUnits | null {
  const store = useStore()
  const [documents, setDocuments] = useState<readonly RowOfKind<'document'>[]>(() => allDocuments(store))
  useWhenQuiet(store, () => {
    const now = allDocuments(store)
    if (now.length !== documents.length || now.some((row, index) => row !== documents[index])) setDocuments(now)
  })
  const day = businessToday()
  return useCallback((days) => (days === 0 ? null : soldUnits(documents, day, days)), [documents, day])
}

function allDocuments(store: Store): readonly RowOfKind<'document'>[] {
  return store.idsOf('document', {}).flatMap((id) => store.get('document', id) ?? [])
}

/** Runs once rows have changed and no more of them change. */
function useWhenQuiet(store: Store, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let { revision } = store
    const stop = store.subscribe(() => {
      if (store.revision === revision) return
      revision = store.revision
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store])
}
