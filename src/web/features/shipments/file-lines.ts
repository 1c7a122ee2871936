import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { currencyCell } from '#domain/import/cell-values.ts'
import { parseMoneyCell } from '#domain/number-cell.ts'
import { foldText } from '#domain/text-fold.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { costElsewhere } from '#contract/linked-line.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { readField } from '#web/kit/row-files/field-values.ts'
import { type CellOf, filledRows, type ReadableFile, readingOf } from '#web/kit/row-files/filled-rows.ts'
import type { FileRow } from '#web/kit/row-files/read-rows.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import type { LineTarget } from './file-columns.ts'
import { type LineDeps, ratedBy, readCountry } from './line-columns.ts'
import { costPatch } from './link-patch.ts'
import { fileMessages } from './page-messages.ts'
import { cutText } from '#domain/cut-text.ts'

const { targets: labels, issues } = fileMessages

type Line = RowOfKind<'shipmentLine'>
type Patch = PatchOfKind<'shipmentLine'>

/** A row of a file with the line that it makes or changes. */
export interface FileLine extends FileRow {
  readonly data: Patch
}

export interface LineReading {
  readonly file: ReadableFile
  /** Of amounts whose cells name none. */
  readonly currency: string
  readonly deps: LineDeps
  readonly find: ProductFinder
  /** The lines that rows may change: each row at most one, known by its product, else by its SKU or name. */
  readonly present: readonly Line[]
}

/** Reads the rows of a file as lines, each linked to the product that its SKU, barcode or name means (SHIP-04). */
export function fileLines(reading: LineReading): readonly FileLine[] {
  const take = takerOf(reading.present)
  return filledRows(reading.file).map(({ n, cell }): FileLine => {
    const problems: string[] = []
    const { said, name } = saidOf(cell, reading, problems)
    const title = cell('description') || cell('sku')
    const known = problems.length > 0 ? undefined : take(said)
    problems.push(...unsaidCost(said, known, reading.deps))
    if (problems.length > 0) return { n, state: 'bad', title, id: null, data: {}, problems }
    const currency = said.currency ?? known?.currency ?? reading.currency
    const rated = known?.currency === currency ? {} : { currency, ...ratedBy(currency, reading.deps) }
    if (!known) {
      const data = { description: name, ...said, ...rated, ...costOf(said, currency, reading.deps) }
      return { n, state: 'create', title, id: null, data, problems }
    }
    const changed = Object.entries({ ...said, ...rated }).filter(([name, value]) => known[name as keyof Line] !== value)
    const state = changed.length === 0 ? 'same' : 'update'
    return { n, state, title, id: known.id, data: Object.fromEntries(changed), problems }
  })
}

/** What the product of a row costs that says neither price nor currency. */
function costOf({ productId, variantId = '', unitCost, currency }: Patch, ofFile: string, deps: LineDeps): Patch {
  if (!productId || unitCost !== undefined || currency !== undefined) return {}
  return costPatch({ productId, variantId }, ofFile, deps)
}

/** Why a row with a currency needs a price: what its product costs is not known in that currency. */
function unsaidCost(
  { productId, variantId = '', unitCost, currency }: Patch,
  known: Line | undefined,
  { productOf }: LineDeps,
): readonly string[] {
  const isLinked = known?.productId === productId && known?.variantId === variantId
  if (!productId || isLinked || unitCost !== undefined || currency === undefined || (known?.unitCost ?? 0) > 0)
    return []
  const cost = costElsewhere(productOf(productId), variantId, currency)
  return cost ? [issues.unpriced(currency, formatMoneyExact(cost.unitCost, cost.currency))] : []
}

/** Finds the line that a row of a file means; each line is found once. */
function takerOf(present: readonly Line[]): (said: Patch) => Line | undefined {
  const byKey = new Map<string, Line[]>()
  for (const line of present) for (const key of keysOf(line)) byKey.set(key, [...(byKey.get(key) ?? []), line])
  const taken = new Set<Line>()
  return (said) => {
    const found = keysOf(said).flatMap((key) => byKey.get(key) ?? [])
    const line = found.find((each) => !taken.has(each))
    if (line) taken.add(line)
    return line
  }
}

function keysOf({ productId, variantId = '', sku = '', description = '' }: Patch): readonly string[] {
  const text = sku === '' ? `name ${foldText(description)}` : `sku ${foldText(sku)}`
  return productId ? [`product ${productId} ${variantId}`, text] : [text]
}

const NUMBERS = ['quantity', 'weight', 'volume', 'dutyPercent'] as const

/** The fields that a row says something of, and the name of its product for a line that has none. */
function saidOf(
  cell: CellOf<LineTarget>,
  reading: LineReading,
  problems: string[],
): { readonly said: Patch; readonly name: string } {
  const [sku, description, hsCode] = [cell('sku'), cell('description'), cutText(cell('hsCode'), 20)]
  if (sku === '' && description === '') problems.push(issues.unnamed)
  const currency = currencyOf(cell, reading, problems)
  const read = (
    target: (typeof NUMBERS)[number] | 'unitCost',
    text: string,
  ): readonly (readonly [string, unknown])[] => {
    const value = readField(shipmentLine.fields[target], text, { currency, ...readingOf(reading.file, target) })
    if (value === null) return []
    if ('value' in value) return [[target, value.value]]
    problems.push(labelMessages.goesOn(labels[target], value.problem))
    return []
  }
  const { find } = reading
  const found = (sku === '' ? undefined : find(sku)) ?? (description === '' ? undefined : find(description))
  const texts = {
    sku: cutText(found?.sku || sku, 120),
    description: cutText(description, 500),
    hsCode,
    originCountry: originOf(cell, problems),
    currency: cell('unitCost') === '' && cell('currency') === '' ? '' : currency,
  }
  const said = {
    ...Object.fromEntries([
      ...Object.entries(texts).filter(([, text]) => text !== ''),
      ...read('unitCost', cell('unitCost')),
      ...NUMBERS.flatMap((target) => read(target, bareNumber(cell(target)))),
    ]),
    ...(found ? { productId: found.productId, variantId: found.variantId } : {}),
  }
  return { said, name: found?.name ?? '' }
}

/** The country of origin by its code or name; empty if the file says none. */
function originOf(cell: CellOf<LineTarget>, problems: string[]): string {
  const read = readCountry(cell('originCountry'))
  if ('value' in read) return read.value.originCountry
  problems.push(read.issue)
  return ''
}

/** The currency of the amount: the one beside it, else that of its row, else that of the file. */
function currencyOf(cell: CellOf<LineTarget>, { file, currency }: LineReading, problems: string[]): string {
  const beside = parseMoneyCell(cell('unitCost'), readingOf(file, 'unitCost'))
  if ('currency' in beside && beside.currency !== null) return beside.currency
  const named = currencyCell(cell('currency'))
  if (named && 'problem' in named) problems.push(labelMessages.goesOn(labels.currency, named.problem))
  return named && 'value' in named ? named.value : currency
}

/** A number without the unit behind it: `12 kg`. */
function bareNumber(text: string): string {
  return text.replace(/(kgs?|cbm|m³|m3|pcs|pieces|stk|st)\.?$/i, '').trimEnd()
}
