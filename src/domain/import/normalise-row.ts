import { PPM } from '../money.ts'
import type { DecimalSign } from '../numeral.ts'
import { slug } from '../slug.ts'
import { OPTION_NAME, OPTION_VALUE } from '../variants.ts'
import { categoryPath, listedNames } from './category-path.ts'
import {
  amountCell,
  type CellValue,
  countCell,
  currencyCell,
  flagCell,
  linkCell,
  percentCell,
  textCell,
} from './cell-values.ts'
import type { RowReading } from './import-settings.ts'
import { type PaidCost, paidCost } from './paid-cost.ts'
import { problemMessages } from './problem-messages.ts'
import { profileOf } from './profiles.ts'
import type { OptionValue, SourceRow } from './source-row.ts'
import { isPrice, type TargetId, targetOf } from './targets.ts'
import { beginning } from '../beginning.ts'
import { cutText } from '../cut-text.ts'

/** Why a cell could not be read; `field` is a target. */
export interface CellProblem {
  readonly field: string
  readonly message: string
}

/** A row of a file as a product: stored values (units, ppm), names instead of ids. Blank cells are left out. */
export interface NormalisedRow {
  readonly n: number
  /** Ids of product and variant from our own export. */
  readonly productId?: string
  readonly variantId?: string
  readonly data: Readonly<Record<string, unknown>>
  /** Nothing in the file says that the amounts are in `data.baseCurrency`. */
  readonly isCurrencyAssumed?: true
  readonly category?: string[]
  readonly brand?: string
  /** The options that distinguish this variant in its group (`groupKey`). */
  readonly options?: readonly OptionValue[]
  /** The row is the product of its group, not a variant. */
  readonly isProduct?: true
  /** The variant's own stored fields, if the file separates them from the product's. */
  readonly variant?: Readonly<Record<string, unknown>>
  readonly problems?: CellProblem[]
}

const SECTION = 200
const MOST_TAGS = 100
const LINE_ID = 60
const LINE_LABEL = 120

/**
 * Reads rows as products. Nothing is silently rounded or dropped: a cell that cannot be read is a problem of its column. A price in the
 * row sets its pricing; without one the pricing is left alone.
 */
export function rowNormaliser(reading: RowReading): (row: SourceRow) => NormalisedRow {
  const columns = reading.columns.flatMap((target, index) => (target === null ? [] : [{ target, index }]))
  const firstOnly: ReadonlySet<TargetId> = new Set(reading.profile ? profileOf(reading.profile).listed : [])
  return (row) => {
    const draft = new RowDraft(reading, row)
    for (const { target, index } of columns) if (target === 'currency') draft.take(target, index, false)
    for (const { target, index } of columns) {
      if (target !== 'currency') draft.take(target, index, firstOnly.has(target))
    }
    return draft.finished()
  }
}

/** One row while its cells are read. */
class RowDraft {
  readonly #reading: RowReading
  readonly #row: SourceRow
  readonly #data: Record<string, unknown> = {}
  readonly #extras: ({ id: string; label: string } & PaidCost)[] = []
  readonly #problems: CellProblem[] = []
  readonly #path: { top: readonly string[]; sub: readonly string[] } = { top: [], sub: [] }
  #brand: string | undefined
  #currency: string
  #isStated: boolean

  constructor(reading: RowReading, row: SourceRow) {
    this.#reading = reading
    this.#row = row
    this.#currency = reading.currency
    this.#isStated = reading.isCurrencyStated || reading.soldIn !== null
  }

