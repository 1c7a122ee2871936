import { useMemo } from 'react'
import { deleteBrands, MAX_BRANDS } from '#contract/commands/brands.ts'
import { purgeBrands } from '#contract/endpoints/catalogue.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { purgeRows } from '#web/kit/list/purge-rows.ts'
import { brandsMessages } from './messages.ts'

type BrandRow = RowOfKind<'brand'>

const PURGE = { kind: 'brand', endpoint: purgeBrands, screen: 'brands', messages: brandsMessages.purging } as const

/** The actions on brands that are their own, each with its message. */
export function useBrandActions() {
  const store = useStore()
  const actions = useActions('brand')
  return useMemo(
    () => ({
      /** Deletes brands; their products stay, without a brand (BRAND-02). */
      removeAll: (rows: readonly BrandRow[]) => removeAll(store, actions, rows),
      /** Asks, and deletes every brand of the user; the server wants a fresh sign-in for it (AUTH-12). */
      purge: () => purgeRows(store, PURGE),
    }),
    [store, actions],
  )
}

function removeAll(store: Store, actions: Actions<'brand'>, rows: readonly BrandRow[]): Promise<boolean> {
  const [only] = rows
  const title =
    rows.length === 1 && only ? actionMessages.deleted(only.name) : actionMessages.deletedMany('brand', rows.length)
  const freed = rows.reduce((sum, { id }) => sum + store.idsOf('product', { where: { brandId: id } }).length, 0)
  const told = { title, ...(freed > 0 ? { detail: brandsMessages.freed(freed) } : {}) }
  const ids = rows.map(({ id }) => id)
  return actions.runParts('delete', deleteBrands, ids, MAX_BRANDS, (part) => ({ ids: part }), told)
}
