import { type FoundProduct, type LineThing, serviceChoices, type ServiceRow } from '#contract/line-offers.ts'
import { foldText } from '#domain/text-fold.ts'
import { findProduct, offeredProducts } from '#web/kit/catalogue/product-finder.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { Offer } from '#web/kit/grid/pick-cell.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { answerRank, bestFirst } from '#web/kit/ui/best-first.ts'

/** A product, a variant, a service or one of its packages, to be put on a line. */
export type LineOffer = Offer & LineThing

const SHOWN_AT_MOST = 8

/** What can be put on a line for typed text: products first, then services. */
export function lineOffers(store: Pick<Store, 'query' | 'all'>, typed: string): readonly LineOffer[] {
  const products = offeredProducts(store, typed).map(productOffer)
  const services = bestFirst(matching(store, typed), ({ name }) => answerRank(name, typed)).flatMap(serviceOffers)
  const breakpoint = Math.max(SHOWN_AT_MOST - services.length, SHOWN_AT_MOST / 2)
  return [...products.slice(0, breakpoint), ...services].slice(0, SHOWN_AT_MOST)
}

/** The one product or service that a text names in full. */
export function findOffer(store: Pick<Store, 'query' | 'all'>, typed: string): LineOffer | undefined {
  const found = findProduct(store, typed)
  if (found) return productOffer(found)
  const name = foldText(typed).trim()
  const [only, ...others] = matching(store, typed).filter((row) => foldText(row.name).trim() === name)
  return only && others.length === 0 ? serviceOffers(only)[0] : undefined
}

function matching(store: Pick<Store, 'all'>, typed: string): readonly ServiceRow[] {
  const terms = foldText(typed).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  return store.all('service').filter((row) => row.isActive && terms.every((term) => row.searchText.includes(term)))
}

function productOffer(found: FoundProduct): LineOffer {
  return { kind: 'product', key: `${found.productId} ${found.variantId}`, name: found.name, detail: found.sku, found }
}

function serviceOffers(row: ServiceRow): readonly LineOffer[] {
  return serviceChoices(row).map((choice) => ({
    ...choice,
    key: `${row.id} ${choice.packageId}`,
    // The price of the line follows from the customer, the currency and the tax of the document. A package may be free.
    detail: choice.packageId === '' && row.mainPrice === 0 ? priceMessages.noPrice : '',
  }))
}