  take(target: TargetId, index: number, firstOnly: boolean): void {
    const written = this.#row.cells[index] ?? ''
    const cell = firstOnly ? (listedNames(written)[0] ?? '') : written
    const { kind, max = 0 } = targetOf(target)
    if (kind === 'option') return
    if (kind === 'money' && isPrice(target)) this.#takePrice(target, index, cell)
    else if (kind === 'money') this.#takeCost(target, index, cell)
    else if (kind === 'percent') this.#takePercent(target, index, cell)
    else if (kind === 'category' || kind === 'subcategory') this.#takeNames(target, index, cell, max)
    else if (kind === 'brand')
      this.#brand = this.#read(target, textCell(this.#joined(target, index, cell)?.at(-1) ?? cell, max))
    else if (kind === 'tags') this.#takeTags(cell, max)
    else if (kind === 'currency') this.#takeCurrency(cell)
    else if (kind === 'count') this.#put('stock', this.#read(target, countCell(cell, this.#decimalOf(index))))
    else if (kind === 'flag') this.#put('isActive', this.#read(target, flagCell(cell)))
    else this.#put(target, this.#read(target, target === 'imageUrl' ? linkCell(cell, max) : textCell(cell, max)))
  }

  finished(): NormalisedRow {
    const variant = this.#variant()
    if (this.#extras.length > 0) this.#data['additionalCosts'] = this.#extras
    const [category, brand] = [this.#category(), this.#brand]
    return {
      n: this.#row.n,
      data: this.#data,
      ...(!this.#isStated && 'baseCurrency' in this.#data ? { isCurrencyAssumed: true as const } : {}),
      ...(category.length > 0 ? { category } : {}),
      ...(brand === undefined ? {} : { brand }),
      ...variant,
      ...(this.#problems.length > 0 ? { problems: this.#problems } : {}),
    }
  }

  #decimalOf(index: number): DecimalSign {
    const { columnDecimals, decimal } = this.#reading
    return columnDecimals[index] ?? decimal
  }

  #read<T>(field: TargetId, cell: CellValue<T>): T | undefined {
    if (cell === null) return undefined
    if ('value' in cell) return cell.value
    this.#problems.push({ field, message: cell.problem })
    return undefined
  }

  #put(field: string, value: unknown): void {
    if (value !== undefined) this.#data[field] = value
  }

  #takeCurrency(cell: string): void {
    const currency = this.#read('currency', currencyCell(cell))
    if (currency === undefined) return
    this.#currency = currency
    this.#isStated = true
    this.#data['baseCurrency'] = this.#soldIn
  }

