import { foldText } from '../text-fold.ts'
import { combinationKey, MAX_OPTIONS } from '../variants.ts'
import type { CellProblem } from './normalise-row.ts'
import { problemMessages } from './problem-messages.ts'
import type { OptionValue } from './source-row.ts'
import { commonName, nameWithout } from './variant-names.ts'

type Values = Readonly<Record<string, unknown>>

/** A row of a file for a product with variants. Stored values. */
export interface GroupRow {
  readonly n: number
  /** The id of the variant from the file. */
  readonly variantId?: string
  /** The fields of a product that the row states. */
  readonly data: Values
  readonly options: readonly OptionValue[]
  /** The row is the product, not one of its variants. */
  readonly isProduct: boolean
  /** The row's values apply to the product too; not for a row that was only matched by SKU. */
  readonly tellsProduct: boolean
  /** The variant's own fields, if the file separates them from the product's: null means the product's figure. */
  readonly variant?: Values
}

/** A stored variant, without calculated figures. */
export interface KeptVariant extends Values {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly optionValues: readonly string[]
}

/** The stored product of the rows. */
export interface KeptProduct extends Values {
  readonly options: readonly { readonly id: string; readonly name: string; readonly values: readonly string[] }[]
  readonly variants: readonly KeptVariant[]
}

/** The rows of one product joined. */
export interface JoinedRows {
  /** The product's own fields that the rows state, without options and variants. */
  readonly data: Values
  readonly options: KeptProduct['options']
  readonly variants: readonly KeptVariant[]
  /** The variant of each row, and whether it is new. */
  readonly rows: ReadonlyMap<number, { readonly id: string; readonly isNew: boolean }>
  /** Rows that are no variant of the product, and why. */
  readonly problems: ReadonlyMap<number, CellProblem>
}

/** Fields that belong to a variant alone. */
const OF_THE_VARIANT = ['sku', 'barcode', 'stock', 'isActive'] as const
/** Fields that a variant has only if they differ from its product. */
const AMOUNTS = ['baseCost', 'shippingCost', 'retailPrice', 'tradePrice'] as const
/** Fields that rows of variants set on the product only if all of its variants are among them. */
const OF_THE_WHOLE = [...AMOUNTS, 'pricingMode', 'pricingStrategy', 'pricingPercent', 'pricingAmount'] as const
/** The origin of an amount comes from the same row as the amount. */
const ORIGINS: ReadonlyMap<string, string> = new Map([
  ['baseCost', 'baseCostOrigin'],
  ['shippingCost', 'shippingCostOrigin'],
])
const NOT_OF_THE_PRODUCT: ReadonlySet<string> = new Set([
  ...OF_THE_VARIANT,
  ...OF_THE_WHOLE,
  ...ORIGINS.values(),
  'name',
  'groupKey',
])

const NEW_VARIANT = {
  name: '',
  barcode: '',
  baseCost: null,
  shippingCost: null,
  dutyCost: null,
  rebate: null,
  retailPrice: null,
  tradePrice: null,
  stock: null,
  isActive: true,
}

/**
 * Joins the rows of one group into a product with variants (PROD-14). A row is the variant with its SKU, else the one with its options,
 * else a new one. Variants without a row stay as they are.
 */
export function joinedRows(
  rows: readonly GroupRow[],
  current: KeptProduct | undefined,
  newId: (n: number) => string,
): JoinedRows {
  const problems = new Map<number, CellProblem>()
  const head = rows.find(({ isProduct }) => isProduct)
  const own = rows.filter(({ isProduct }) => !isProduct)
  refuseOtherCurrencies(own, head, current, problems)
  const options = joinedOptions(head, current, own, problems)
  const placed = placedRows(own, options, current, newId, problems)
  const good = placed.map(({ row }) => row)
  const isWhole = !current || current.variants.every(({ id }) => placed.some((each) => each.id === id))
  const data = head ? head.data : productData(good, current, isWhole)
  const product = { ...current, ...data }
  const variants = joinedVariants(current, placed, product)
  return {
    data,
    options: withValues(options, placed),
    variants,
    rows: new Map(placed.map(({ row, id, isNew }) => [row.n, { id, isNew }])),
    problems,
  }
}

