import { grouped } from '#domain/grouped.ts'
import { amountCell, currencyCell, quantityCell } from '#domain/import/cell-values.ts'
import { namedUuid } from '#domain/named-uuid.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { foldText } from '#domain/text-fold.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { columnNames, type FileColumn, type FileHead } from '#web/kit/row-files/file-form.ts'
import { type CellOf, filledRows, type ReadableFile, readingOf } from '#web/kit/row-files/filled-rows.ts'
import type { FileRow } from '#web/kit/row-files/read-rows.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { exportMessages } from './page-messages.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import type { TypedPrice } from './use-price-actions.ts'
import { priceFileMessages as messages } from './price-file-messages.ts'

const labels = exportMessages.columns
type ColumnId = keyof typeof labels

const columns: readonly FileColumn[] = (['sku', 'barcode', 'name', 'minQuantity', 'price', 'currency'] as const).map(
  (id) => ({
    id,
    label: () => labels[id],
    holds: id === 'minQuantity' || id === 'price' ? 'numbers' : undefined,
  }),
)

/** A file of prices: the columns that a list is exported with (PLIST-05), and what others call them. */
export const priceFileHead: FileHead = {
  columns,
  enough: [['price'], ['sku', 'barcode', 'name']],
  byName: () =>
    columnNames(columns, {
      sku: 'item number, article number, item no, code | Artikelnummer, Artikel Nr, Art Nr | référence, réf | referencia | artikelnummer',
      barcode: 'ean, gtin, upc | EAN, Strichcode | code barres | código de barras | streepjescode',
      name: 'product, item, title, description | Artikel, Bezeichnung, Produkt | produit, désignation | producto, nombre | naam',
      minQuantity:
        'quantity, qty, min quantity, minimum, from | ab Menge, Menge, Staffel | quantité, à partir de | cantidad | aantal',
      price: 'list price, new price, unit price, net price | Preis, Listenpreis, Nettopreis | prix | precio | prijs',
      currency: 'currency code | Währung | devise | moneda, divisa | valuta',
    }),
}

/** A row of the file with the price that it sets, if it sets one. */
export interface FilePrice extends FileRow {
  /** The product, the quantity and the price before, where they are known. */
  readonly of?: { readonly name: string; readonly quantity: number; readonly before: number | null }
  readonly set?: SetPrice
}

interface SetPrice extends TypedPrice {
  readonly id: string
  readonly productId: string
  readonly variantId: string
}

/** The products and variants of the list with their prices; the rows of a file are compared with them. */
export interface PriceFileReading {
  readonly priceListId: string
  readonly listed: readonly ListedPrice[]
  readonly pricing: Pick<ListPricing, 'book' | 'request'>
  /** Whether an id stands for a price already. */
  readonly isTaken: (id: string) => boolean
}

/** Reads the prices of a file: those that the list has already change nothing, others become prices of the list (PLIST-06). */
export function readPrices(file: ReadableFile, reading: PriceFileReading): readonly FilePrice[] {
  const find = finderOf(reading.listed)
  const read = filledRows(file).map(({ n, cell }) => readPrice(n, cell, { ...reading, file, find }))
  const set = pricesToSet(read.flatMap((each) => ('typed' in each ? [each] : [])))
  const seen = new Map<string, number>()
  return read.map((each) => ('typed' in each ? priceRow(each, set.has(each), seen, reading) : each))
}

type Cell = CellOf<ColumnId>

interface PriceWork extends PriceFileReading {
  readonly file: ReadableFile
  readonly find: (cell: Cell) => readonly ListedPrice[]
}

interface SaidPrice {
  readonly n: number
  readonly thing: ListedPrice
  readonly typed: TypedPrice
  readonly before: number | null
}

function readPrice(n: number, cell: Cell, work: PriceWork): FilePrice | SaidPrice {
  const title = cell('name') || cell('sku') || cell('barcode')
  const bad = (problem: string): FilePrice => ({ n, state: 'bad', title, id: null, data: {}, problems: [problem] })
  if (title === '') return bad(messages.issues.unnamed)
  const quantity = quantityCell(cell('minQuantity'), readingOf(work.file, 'minQuantity').decimal) ?? { value: ONE }
  if ('problem' in quantity) return bad(labelMessages.goesOn(labels.minQuantity, quantity.problem))
  const minQuantity = Math.max(ONE, quantity.value)
  const met = work.find(cell).map((thing) => {
    const { price, currency } = priceOf(thing, minQuantity, work)
    return {
      thing,
      before: price,
      typed: typedPrice(cell, minQuantity, currency, readingOf(work.file, 'price').decimal),
    }
  })
  const [only, ...others] = met
  if (!only) return bad(messages.issues.notInList)
  // Of several that are called so it may be the one that has this price already.
  const stays = met.find(({ typed, before }) => typed === null || ('price' in typed && typed.price === before))
  if (only.typed === null || (others.length > 0 && stays)) {
    const { thing, before } = stays ?? only
    const of = { name: thing.name, quantity: minQuantity, before }
    return { n, state: 'same', title: thing.name, id: null, data: {}, problems: [], of }
  }
  if (others.length > 0) return bad(messages.issues.several)
  const { typed, ...said } = only
  return 'problem' in typed ? bad(typed.problem) : { n, typed, ...said }
}

