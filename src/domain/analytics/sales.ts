import { PPM, type Ppm, type Units } from '../money.ts'
import { nearestProduct } from '../exact.ts'
import { type Chunk, type ChunkMemory, partsOf } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts, LineFacts } from './document-facts.ts'
import { KeptBy } from './kept-by.ts'
import { type LeftOut, leftOutTogether, rememberingRates } from './left-out.ts'
import { bucketAt, bucketsOf, type DayRange, isIn, type PeriodStep, rangeBefore } from './period.ts'
import { isSold, type SalesFilter, type ProductGroups, takesLine } from './sales-filter.ts'

/** What was sold; amounts in the currency of the figures. Credit notes are taken off, so that each of them may be below zero. */
export interface Sales {
  /** Invoices, receipts and credit notes with something in it. */
  readonly documents: number
  readonly lines: number
  /** 1/10,000; of all units of measure together. */
  readonly quantity: number
  readonly net: Units
  /** Null where only some lines of a document count: its tax is rounded once for all of them. */
  readonly tax: Units | null
  /** Of the lines whose cost is known: what was asked for them, and what they had cost on the day of sale. */
  readonly costedNet: Units
  readonly cost: Units
  readonly profit: Units
  /** Profit by what was asked for the same lines, so that large sales weigh more; null where that is not above zero. */
  readonly margin: Ppm | null
  /** Lines that store no cost; neither profit nor margin has them. */
  readonly linesWithoutCost: number
  readonly netWithoutCost: Units
}

/** The sales of a part of a range. */
export interface SalesBucket extends DayRange {
  readonly sales: Sales
}

/** The sales of a range, with the range before it. */
export interface SalesFigures {
  readonly range: DayRange
  readonly sales: Sales
  readonly before: { readonly range: DayRange; readonly sales: Sales; readonly leftOut: LeftOut }
  readonly buckets: readonly SalesBucket[]
  readonly leftOut: LeftOut
}

/** What figures of sales need beside the documents. */
export interface SalesContext {
  readonly rates: DatedRates
  /** Where a product belongs; undefined for one that is gone. */
  readonly groupsOf: (productId: string) => ProductGroups | undefined
}

/** The sales of a range and of the range before, and of its parts by day, week or month, or as they are given. Each document is converted at the rate of its day. */
export function salesFigures(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  step: PeriodStep | readonly DayRange[],
  context: SalesContext,
): SalesFigures {
  const { range } = filter
  const [earlier, buckets] = [rangeBefore(range), typeof step === 'string' ? bucketsOf(range, step) : step]
  const hasTax = !filter.products
  const memory = SUMS.of([filter, step], context.rates).of('', context.groupsOf)
  const parts = partsOf(documents, memory, (chunk) => sumsOf(chunk, filter, buckets, context))
  const cellOf = (cells: readonly SalesCell[]): Sales => {
    const whole = new SalesCell(hasTax)
    for (const cell of cells) whole.take(cell)
    return whole.sales()
  }
  return {
    range,
    sales: cellOf(parts.map(({ total }) => total)),
    before: {
      range: earlier,
      sales: cellOf(parts.map(({ before }) => before)),
      leftOut: leftOutTogether(parts.map(({ leftOutBefore }) => leftOutBefore)),
    },
    buckets: buckets.map((bucket, at) => ({ ...bucket, sales: cellOf(parts.flatMap(({ cells }) => cells[at] ?? [])) })),
    leftOut: leftOutTogether(parts.map(({ leftOut }) => leftOut)),
  }
}

/** The sums of some documents, ready to be added to those of others. */
interface SalesSums {
  readonly total: SalesCell
  readonly before: SalesCell
  readonly cells: readonly SalesCell[]
  readonly leftOut: LeftOut
  readonly leftOutBefore: LeftOut
}

const SUMS = new KeptBy(() => new KeptBy((): ChunkMemory<DocumentFacts, SalesSums> => new WeakMap()))

function sumsOf(
  documents: Chunk<DocumentFacts>,
  filter: SalesFilter,
  buckets: readonly DayRange[],
  context: SalesContext,
): SalesSums {
  const hasTax = !filter.products
  const cells = buckets.map(() => new SalesCell(hasTax))
  const [total, before] = [new SalesCell(hasTax), new SalesCell(hasTax)]
  const [places, earlier] = [cells.map((cell) => [total, cell]), [before]]
  const leftOut = foldSales(documents, filter, context, ({ issueDate }) => {
    return places[bucketAt(buckets, issueDate ?? '')] ?? []
  })
  const range = rangeBefore(filter.range)
  const leftOutBefore = foldSales(documents, { ...filter, range }, context, () => earlier)
  return { total, before, cells, leftOut, leftOutBefore }
}