  get #soldIn(): string {
    return this.#reading.soldIn ?? this.#currency
  }

  #takePrice(target: TargetId, index: number, cell: string): void {
    const units = this.#amount(target, index, cell, this.#soldIn)
    if (units === undefined) return
    this.#data[target] = units
    if (target === 'retailPrice') this.#data['pricingMode'] = 'retailPrice'
  }

  #takeCost(target: TargetId, index: number, cell: string): void {
    const units = this.#amount(target, index, cell, this.#currency)
    if (units === undefined) return
    const paid = this.#read(target, paidCost(units, this.#currency, this.#soldIn, this.#reading.rates))
    if (paid === undefined) return
    if (target === 'extraCost') {
      const label = this.#reading.names[index]?.trim() || `${index + 1}`
      const id = beginning(`column-${index + 1}-${slug(label)}`, LINE_ID)
      this.#extras.push({ id, label: cutText(label, LINE_LABEL), ...paid })
      return
    }
    this.#data[target] = paid.amount
    if (paid.origin) this.#data[`${target}Origin`] = paid.origin
  }

  #amount(target: TargetId, index: number, cell: string, currency: string): number | undefined {
    const units = this.#read(target, amountCell(cell, { currency, decimal: this.#decimalOf(index) }))
    if (units === undefined || (units === 0 && this.#isUnknown(target))) return undefined
    this.#data['baseCurrency'] = this.#soldIn
    return units
  }

  #isUnknown(target: TargetId): boolean {
    return target === 'extraCost' || this.#reading.zeroIsUnknown
  }

  #takePercent(target: TargetId, index: number, cell: string): void {
    const ppm = this.#read(target, percentCell(cell, this.#decimalOf(index), this.#reading.fractions[index] ?? false))
    if (ppm === undefined) return
    if (target !== 'margin' && target !== 'markup') return this.#put(target, ppm)
    if (target === 'margin' && ppm >= PPM) {
      this.#problems.push({ field: target, message: problemMessages.marginTooHigh })
      return
    }
    this.#data['pricingStrategy'] = target
    this.#data['pricingPercent'] = ppm
    // A price in the file is a fact; the margin beside it follows from it.
    this.#data['pricingMode'] ??= 'strategy'
  }

  #takeTags(cell: string, max: number): void {
    const tags = [...new Set(listedNames(cell))]
    const long = tags.find((tag) => tag.length > max)
    if (long !== undefined) this.#problems.push({ field: 'tags', message: problemMessages.tooLong(long.length, max) })
    else if (tags.length > MOST_TAGS) {
      this.#problems.push({ field: 'tags', message: problemMessages.tooManyTags(tags.length, MOST_TAGS) })
    } else if (tags.length > 0) this.#data['tags'] = tags
  }

  #takeNames(target: TargetId, index: number, cell: string, max: number): void {
    const names = this.#joined(target, index, cell) ?? categoryPath(cell, this.#reading.categorySeparator)
    const kept = names.map((name) => this.#read(target, textCell(name, max))).filter((name) => name !== undefined)
    if (target === 'category') this.#path.top = kept
    else this.#path.sub = kept
  }

  /** The names of the id in a cell; undefined if the column has no second file or the cell is blank. */
  #joined(target: TargetId, index: number, cell: string): readonly string[] | undefined {
    const lookUp = this.#reading.joins.get(index)
    if (!lookUp || cell.trim() === '') return undefined
    const names = lookUp(cell)
    if (!names) this.#problems.push({ field: target, message: problemMessages.unknownId(cell) })
    return names ?? []
  }

  /** Two levels at most (CAT-01): the top one, and the most specific one. */
  #category(): string[] {
    const { section } = this.#row
    const told = [...this.#path.top, ...this.#path.sub]
    const heading = section === undefined ? undefined : this.#read('category', textCell(section, SECTION))
    const names = told.length === 0 && heading !== undefined ? [heading] : told
    const [top, last] = [names[0], names.at(-1)]
    if (top === undefined || last === undefined) return []
    return names.length === 1 || top === last ? [top] : [top, last]
  }

  /** The row's product, and the options that distinguish it there. */
  #variant(): Pick<NormalisedRow, 'options' | 'isProduct'> {
    const { options = [], group, isProduct, sameAs } = this.#row
    if (sameAs !== undefined) this.#problems.push({ field: 'option', message: problemMessages.sameHandle(sameAs) })
    if (group !== undefined)
      this.#put('groupKey', this.#read('groupKey', textCell(group, targetOf('groupKey').max ?? 0)))
    if (this.#data['groupKey'] === undefined) return {}
    const all = [...options, ...this.#ownOptions()]
    const long = all.find(({ name, value }) => name.length > OPTION_NAME || value.length > OPTION_VALUE)
    if (long) {
      const max = long.name.length > OPTION_NAME ? OPTION_NAME : OPTION_VALUE
      const length = max === OPTION_NAME ? long.name.length : long.value.length
      this.#problems.push({ field: 'option', message: problemMessages.tooLong(length, max) })
      return {}
    }
    return { ...(all.length > 0 ? { options: all } : {}), ...(isProduct ? { isProduct } : {}) }
  }

  /** Columns of option values, named by the columns of option names if there are as many, else by their own headers. */
  #ownOptions(): readonly OptionValue[] {
    const { columns, names } = this.#reading
    const placesOf = (target: TargetId) => columns.flatMap((each, index) => (each === target ? [index] : []))
    const [values, named] = [placesOf('option'), placesOf('optionName')]
    const cell = (at: number | undefined): string => (at === undefined ? '' : (this.#row.cells[at]?.trim() ?? ''))
    return values.flatMap((at, index) => {
      const value = cell(at)
      const name = (named.length === values.length && cell(named[index])) || names[at]?.trim() || `Option ${index + 1}`
      return value === '' ? [] : [{ name, value }]
    })
  }
}