interface Placed {
  readonly row: GroupRow
  readonly id: string
  readonly isNew: boolean
  readonly optionValues: readonly string[]
}

function fold(text: string): string {
  return foldText(text).trim()
}

function refuseOtherCurrencies(
  rows: readonly GroupRow[],
  head: GroupRow | undefined,
  current: KeptProduct | undefined,
  problems: Map<number, CellProblem>,
): void {
  const stated = [head, ...rows].map((row) => row?.data['baseCurrency']).find((each) => each !== undefined)
  const currency = head?.data['baseCurrency'] ?? current?.['baseCurrency'] ?? stated
  for (const { n, data } of rows) {
    const { baseCurrency } = data
    if (baseCurrency === undefined || baseCurrency === currency) continue
    problems.set(n, {
      field: 'baseCurrency',
      message: problemMessages.otherThanProduct(baseCurrency as string, currency as string),
    })
  }
}

type Options = KeptProduct['options']

/** The stored options, in the order in which a product row declares them, and those that rows add. */
function joinedOptions(
  head: GroupRow | undefined,
  current: KeptProduct | undefined,
  rows: readonly GroupRow[],
  problems: Map<number, CellProblem>,
): Options {
  const declared = (head?.data['options'] ?? current?.options ?? []) as Options
  const kept = (name: string) => current?.options.find((each) => fold(each.name) === fold(name))
  const options = declared.map((option) => ({ ...option, id: kept(option.name)?.id ?? option.id }))
  const add = (name: string): boolean => {
    if (options.some((each) => fold(each.name) === fold(name))) return true
    if (options.length === MAX_OPTIONS) return false
    options.push({ id: newOptionId(options), name, values: [] })
    return true
  }
  for (const { name } of head?.options ?? []) add(name)
  for (const { n, options: given } of rows) {
    if (problems.has(n) || given.every(({ name }) => add(name))) continue
    problems.set(n, { field: 'options', message: problemMessages.tooManyOptions(MAX_OPTIONS) })
  }
  return options
}

function newOptionId(options: KeptProduct['options']): string {
  const taken = new Set(options.map(({ id }) => id))
  let number = options.length + 1
  while (taken.has(`option-${number}`)) number += 1
  return `option-${number}`
}

/** The variant of each row; a row equal to an earlier one is a problem. */
function placedRows(
  rows: readonly GroupRow[],
  options: KeptProduct['options'],
  current: KeptProduct | undefined,
  newId: (n: number) => string,
  problems: Map<number, CellProblem>,
): readonly Placed[] {
  const placed: Placed[] = []
  const firstLines = new Map<string, number>()
  for (const row of rows) {
    if (problems.has(row.n)) continue
    const given = valuesFor(row, options)
    const found = variantOf(row, given, current)
    const id = found?.id ?? newId(row.n)
    const key = found ? id : given.some(Boolean) ? combinationKey(given) : skuOf(row) || nameOf(row) || id
    const first = firstLines.get(key)
    if (first !== undefined) {
      problems.set(row.n, { field: 'options', message: problemMessages.sameVariant(first) })
      continue
    }
    firstLines.set(key, row.n)
    const kept = found?.optionValues ?? given
    const isKept = given.every((value, at) => value === (kept[at] ?? ''))
    const optionValues = given.some(Boolean) && !isKept ? given : kept
    placed.push({ row, id, isNew: !found, optionValues })
  }
  return placed
}

function valuesFor({ options: given }: GroupRow, options: KeptProduct['options']): readonly string[] {
  const values = new Map(given.map(({ name, value }) => [fold(name), value]))
  return options.map(({ name }) => values.get(fold(name)) ?? '')
}

function variantOf(row: GroupRow, given: readonly string[], current: KeptProduct | undefined): KeptVariant | undefined {
  const variants = current?.variants ?? []
  const byId = row.variantId === undefined ? undefined : variants.find(({ id }) => id === row.variantId)
  if (byId) return byId
  const sku = skuOf(row)
  const bySku = sku === '' ? undefined : variants.find((each) => each.sku.trim() === sku)
  if (bySku) return bySku
  // Another SKU means another variant, unless the stored one has none yet.
  const open = variants.filter((each) => sku === '' || each.sku.trim() === '')
  if (given.some(Boolean)) {
    const key = combinationKey(given.map(fold))
    return open.find(({ optionValues }) => combinationKey(given.map((_, at) => fold(optionValues[at] ?? ''))) === key)
  }
  const name = nameOf(row)
  return name === '' ? undefined : open.find((each) => fold(each.name) === fold(name))
}

