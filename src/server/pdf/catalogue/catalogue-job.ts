import type { CataloguePdfQuery } from '#contract/endpoints/pdf.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { mapInSlices } from '#server/kit/slices.ts'
import type { ListContents, ListedPrice } from '../list-contents.ts'
import { requireFewLines } from '../most-lines.ts'
import { type Words, wordsOf } from '../locale-formats.ts'
import { catalogueMessages as texts } from './catalogue-messages.ts'
import type { CatalogueItem, CatalogueJob } from './catalogue-pdf.ts'
import { cutText } from '#domain/cut-text.ts'

/** The product's own colour. */
const ACCENT = '#3451b2'

const DESCRIPTION_LENGTH = 300

/** The facts of a price list beside its products, line by line. */
export function listFacts(list: ListContents, words: Words, now: number): string[] {
  const currencies = [...new Set(list.items.map(({ currency }) => currency))]
  return [
    words.day(now),
    ...(currencies.length === 1 ? [texts.allPricesIn(currencies[0] ?? '')] : []),
    ...(typeof list.includesVat === 'boolean' ? [list.includesVat ? texts.includeVat : texts.excludeVat] : []),
    ...(list.includesVat && list.showTrade ? [texts.tradeExcludesVat] : []),
    ...(list.validFrom !== null ? [texts.validFrom(words.day(list.validFrom))] : []),
    ...(list.validTo !== null ? [texts.validUntil(words.day(list.validTo))] : []),
  ]
}

/** A price as text; a product without one says so. Where prices differ in it, each says whether it includes VAT. */
export function priceWords(
  { price, currency, includesVat }: ListedPrice,
  list: Pick<ListContents, 'includesVat'>,
  words: Words,
): string {
  if (price === null) return texts.onRequest
  const text = words.money(price, currency)
  if (list.includesVat !== 'differs') return text
  return includesVat ? texts.withVat(text) : texts.withoutVat(text)
}

/** The further prices of a product as text. */
export function morePriceWords({ tradePrice, tiers, currency }: ListedPrice, words: Words): string[] {
  return [
    ...(tradePrice === null ? [] : [texts.trade(words.money(tradePrice, currency))]),
    ...tiers.map(({ minQuantity, price }) =>
      texts.fromQuantity(words.quantity(minQuantity), words.money(price, currency)),
    ),
  ]
}

/** Turns a price list into the texts of its catalogue, with pauses for others. Throws `too-large`. */
export async function catalogueJob(
  list: ListContents,
  pictures: ReadonlyMap<string, Uint8Array>,
  { style = 'cards', size = 'a4', locale }: CataloguePdfQuery,
  now: number,
): Promise<CatalogueJob> {
  const lines = list.items.reduce((sum, { tiers }) => sum + 1 + tiers.length, 0)
  requireFewLines('catalogue', lines)
  const words = wordsOf(locale, spokenLanguage())
  const items = await mapInSlices(list.items, (item): CatalogueItem => ({
    name: item.name,
    sku: item.sku,
    description: shortened(item.description),
    price: priceWords(item, list, words),
    morePrices: morePriceWords(item, words),
    picture: pictures.has(item.thumbnailUrl) ? item.thumbnailUrl : null,
  }))
  return {
    kind: 'catalogue',
    style,
    size,
    business: list.business,
    title: list.title,
    note: list.note,
    accent: list.accent || ACCENT,
    facts: listFacts(list, words, now),
    texts: { product: texts.product, sku: texts.sku, price: texts.price, empty: texts.empty },
    items,
    pictures,
    at: now,
  }
}

/** One paragraph, short enough to leave room for the others. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const begun = cutText(line, DESCRIPTION_LENGTH)
  return `${begun.slice(0, begun.lastIndexOf(' ') + 1).trim() || begun}…`
}
