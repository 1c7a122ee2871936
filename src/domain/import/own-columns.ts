import { MAX_OPTIONS } from '../variants.ts'
import { listedCell } from './category-path.ts'
import { fieldCell, type OwnCell, plainValue, SCALED, scaledParts } from './field-cells.ts'

/** The part of a field's declaration that files need. */
export interface DeclaredField {
  readonly type: string
  /** What it is called in our own files, in every language. */
  readonly column: string
  readonly nullable: boolean
  readonly readOnly?: boolean
  readonly internal?: boolean
  readonly currencyField?: string
  readonly target?: string
  readonly line?: Readonly<Record<string, DeclaredField>>
}

/** Fields with rows or columns of their own, and the figures that follow from them. */
const SPREAD: ReadonlySet<string> = new Set(['options', 'variants', 'hasVariants'])

/** One column of our own export. */
export interface OwnColumn {
  readonly header: string
  readonly field: string
  readonly type: string
  readonly nullable: boolean
  /** Calculated from other fields: written, but never read back. */
  readonly calculated: boolean
  readonly currencyField: string
  /** Of a category: 0 the top, 1 the category below it; of an option its index. */
  readonly level?: number
  /** Amounts and percentages inside the lines of a list. */
  readonly line?: Readonly<Record<string, string>>
}

/** Fields whose names are written instead of their ids. */
const NAMED: Readonly<Record<string, 'category' | 'brand'>> = { category: 'category', brand: 'brand' }

/**
 * The columns of our own export, in declared order: every business field by its English label, a category as two columns, calculated figures
 * last. `ownRow` (own-rows.ts) reads back what `ownCells` writes, unchanged (PROD-14).
 */
export function ownColumns(fields: Readonly<Record<string, DeclaredField>>): readonly OwnColumn[] {
  const columns = Object.entries(fields)
    .filter(([name, field]) => !field.internal && !isOwnRecord(field) && !SPREAD.has(name))
    .flatMap(([name, field]) => [...columnsOf(name, field), ...(name === 'groupKey' ? variantColumns() : [])])
  return [...columns.filter((column) => !column.calculated), ID, ...columns.filter((column) => column.calculated)]
}

/** The id of the product, and after a slash that of the variant, so that a row is found whatever its SKU. */
export const ROW_ID = 'id'
const ID: OwnColumn = {
  header: 'ID',
  field: ROW_ID,
  type: 'text',
  nullable: true,
  calculated: false,
  currencyField: '',
}

/** Internal records of the product, such as receipts. */
function isOwnRecord({ type, readOnly }: DeclaredField): boolean {
  return type === 'json' && readOnly === true
}

function columnsOf(name: string, field: DeclaredField): OwnColumn[] {
  const calculated = field.readOnly === true
  const column: OwnColumn = {
    header: calculated ? `${field.column} (calculated)` : field.column,
    field: name,
    type: field.type === 'reference' ? (NAMED[field.target ?? ''] ?? 'reference') : field.type,
    nullable: field.nullable,
    calculated,
    currencyField: field.currencyField ?? 'baseCurrency',
    ...(field.line ? { line: scaledParts(field.line) } : {}),
  }
  if (column.type !== 'category') return [column]
  return [
    { ...column, level: 0 },
    { ...column, level: 1, header: `Sub${column.header.toLowerCase()}` },
  ]
}

/** The column that says whether a row is a product or one of its variants. */
export const ROW_KIND = 'rowKind'
export const ROW_KINDS = { product: 'Product', variant: 'Variant' } as const

/** The columns that only variants have. */
function variantColumns(): OwnColumn[] {
  const column = { nullable: true, calculated: false, currencyField: '' }
  const options = Array.from({ length: MAX_OPTIONS }, (_, level) => [
    { ...column, header: `Option ${level + 1}`, field: 'options', type: 'optionName', level },
    { ...column, header: `Option ${level + 1} value`, field: 'options', type: 'optionValue', level },
  ])
  const costs = Object.entries(VARIANT_COSTS).map(([field, header]) => ({
    ...column,
    header,
    field,
    type: 'money',
    currencyField: 'baseCurrency',
  }))
  return [{ ...column, header: 'Row', field: ROW_KIND, type: ROW_KIND }, ...options.flat(), ...costs]
}

/** Costs that only variants have as amounts (SHIP-02); the columns of their other costs are the product's too. */
export const VARIANT_COSTS = { dutyCost: 'Duty amount', rebate: 'Rebate' } as const

/** A row that is exported. */
export type OwnRow = Readonly<Record<string, unknown>>

/** The names of a referenced row from the top down; empty if there is none. */
export type NamesOf = (type: 'category' | 'brand', id: string) => readonly string[]

/** The cells of a row for our own export. */
export function ownCells(columns: readonly OwnColumn[], row: OwnRow, namesOf: NamesOf): readonly OwnCell[] {
  return columns.map((column) => {
    if (column.field === 'options') return optionCell(column, row)
    const value = row[column.field]
    if (value === null || value === undefined) return null
    const currency = plainValue(row[column.currencyField])
    switch (column.type) {
      case 'category':
        return namesOf('category', plainValue(value))[column.level ?? 0] ?? null
      case 'brand':
        return namesOf('brand', plainValue(value))[0] ?? null
      default:
        return fieldCell(column, value, currency)
    }
  })
}

interface DeclaredOption {
  readonly name: string
  readonly values: readonly string[]
}

/** The name of an option; its values in the product's row, one value in a variant's row. */
function optionCell({ type, level = 0 }: OwnColumn, row: OwnRow): OwnCell {
  const option = ((row['options'] ?? []) as readonly DeclaredOption[])[level]
  if (!option) return null
  if (type === 'optionName') return option.name
  const own = row['optionValues'] as readonly string[] | undefined
  return own ? (own[level] ?? null) : listedCell(option.values)
}

/** The rows of a product: its own, and one for each of its variants. */
export function ownProductRows(product: OwnRow): readonly OwnRow[] {
  const variants = (product['variants'] ?? []) as readonly OwnRow[]
  if (variants.length === 0) return [product]
  const { groupKey, baseCurrency, options } = product
  const ofVariant = { groupKey, baseCurrency, options, [ROW_KIND]: ROW_KINDS.variant }
  return [
    { ...product, [ROW_KIND]: ROW_KINDS.product },
    ...variants.map((variant) => ({
      ...variant,
      ...ofVariant,
      [ROW_ID]: `${plainValue(product[ROW_ID])}/${plainValue(variant[ROW_ID])}`,
    })),
  ]
}

/** Characters that a cell of a workbook holds; longer texts continue in further columns. */
export const LONGEST_CELL = 32_767

/** The header of a further column of the same field; its second part is 2. */
export function partHeader(header: string, part: number): string {
  return `${header}, part ${part}`
}

/** Splits a long text into cells of a workbook, never inside a character. */
export function cellParts(text: string): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length || parts.length === 0;) {
    const end = at + LONGEST_CELL
    const isPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length
    parts.push(text.slice(at, isPair ? end - 1 : end))
    at = isPair ? end - 1 : end
  }
  return parts
}

/** Whether a column holds numbers for calculation. */
export function isNumberColumn({ type }: OwnColumn): boolean {
  return SCALED.has(type) || type === 'integer'
}
