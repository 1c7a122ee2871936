import type { AnyRow } from '#contract/entity.ts'
import type { DraftRow } from '../drafts.ts'
import type { VariantBook } from './variant-book.ts'

/** The rows of one product with variants; `productId` if it exists. */
export interface Group {
  readonly productId: string | undefined
  readonly rows: readonly DraftRow[]
}

/** The groups of a draft's rows; rows in no group are products by themselves. */
export interface SharedOut {
  readonly groups: readonly Group[]
  /** Rows whose SKU belongs to several products. */
  readonly ambiguous: readonly { readonly row: DraftRow; readonly owners: number }[]
}

/** The SKU that a row bears. */
export function skuOf({ input: { data, variant } }: DraftRow): string {
  const sku = variant?.['sku'] ?? data['sku']
  return typeof sku === 'string' ? sku.trim() : ''
}

/** The key that the rows of one product with variants share: its id, else their group; blank for none. */
export function groupOf(row: DraftRow): string {
  const { group, productId } = row.input
  return group ?? (productId === undefined ? groupKeyOf(row) : '')
}

/** The group that a row names; blank for none. */
export function groupKeyOf({ input: { data } }: DraftRow): string {
  const { groupKey, variants } = data
  return typeof groupKey === 'string' && variants === undefined ? groupKey.trim() : ''
}

/** Whether a row itself says that it belongs to a product with variants. */
function tellsVariants({ input: { options, isProduct, variant } }: DraftRow): boolean {
  return options !== undefined || isProduct === true || variant !== undefined
}

/**
 * Groups the rows of each product (PROD-14): those whose SKU one of its variants has, and those of the same group. A row with the SKU of
 * a product without variants updates that product; a group of one row without options is a plain product too.
 */
export function sharedOut(
  rows: readonly DraftRow[],
  book: VariantBook,
  ownersOf: (sku: string) => readonly AnyRow[],
  isKept: (productId: string) => boolean,
): SharedOut {
  const byProduct = new Map<string, DraftRow[]>()
  const byGroup = new Map<string, DraftRow[]>()
  const productOf = new Map<string, string>()
  const ambiguous: { row: DraftRow; owners: number }[] = []
  for (const row of rows) {
    const [group, sku] = [groupOf(row), skuOf(row)]
    const { productId: named } = row.input
    if (named !== undefined && isKept(named)) {
      if (group !== '') add(byProduct, named, row)
      continue
    }
    const ofVariant = [...(book.bySku.get(sku) ?? [])]
    const owners = new Set([...ownersOf(sku).map(({ id }) => id), ...ofVariant])
    if (row.input.isProduct) {
      add(byGroup, group, row)
      const [only] = owners
      if (owners.size === 1 && only !== undefined) productOf.set(group, only)
      else if (owners.size > 1) ambiguous.push({ row, owners: owners.size })
    } else if (ofVariant.length > 0 && owners.size > 1) ambiguous.push({ row, owners: owners.size })
    else if (ofVariant[0] !== undefined) {
      add(byProduct, ofVariant[0], row)
      if (group !== '' && !productOf.has(group)) productOf.set(group, ofVariant[0])
    } else if (group !== '' && owners.size === 0) add(byGroup, group, row)
  }
  const refused = new Set(ambiguous.map(({ row }) => row))
  const created: Group[] = []
  for (const [group, all] of byGroup) {
    const own = all.filter((row) => !refused.has(row))
    const [first] = own
    const productId = productOf.get(group) ?? (first && book.byGroup.get(groupKeyOf(first)))
    if (!first || (productId === undefined && own.length === 1 && !tellsVariants(first))) continue
    if (productId === undefined) created.push({ productId, rows: own })
    else for (const row of own) add(byProduct, productId, row)
  }
  const updated = [...byProduct].map(([productId, own]) => ({ productId, rows: own.sort((a, b) => a.n - b.n) }))
  return { groups: [...updated, ...created], ambiguous }
}

function add<K>(map: Map<K, DraftRow[]>, key: K, row: DraftRow): void {
  const rows = map.get(key)
  if (rows) rows.push(row)
  else map.set(key, [row])
}