/** The cells that a line is counted in. */
export type CellsOf = (document: DocumentFacts, line: LineFacts | null) => readonly SalesCell[]

/**
 * Adds the sales of a range into cells; answers what could not be converted. Called with a line for its net and cost, and once without one
 * for the tax of the document.
 */
export function foldSales(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  { rates, groupsOf }: SalesContext,
  cellsOf: CellsOf,
): LeftOut {
  const remembering = rememberingRates(rates)
  for (const each of documents) {
    const { sale, issueDate, id, currency } = each
    if (!sale || issueDate === null || !isIn(filter.range, issueDate) || !isSold(each, filter)) continue
    const lines = filter.products ? sale.lines.filter((line) => takesLine(line, filter, groupsOf)) : sale.lines
    if (filter.products && lines.length === 0) continue
    const amount = filter.products ? lines.reduce((sum, { net }) => sum + net, 0) : sale.net
    const rate = remembering.of(id, currency, issueDate, amount)
    if (!rate) continue
    for (const line of lines) {
      const net = atRate(line.net, rate)
      const cost = line.cost === null ? null : atRate(line.cost, rate)
      for (const cell of cellsOf(each, line)) cell.add(id, line.quantity, net, cost)
    }
    const tax = atRate(sale.tax, rate)
    for (const cell of cellsOf(each, null)) cell.addTax(id, tax)
  }
  return remembering.leftOut()
}

/** Sums of sales; exact below 2^53 units, nine billion of a currency with cents. */
export class SalesCell {
  readonly #hasTax: boolean
  #last = ''
  #documents = 0
  #lines = 0
  #quantity = 0
  #net = 0
  #tax = 0
  #costedNet = 0
  #cost = 0
  #linesWithoutCost = 0

  constructor(hasTax: boolean) {
    this.#hasTax = hasTax
  }

  /** Adds a line of a document; the lines of one document follow each other. */
  add(documentId: string, quantity: number, net: Units, cost: Units | null): void {
    this.#count(documentId)
    this.#lines += 1
    this.#quantity += quantity
    this.#net += net
    if (cost === null) this.#linesWithoutCost += 1
    else {
      this.#costedNet += net
      this.#cost += cost
    }
  }

  /** Adds the tax of a document. */
  addTax(documentId: string, tax: Units): void {
    this.#count(documentId)
    this.#tax += tax
  }

  /** Adds what another cell has of other documents; with −1 takes it off again. */
  take(other: SalesCell, sign: 1 | -1 = 1): void {
    this.#documents += sign * other.#documents
    this.#lines += sign * other.#lines
    this.#quantity += sign * other.#quantity
    this.#net += sign * other.#net
    this.#tax += sign * other.#tax
    this.#costedNet += sign * other.#costedNet
    this.#cost += sign * other.#cost
    this.#linesWithoutCost += sign * other.#linesWithoutCost
  }

  /** Nothing was added that was not taken off again. */
  get isEmpty(): boolean {
    return this.#documents === 0
  }

  sales(): Sales {
    const profit = this.#costedNet - this.#cost
    return {
      documents: this.#documents,
      lines: this.#lines,
      quantity: this.#quantity,
      net: this.#net,
      tax: this.#hasTax ? this.#tax : null,
      costedNet: this.#costedNet,
      cost: this.#cost,
      profit,
      margin: marginOfSales(profit, this.#costedNet),
      linesWithoutCost: this.#linesWithoutCost,
      netWithoutCost: this.#net - this.#costedNet,
    }
  }

  #count(documentId: string): void {
    if (this.#last === documentId) return
    this.#last = documentId
    this.#documents += 1
  }
}

/** Profit as a share of sales; null where these are not above zero, as the share would say nothing (PRICE-04). */
function marginOfSales(profit: Units, net: Units): Ppm | null {
  return net > 0 ? nearestProduct(profit, PPM, net) : null
}

/** The profit of sales; null where something was sold and the cost of none of it is known, for then nothing can be told of it. */
export function knownProfit({ lines, linesWithoutCost, profit }: Sales): Units | null {
  return lines > 0 && linesWithoutCost === lines ? null : profit
}

/** Sales with tax; null where the tax is not known. */
export function grossOf({ net, tax }: Pick<Sales, 'net' | 'tax'>): Units | null {
  return tax === null ? null : net + tax
}