/** The prices that differ from now, and those that would differ because the price from fewer pieces on is set. */
function pricesToSet(said: readonly SaidPrice[]): ReadonlySet<SaidPrice> {
  const set = new Set(said.filter(({ typed, before }) => typed.price !== before))
  const changed = new Map([...set].map(({ thing }) => [thing.key, [] as SaidPrice[]]))
  for (const each of said.toSorted((a, b) => a.typed.minQuantity - b.typed.minQuantity)) {
    const below = changed.get(each.thing.key)
    if (!below) continue
    const last = below.at(-1)
    const isOwn = each.thing.typed.some(
      ({ minQuantity }) => minQuantity <= each.typed.minQuantity && minQuantity > (last?.typed.minQuantity ?? 0),
    )
    if (last && !isOwn && last.typed.price !== each.typed.price) set.add(each)
    if (set.has(each)) below.push(each)
  }
  return set
}

function priceRow(
  { n, thing, typed, before }: SaidPrice,
  isSet: boolean,
  seen: Map<string, number>,
  { priceListId, isTaken }: PriceFileReading,
): FilePrice {
  const row = { n, title: thing.name, data: {} }
  const key = JSON.stringify([thing.row.id, thing.variantId, typed.minQuantity])
  const first = seen.get(key)
  if (first !== undefined)
    return { ...row, state: 'bad', id: null, problems: [messages.issues.repeated(String(first))] }
  seen.set(key, n)
  const of = { name: thing.name, quantity: typed.minQuantity, before }
  if (!isSet) return { ...row, state: 'same', id: null, problems: [], of }
  const known = thing.typed.find((own) => own.variantId === thing.variantId && own.minQuantity === typed.minQuantity)
  const id = known?.id ?? namedUuid(priceListId, key, isTaken)
  const set = { id, productId: thing.row.id, variantId: thing.variantId, ...typed }
  return { ...row, state: known ? 'update' : 'create', id, problems: [], of, set }
}

/** The price of a cell; null where it is empty. */
function typedPrice(
  cell: Cell,
  minQuantity: number,
  expected: string,
  decimal: DecimalSign,
): TypedPrice | { readonly problem: string } | null {
  const price = amountCell(cell('price'), { currency: expected, decimal })
  if (price === null) return null
  const named = currencyCell(cell('currency')) ?? { value: expected }
  if ('problem' in named) return { problem: labelMessages.goesOn(labels.currency, named.problem) }
  if (named.value !== expected) return { problem: messages.issues.otherCurrency(named.value, expected) }
  if ('problem' in price) return { problem: labelMessages.goesOn(labels.price, price.problem) }
  const { error } = priceListPrice.fields.price.stored.safeParse(price.value)
  if (error) return { problem: labelMessages.goesOn(labels.price, error.issues[0]?.message ?? '') }
  return { minQuantity, price: price.value, currency: expected }
}

function priceOf({ item, price }: ListedPrice, quantity: number, { pricing }: PriceWork) {
  return quantity === ONE ? price : effectivePrice(item, { ...pricing.request, quantity }, pricing.book)
}

/** Finds products by SKU, else by barcode, else by name; of several, those that fit all three. */
function finderOf(listed: readonly ListedPrice[]): (cell: Cell) => readonly ListedPrice[] {
  const keys = ['sku', 'barcode', 'name'] as const
  const maps = keys.map((key) => grouped(listed, (each) => foldText(each[key].trim())))
  return (cell) => {
    const said = keys.map((key) => foldText(cell(key)))
    const first = said.findIndex((word) => word !== '')
    const found = maps[first]?.get(said[first] ?? '') ?? []
    if (found.length < 2) return found
    return found.filter((each) => keys.every((key, at) => said[at] === '' || foldText(each[key].trim()) === said[at]))
  }
}
