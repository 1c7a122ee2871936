import type { DecimalSign } from '../numeral.ts'
import { foldText } from '../text-fold.ts'
import { MAX_OPTIONS } from '../variants.ts'
import { listedNames } from './category-path.ts'
import type { AmountFormat } from './cell-values.ts'
import { fieldValue } from './field-cells.ts'
import { headerKey } from './header-names.ts'
import type { CellProblem, NormalisedRow } from './normalise-row.ts'
import { type OwnColumn, partHeader, ROW_ID, ROW_KIND, type ROW_KINDS, VARIANT_COSTS } from './own-columns.ts'
import { problemMessages } from './problem-messages.ts'

/** Columns that are read elsewhere. */
const NOT_READ: ReadonlySet<string> = new Set(['options', ROW_KIND, ROW_ID, ...Object.keys(VARIANT_COSTS)])

/** The positions of our own columns in a file; missing columns are absent. */
export type OwnHeader = readonly {
  readonly column: OwnColumn
  readonly index: number
  /** The columns in which a long text continues. */
  readonly more: readonly number[]
}[]

/** The share of our columns that a file needs to count as our own export. */
const OWN_SHARE = 0.6

/** Recognises our own export by its headers; null for any other file. Files of earlier versions may lack columns. */
export function recogniseOwn(headers: readonly string[], columns: readonly OwnColumn[]): OwnHeader | null {
  const positions = new Map(headers.map((header, index) => [headerText(header), index]))
  const found = columns.flatMap((column) => {
    const index = positions.get(headerText(column.header))
    return index === undefined ? [] : [{ column, index, more: furtherParts(column, positions) }]
  })
  const calculated = found.some(({ column }) => column.calculated)
  return calculated && found.length >= columns.length * OWN_SHARE ? found : null
}

function furtherParts({ header }: OwnColumn, positions: ReadonlyMap<string, number>): number[] {
  const more: number[] = []
  for (let part = 2; ; part += 1) {
    const index = positions.get(headerText(partHeader(header, part)))
    if (index === undefined) return more
    more.push(index)
  }
}

/** Keeps brackets: they distinguish a calculated figure from a stored one. */
function headerText(header: string): string {
  return `${headerKey(header)}${/\(calculated\)/i.test(header) ? ' calculated' : ''}`
}

/**
 * Reads a row of our own export: a blank cell means empty, not unchanged; missing columns change nothing. A spreadsheet may have saved
 * it with another decimal sign.
 */
export function ownRow(
  header: OwnHeader,
  n: number,
  cells: readonly string[],
  decimal: DecimalSign = '.',
): NormalisedRow {
  const kind = rowKind(header, cells)
  if (kind === 'variant') return ownVariant(header, n, cells, decimal)
  const problems: CellProblem[] = []
  const data: Record<string, unknown> = {}
  const path: string[] = []
  let named: Pick<NormalisedRow, 'category' | 'brand'> = {}
  const currency = currencyOf(header, cells)
  for (const { column, index, more } of header) {
    if (column.calculated || NOT_READ.has(column.field)) continue
    const cell = textOf(cells, index, more)
    if (column.type === 'category') {
      if (cell !== '') path.push(cell)
      named = { ...named, category: path }
    } else if (column.type === 'brand' && cell !== '') named = { ...named, brand: cell }
    else {
      const value = ownValue(column, cell, { currency, decimal })
      if (value === undefined) problems.push({ field: column.field, message: problemMessages.notReadable(cell) })
      else if (value !== null || column.nullable) data[column.field] = value
    }
  }
  if (header.some(({ column }) => column.field === 'options')) data['options'] = declaredOptions(header, cells)
  const own = kind === 'product' ? { isProduct: true as const } : {}
  const { productId } = idOf(header, cells, problems)
  return {
    n,
    ...(productId === undefined ? {} : { productId }),
    data,
    ...named,
    ...own,
    ...(problems.length > 0 ? { problems } : {}),
  }
}

const OWN_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(.{1,60}))?$/i

