import { amountCell, currencyCell, quantityCell } from '#domain/import/cell-values.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import { plainCell } from '#domain/csv.ts'
import { namedUuid } from '#domain/named-uuid.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { foldText } from '#domain/text-fold.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import { columnNames, type FileColumn, type FileHead } from '#web/kit/row-files/file-form.ts'
import type { FileRow } from '#web/kit/row-files/read-rows.ts'
import type { FileTargets } from '#web/kit/row-files/recognise-columns.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { pageText } from './page-text.ts'
import { ONE, type TypedPrice } from './price-acts.ts'
import { priceFileText } from './price-file-text.ts'

const text = priceFileText.issues
const labels = pageText.csvColumns
type ColumnId = keyof typeof labels

const columns: readonly FileColumn[] = (['sku', 'barcode', 'name', 'minQuantity', 'price', 'currency'] as const).map(
  (id) => ({ id, label: labels[id], isNumber: id === 'minQuantity' || id === 'price' }),
)

/** A file of prices: the columns that a list is exported with (PLIST-05), and what others call them. */
export const priceFileHead: FileHead = {
  columns,
  enough: [['price'], ['sku', 'barcode', 'name']],
  byName: columnNames(columns, {
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
  /** What it is set for and what it was, where that is known. */
  readonly of?: { readonly name: string; readonly quantity: number; readonly before: number | null }
  readonly set?: SetPrice
}

/** A price of a list as the command takes it. */
interface SetPrice extends TypedPrice {
  readonly id: string
  readonly productId: string
  readonly variantId: string
}

/** What a row of a file is held against: every product and variant of the list with its price. */
export interface PriceFileReading {
  readonly priceListId: string
  readonly targets: FileTargets
  readonly decimal: DecimalSign
  readonly listed: readonly ListedPrice[]
  readonly pricing: Pick<ListPricing, 'book' | 'request'>
  /** Whether an id stands for a price already. */
  readonly isTaken: (id: string) => boolean
}

/** Reads the prices of a file: those that the list has already change nothing, others become prices of the list (PLIST-06). */
export function readPrices(table: OpenTable, reading: PriceFileReading): readonly FilePrice[] {
  const find = finderOf(reading.listed)
  const read = table.rows.flatMap((row, index): (FilePrice | SaidPrice)[] => {
    const cells = rowText(row, table.width, reading.decimal).map((cell) => plainCell(cell).trim())
    if (isBlankRow(cells)) return []
    const cell = (column: ColumnId): string => cells[reading.targets.indexOf(column)] ?? ''
    return [readPrice(index + table.firstRow, cell, { ...reading, find })]
  })
  const set = pricesToSet(read.flatMap((each) => ('typed' in each ? [each] : [])))
  const seen = new Map<string, number>()
  return read.map((each) => ('typed' in each ? priceRow(each, set.has(each), seen, reading) : each))
}

type Cell = (column: ColumnId) => string

interface PriceWork extends PriceFileReading {
  readonly find: (cell: Cell) => readonly ListedPrice[]
}

/** What a row says of one product or variant. */
interface SaidPrice {
  readonly n: number
  readonly thing: ListedPrice
  readonly typed: TypedPrice
  readonly before: number | null
}

function readPrice(n: number, cell: Cell, work: PriceWork): FilePrice | SaidPrice {
  const title = cell('name') || cell('sku') || cell('barcode')
  const bad = (problem: string): FilePrice => ({ n, state: 'bad', title, id: null, data: {}, problems: [problem] })
  if (title === '') return bad(text.unnamed)
  const quantity = quantityCell(cell('minQuantity'), work.decimal) ?? { value: ONE }
  if ('problem' in quantity) return bad(`${labels.minQuantity} ${quantity.problem}`)
  const minQuantity = Math.max(ONE, quantity.value)
  const met = work.find(cell).map((thing) => {
    const { price, currency } = priceOf(thing, minQuantity, work)
    return { thing, before: price, typed: typedPrice(cell, minQuantity, currency, work.decimal) }
  })
  const [only, ...others] = met
  if (!only) return bad(text.notInList)
  // Of several that are called so it may be the one that has this price already.
  const stays = met.find(({ typed, before }) => typed === null || ('price' in typed && typed.price === before))
  if (only.typed === null || (others.length > 0 && stays)) {
    const { thing, before } = stays ?? only
    const of = { name: thing.name, quantity: minQuantity, before }
    return { n, state: 'same', title: thing.name, id: null, data: {}, problems: [], of }
  }
  if (others.length > 0) return bad(text.several)
  const { typed, ...said } = only
  return 'problem' in typed ? bad(typed.problem) : { n, typed, ...said }
}

/** Those that are other than now, and those that would become so because the price from fewer pieces on is set. */
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
  if (first !== undefined) return { ...row, state: 'bad', id: null, problems: [text.repeated(String(first))] }
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
  if ('problem' in named) return { problem: `${labels.currency} ${named.problem}` }
  if (named.value !== expected) return { problem: text.otherCurrency(named.value, expected) }
  if ('problem' in price) return { problem: `${labels.price} ${price.problem}` }
  const { error } = priceListPrice.fields.price.stored.safeParse(price.value)
  if (error) return { problem: `${labels.price} ${error.issues[0]?.message ?? ''}` }
  return { minQuantity, price: price.value, currency: expected }
}

function priceOf({ item, price }: ListedPrice, quantity: number, { pricing }: PriceWork) {
  return quantity === ONE ? price : effectivePrice(item, { ...pricing.request, quantity }, pricing.book)
}

/** Finds what a row means by SKU, barcode or name, the first that it has; of several those that the others fit too. */
function finderOf(listed: readonly ListedPrice[]): (cell: Cell) => readonly ListedPrice[] {
  const keys = ['sku', 'barcode', 'name'] as const
  const maps = keys.map((key) => {
    const map = new Map<string, ListedPrice[]>()
    for (const each of listed) {
      const word = foldText(each[key].trim())
      const known = map.get(word)
      if (known) known.push(each)
      else map.set(word, [each])
    }
    return map
  })
  return (cell) => {
    const said = keys.map((key) => foldText(cell(key)))
    const first = said.findIndex((word) => word !== '')
    const found = maps[first]?.get(said[first] ?? '') ?? []
    if (found.length < 2) return found
    return found.filter((each) => keys.every((key, at) => said[at] === '' || foldText(each[key].trim()) === said[at]))
  }
}
