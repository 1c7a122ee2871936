import { useEffect, useMemo, useState } from 'react'
import { variantName } from '#domain/variants.ts'
import { amountCurrency } from '#contract/amount-currency.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { titleOf } from '#web/kit/actions/row-titles.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import type { RowContext } from './row-changes.ts'
import { sentMargins } from './sent-margins.ts'

const NAMED_KINDS = ['category', 'brand'] as const
const MOST_NAMES = '500'

/** What the words of rows are taken from: the local copy, and for a draft the names that it would bring. */
export function useRowContext({ id, state, origin, version }: RowOfKind<'changeSet'>): RowContext {
  const store = useStore()
  const names = useDraftNames(id, version, state === 'draft' || state === 'checked')
  const currency = useOwnCurrency()
  const contextOf = usePricingContextOf()
  const isToSend = origin === 'storePush' && state === 'checked'
  return useMemo(
    () => ({
      currency,
      nameOf(kind, ref) {
        const row = store.get(kind, ref)
        return row ? titleOf(kind, row) : names.get(ref)
      },
      currencyOf: (kind, ref) => {
        const entity = entityOf(kind)
        return entity && amountCurrency(entity, store.get(kind, ref))
      },
      isHere: (kind, ref) => store.get(kind, ref) !== undefined,
      variantsOf: ({ id: listingId, after }) => {
        const productId = after?.['productId'] ?? store.get('storeListing', listingId ?? '')?.productId
        const variants = store.get('product', typeof productId === 'string' ? productId : '')?.variants ?? []
        return Object.fromEntries(variants.map((variant) => [variant.id, variantName(variant)]))
      },
      marginsOf: (row) => (isToSend ? sentMargins(store, contextOf, row) : []),
      typeOf: (ref) => asText(store.get('document', ref)?.documentType),
    }),
    [store, names, currency, contextOf, isToSend],
  )
}

/** The names of categories and brands that a draft would make; without them its rows would name what nobody knows. */
function useDraftNames(id: string, version: number, isDraft: boolean): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isDraft || version === 0) return undefined
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      const pages = await Promise.all(
        NAMED_KINDS.map((kind) => changeSets.rows(id, { kind, pageSize: MOST_NAMES }, stop.signal)),
      )
      const rows = pages.flatMap(({ items }) => items)
      setNames(new Map(rows.flatMap(({ id: own, title }) => (own === null || title === null ? [] : [[own, title]]))))
    }
    // Without the names the rows are still right; the rows themselves say what went wrong.
    load().catch(() => undefined)
    return () => stop.abort()
  }, [id, version, isDraft])
  return names
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
