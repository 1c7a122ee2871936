import { cutText } from '#domain/cut-text.ts'
import { ownKeys } from '#domain/own-keys.ts'
import type { Cell, Difference, Offers } from '#domain/stores/three-way.ts'
import { variantName } from '#domain/variants.ts'
import type { Change } from '#contract/command.ts'
import { storeConflict } from '#contract/entities/store-conflict.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { same } from '#contract/same.ts'
import { STORE_FIELDS, type StoreField } from '#contract/store-providers.ts'
import { rowIdOf } from './row-ids.ts'
import { type OfferMap, type ProductRow, WHOLE } from './sides.ts'

/** A field that a person decides. */
export type ConflictRow = RowOfKind<'storeConflict'>

const { kind } = storeConflict

/** What a conflict is about. */
export interface ConflictOf {
  readonly storeId: string
  readonly listingId: string
  readonly product: ProductRow
  readonly map: OfferMap
  readonly currency: string
}

/** The id of the conflict about a field: there is one at most. */
export function conflictIdOf(listingId: string, offer: string, field: string): string {
  return rowIdOf(listingId, 'conflict', offer, field)
}

/** The base as open conflicts hold it: a decision that was taken back is open again from where it was. */
export function withOpenConflicts(base: Offers, open: readonly ConflictRow[], map: OfferMap): Offers {
  const offerOf = new Map([...map].map(([offer, variantId]) => [variantId, offer]))
  const all = ownKeys<Record<string, Cell>>(Object.entries(base).map(([offer, cells]) => [offer, { ...cells }]))
  for (const row of open) {
    const offer = isOfWhole(row) ? WHOLE : offerOf.get(row.variantId)
    if (offer === undefined) continue
    const cells = (all[offer] ??= ownKeys())
    if (row.base === null) delete cells[row.field]
    else cells[row.field] = row.base
  }
  return all
}

/** Whether a conflict is about the product itself and not about what is sold of it. */
export function isOfWhole({ variantId, field }: ConflictRow): boolean {
  return variantId === '' && (field === 'name' || field === 'description' || field === 'isActive')
}

/** The changes of conflicts after a comparison: those that are new or differ, and the end of those that are none any more. */
export function conflictChanges(
  of: ConflictOf,
  conflicts: readonly Difference[],
  known: readonly ConflictRow[],
): readonly Change[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  const wanted = new Map(
    conflicts.flatMap((each) => {
      const data = conflictData(of, each)
      return data ? [[conflictIdOf(of.listingId, each.offer, each.field), data] as const] : []
    }),
  )
  const over = known.filter(({ id, state }) => state === 'open' && !wanted.has(id))
  return [
    ...[...wanted].flatMap(([id, data]): Change[] => {
      const row = byId.get(id)
      const isSame =
        row !== undefined &&
        Object.entries(data).every(([name, value]) => same((row as Readonly<Record<string, unknown>>)[name], value))
      return isSame ? [] : [{ op: 'put', kind, id, data }]
    }),
    ...over.map(({ id }): Change => ({ op: 'delete', kind, id })),
  ]
}

function conflictData({ storeId, listingId, product, map, currency }: ConflictOf, difference: Difference) {
  const { offer, field, base, here, there } = difference
  const variantId = offer === WHOLE ? '' : map.get(offer)
  if (variantId === undefined || !isStoreField(field)) return undefined
  const variant = product.variants.find(({ id }) => id === variantId)
  const title = variant ? `${product.name} · ${variantName(variant)}` : product.name
  const about = { storeId, listingId, productId: product.id, variantId, title: cutText(title, 700), field, currency }
  const sides = { base: base ?? null, local: here, store: there }
  return { ...about, ...sides, state: 'open', choice: '', resolvedAt: null }
}

function isStoreField(field: string): field is StoreField {
  return STORE_FIELDS.some((name) => name === field)
}