/** The product and variant that a row names; a row without an id is matched by SKU. */
function idOf(
  header: OwnHeader,
  cells: readonly string[],
  problems: CellProblem[],
): Pick<NormalisedRow, 'productId' | 'variantId'> {
  const at = header.find(({ column }) => column.field === ROW_ID)?.index
  const cell = at === undefined ? '' : (cells[at] ?? '').trim()
  if (cell === '') return {}
  const [, productId, variantId] = OWN_ID.exec(cell) ?? []
  if (productId === undefined) problems.push({ field: ROW_ID, message: problemMessages.notReadable(cell) })
  return {
    ...(productId === undefined ? {} : { productId: productId.toLowerCase() }),
    ...(variantId === undefined ? {} : { variantId }),
  }
}

function textOf(cells: readonly string[], index: number, more: readonly number[]): string {
  return [index, ...more].map((at) => cells[at] ?? '').join('')
}

function rowKind(header: OwnHeader, cells: readonly string[]): keyof typeof ROW_KINDS | undefined {
  const at = header.find(({ column }) => column.field === ROW_KIND)?.index
  const word = at === undefined ? '' : foldText(cells[at] ?? '').trim()
  return word === 'product' || word === 'variant' ? word : undefined
}

/** The option columns, by index. */
function optionCells(
  header: OwnHeader,
  cells: readonly string[],
): readonly { readonly name: string; readonly value: string }[] {
  const at = (type: string, level: number): string => {
    const own = header.find(({ column }) => column.type === type && column.level === level)
    return own ? textOf(cells, own.index, own.more) : ''
  }
  return Array.from({ length: MAX_OPTIONS }, (_, level) => ({
    name: at('optionName', level),
    value: at('optionValue', level),
  }))
}

function declaredOptions(header: OwnHeader, cells: readonly string[]): unknown {
  const options = optionCells(header, cells).filter(({ name, value }) => name !== '' || value !== '')
  return options.map(({ name, value }, index) => ({ id: `option-${index + 1}`, name, values: listedNames(value) }))
}

/** The own fields of a variant; a blank cell takes the product's figure. */
const OF_A_VARIANT: ReadonlySet<string> = new Set([
  'name',
  'sku',
  'barcode',
  'stock',
  'isActive',
  'baseCost',
  'shippingCost',
  ...Object.keys(VARIANT_COSTS),
  'retailPrice',
  'tradePrice',
])
const NULLABLE: ReadonlySet<string> = new Set(['money', 'integer'])

function ownVariant(header: OwnHeader, n: number, cells: readonly string[], decimal: DecimalSign): NormalisedRow {
  const problems: CellProblem[] = []
  const variant: Record<string, unknown> = {}
  const data: Record<string, unknown> = {}
  const currency = currencyOf(header, cells)
  if (currency !== '') data['baseCurrency'] = currency
  for (const { column, index, more } of header) {
    const cell = textOf(cells, index, more)
    if (column.field === 'groupKey') data['groupKey'] = cell
    if (column.calculated || !OF_A_VARIANT.has(column.field)) continue
    const value = ownValue(column, cell, { currency, decimal })
    if (value === undefined) problems.push({ field: column.field, message: problemMessages.notReadable(cell) })
    else if (value !== null || NULLABLE.has(column.type)) variant[column.field] = value
  }
  const options = optionCells(header, cells).filter(({ name }) => name !== '')
  const ids = idOf(header, cells, problems)
  return { n, ...ids, data, options, variant, ...(problems.length > 0 ? { problems } : {}) }
}

function currencyOf(header: OwnHeader, cells: readonly string[]): string {
  const at = header.find(({ column }) => column.field === 'baseCurrency')?.index
  return at === undefined ? '' : (cells[at] ?? '').trim()
}

/** The stored value of a cell, null if it is blank; undefined if it is invalid. */
function ownValue(column: OwnColumn, cell: string, format: AmountFormat): unknown {
  if (column.type === 'brand' || column.type === 'reference') return cell === '' ? null : cell
  return fieldValue(column, cell, format)
}