function nameOf({ data, variant }: GroupRow): string {
  const name = variant?.['name'] ?? data['name']
  return typeof name === 'string' ? name : ''
}

function skuOf({ data, variant }: GroupRow): string {
  const sku = variant?.['sku'] ?? data['sku']
  return typeof sku === 'string' ? sku.trim() : ''
}

/** The product's fields from rows without a product row: each from the first row that has it. */
function productData(rows: readonly GroupRow[], current: KeptProduct | undefined, isWhole: boolean): Values {
  const telling = rows.filter(({ tellsProduct }) => tellsProduct)
  const data: Record<string, unknown> = {}
  for (const row of telling) {
    for (const [name, value] of Object.entries(row.data)) {
      if (!NOT_OF_THE_PRODUCT.has(name) && data[name] === undefined) data[name] = value
    }
  }
  const [first] = telling
  if (!first) return data
  const name = productName(telling, current)
  if (name !== undefined) data['name'] = name
  if (first.data['groupKey'] !== undefined) data['groupKey'] = first.data['groupKey']
  if (!isWhole) return data
  for (const field of OF_THE_WHOLE) {
    const stated = telling.find((row) => row.data[field] !== undefined)
    if (!stated) continue
    data[field] = stated.data[field]
    const origin = ORIGINS.get(field) ?? ''
    if (stated.data[origin] !== undefined) data[origin] = stated.data[origin]
  }
  if (!current && telling.every((row) => row.data['isActive'] === false)) data['isActive'] = false
  return data
}

function productName(rows: readonly GroupRow[], current: KeptProduct | undefined): string | undefined {
  const names = rows.map(nameOf).filter(Boolean)
  const [name] = names
  const [first] = rows
  if (name === undefined || first === undefined) return undefined
  if (names.every((each) => each === name)) return first.options.length > 0 || !current ? name : undefined
  if (current) return undefined
  const plain = nameWithout(
    name,
    first.options.map(({ value }) => value),
  )
  if (plain !== name) return plain
  return commonName(names) || ((first.data['groupKey'] as string | undefined) ?? name)
}

function joinedVariants(
  current: KeptProduct | undefined,
  placed: readonly Placed[],
  product: Values,
): readonly KeptVariant[] {
  const byId = new Map(placed.map((each) => [each.id, each]))
  const kept = (current?.variants ?? []).map((variant) => {
    const each = byId.get(variant.id)
    return each ? { ...variant, ...statedOf(each, product) } : variant
  })
  const added = placed.filter(({ isNew }) => isNew)
  return [...kept, ...added.map((each) => ({ ...NEW_VARIANT, sku: '', ...statedOf(each, product), id: each.id }))]
}

function statedOf({ row, optionValues, isNew }: Placed, product: Values): Values & Pick<KeptVariant, 'optionValues'> {
  if (row.variant) return { ...row.variant, optionValues }
  const { data } = row
  const own = OF_THE_VARIANT.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]] as const]))
  // The product's rule prices its variants: a price beside a margin is reported, not stored.
  const isPriced = (data['pricingMode'] ?? product['pricingMode']) === 'retailPrice'
  const amounts = AMOUNTS.flatMap((name) => {
    const amount = data[name]
    if (amount === undefined || (name === 'retailPrice' && !isPriced)) return []
    return [[name, amount === product[name] ? null : amount] as const]
  })
  // Without options only its name distinguishes a variant.
  const name = isNew && row.options.length === 0 ? { name: data['name'] ?? '' } : {}
  return { ...name, ...Object.fromEntries([...own, ...amounts]), optionValues }
}

/** The options with the values that rows use; a declared order stays. */
function withValues(options: KeptProduct['options'], placed: readonly Placed[]): KeptProduct['options'] {
  return options.map((option, at) => {
    const used = placed.map(({ optionValues }) => optionValues[at] ?? '').filter(Boolean)
    return { ...option, values: [...new Set([...option.values, ...used])] }
  })
}
