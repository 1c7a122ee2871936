import { foldText, nameKey } from '#domain/text-fold.ts'
import type { product } from '#contract/entities/product.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import { type FoundProduct, productChoices } from '#contract/line-offers.ts'
import type { Store } from '../data/store.ts'
import { answerRank, BEGINS, bestFirst, EXACT } from '../ui/best-first.ts'

type ProductRow = RowOf<typeof product.fields>
type Sought = Pick<ProductRow, 'id' | 'name' | 'nameKey' | 'sku' | 'barcode'> & {
  readonly variants: readonly {
    readonly id: string
    readonly name: string
    readonly sku?: string
    readonly barcode?: string
  }[]
}

/** Finds the one product that a SKU, barcode or name means; what means two means none. */
export type ProductFinder = (text: string) => FoundProduct | undefined

/** Finds among all products; made once for many lines. */
export function productFinder(rows: readonly AnyRow[]): ProductFinder {
  const byCode = new Map<string, FoundProduct | null>()
  const byName = new Map<string, FoundProduct | null>()
  const give = (map: Map<string, FoundProduct | null>, key: string, found: FoundProduct): void => {
    if (key === '') return
    const known = map.get(key)
    map.set(key, known === undefined || known?.productId === found.productId ? (known ?? found) : null)
  }
  for (const row of rows) {
    const sought = row as AnyRow & Sought
    const [whole, ...variants] = productChoices(row)
    if (!whole) continue
    variants.forEach((variant, index) => {
      const { sku = '', barcode = '' } = sought.variants[index] ?? {}
      for (const code of [sku, barcode]) give(byCode, codeKey(code), variant)
      give(byName, nameKey(variant.name), variant)
    })
    for (const code of [sought.sku, sought.barcode]) give(byCode, codeKey(code), whole)
    give(byName, sought.nameKey, whole)
  }
  return (text) => byCode.get(codeKey(text)) ?? byName.get(nameKey(text)) ?? undefined
}

/** Finds one product in a large catalogue by the index of its list. */
export function findProduct(store: Pick<Store, 'query'>, text: string): FoundProduct | undefined {
  if (text.trim() === '') return undefined
  return productFinder(searchProducts(store, text))(text)
}

/** So many are looked at for the best, in the order of the list. */
const LOOKED_AT = 200

/** Products whose SKU, barcode or name holds the words. */
function searchProducts(store: Pick<Store, 'query'>, search: string): readonly AnyRow[] {
  return store.query('product', { search, page: 1, pageSize: LOOKED_AT }).rows
}

const SHOWN_AT_MOST = 8

/** The products and variants to offer for typed text, the best first. */
export function offeredProducts(store: Pick<Store, 'query'>, typed: string): readonly FoundProduct[] {
  const choices = searchProducts(store, typed).flatMap((row) => productChoices(row))
  return bestChoices(choices, typed).slice(0, SHOWN_AT_MOST)
}

/** What is called as typed, then what begins so, the SKU before the name, then what has a word that begins so, then the others in their order. */
export function bestChoices(choices: readonly FoundProduct[], typed: string): readonly FoundProduct[] {
  return bestFirst(choices, ({ sku, name }) => {
    const [code, called] = [answerRank(sku, typed), answerRank(name, typed)]
    // Within a code no words are told apart, and a code that begins so stands before such a name.
    return Math.min(code > BEGINS ? Infinity : 2 * code, called === EXACT ? 0 : 2 * called + 1)
  })
}

function codeKey(code: string): string {
  return foldText(code).trim()
}
