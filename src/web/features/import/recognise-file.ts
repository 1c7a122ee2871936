import { isCurrency } from '#domain/currencies.ts'
import { detectCategorySeparator } from '#domain/import/category-path.ts'
import { type ColumnFacts, columnFacts } from '#domain/import/column-facts.ts'
import { type RecognisedColumn, recogniseColumns } from '#domain/import/columns.ts'
import { columnSign, signFacts } from '#domain/import/decimal-signs.ts'
import { headerCurrency } from '#domain/import/header-names.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { OwnColumn } from '#domain/import/own-columns.ts'
import { type OwnHeader, recogniseOwn } from '#domain/import/own-rows.ts'
import { type Profile, profileColumns, recogniseProfile } from '#domain/import/profiles.ts'
import { sectionNames } from '#domain/import/sections.ts'
import { isPrice, targetOf } from '#domain/import/targets.ts'
import { type DecimalSign, detectDecimalSign } from '#domain/numeral.ts'
import type { Defaults, FileColumn, OpenedFile } from './import-calls.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import type { RawRow } from '#web/kit/files/raw-table.ts'
import { pickedRows, SAMPLE_ROWS, sampleCells } from '#web/kit/files/samples.ts'
import { rowText } from '#web/kit/files/table-text.ts'

export interface Recognised {
  readonly opened: OpenedFile
  /** Where the columns of our own export stand; null for any other file. */
  readonly own: OwnHeader | null
}

const PREVIEW_ROWS = 50

/** Recognises the system that wrote a file, its columns, decimal sign and currency, from rows spread over the whole of it. */
export function recogniseFile(
  table: OpenTable,
  name: string,
  own: readonly OwnColumn[],
  defaults: Defaults,
): Recognised {
  const sample = pickedRows(table.rows).map((row) => rowText(row, table.width, '.'))
  const facts = Array.from({ length: table.width }, (_, index) => columnFacts(columnOf(sample, index)))
  const ownHeader = table.headers && recogniseOwn(table.headers, own)
  const profile = table.headers && !ownHeader ? recogniseProfile(table.headers) : null
  const columns = ownHeader ? [] : columnsOf(table, profile, facts)
  const targets = facts.map((_, index) => columns[index]?.target ?? null)
  const { currency, soldIn } = currenciesOf(table, facts, targets, defaults.currency)
  const decimal = decimalSignOf(table, facts)
  const signs = columnSigns(table, facts, decimal)
  const settings: ImportSettings = {
    profile: profile?.id ?? null,
    columns: targets,
    currency: currency ?? defaults.currency,
    soldIn: ownHeader || profile ? null : soldIn,
    decimal: decimal ?? '.',
    columnDecimals: signs.map(({ sign }) => (sign === (decimal ?? '.') ? null : sign)),
    zeroIsUnknown: true,
    // A cell with a percent sign says what it is.
    fractions: facts.map((each, index) => isPercent(targets[index]) && each.fractions && each.percent === 0),
    categorySeparator: detectCategorySeparator(
      targets.flatMap((target, index) => (target === 'category' ? columnOf(sample, index) : [])),
    ),
    sections: null,
  }
  const isPlain = !ownHeader && !profile
  const opened: OpenedFile = {
    name,
    rows: table.rows.length,
    layout: table.layout,
    columns: facts.map((each, index) => fileColumn(table, sample, each, columns[index], index, signs[index])),
    preview: table.rows.slice(0, PREVIEW_ROWS).map((row) => rowText(row, table.width, settings.decimal)),
    system: ownHeader ? 'own' : profile && { id: profile.id },
    sections: isPlain ? sectionNames(table.rows.slice(0, SAMPLE_ROWS).map((row) => row.map(String))) : [],
    currency,
    rates: defaults.rates,
    settings,
  }
  return { opened, own: ownHeader }
}

type Sample = readonly (readonly string[])[]

function columnOf(sample: Sample, index: number): string[] {
  return sample.map((row) => row[index] ?? '')
}

function columnsOf(
  table: OpenTable,
  profile: Profile | null,
  facts: readonly ColumnFacts[],
): readonly RecognisedColumn[] {
  if (!profile || !table.headers) return recogniseColumns(table.headers, facts)
  const targets = profileColumns(profile, table.headers, (index) => (facts[index]?.filled ?? 0) > 0)
  return targets.map((target) => ({ target, confidence: target === null ? null : 'sure' }))
}

function isPercent(target: ImportSettings['columns'][number] | undefined): boolean {
  return target !== null && target !== undefined && targetOf(target).kind === 'percent'
}

/** The currency of the amounts as far as the file says it, and the one that its products are sold in where that is another (PRICE-15). */
function currenciesOf(
  table: OpenTable,
  facts: readonly ColumnFacts[],
  targets: ImportSettings['columns'],
  own: string,
) {
  const [prices, costs] = [true, false].map((wanted) =>
    targets.map((target) => (target !== null && isPrice(target) === wanted ? target : null)),
  )
  const asked = currencyOf(table, facts, prices ?? [])
  const paid = currencyOf(table, facts, costs ?? [])
  const currency = paid ?? asked
  if (asked !== null) return { currency, soldIn: asked === currency ? null : asked }
  // Who is told costs alone, by a supplier, sells in the currency of the shop.
  const isForeign = targets.includes('currency') || (currency ?? own) !== own
  return { currency, soldIn: isForeign && !targets.some((target) => target !== null && isPrice(target)) ? own : null }
}

/** The one currency that cells carry, else the one that names of amounts carry. */
function currencyOf(
  { headers }: OpenTable,
  facts: readonly ColumnFacts[],
  targets: ImportSettings['columns'],
): string | null {
  const isMoney = (index: number): boolean => {
    const target = targets[index]
    return target !== null && target !== undefined && targetOf(target).kind === 'money'
  }
  const inCells = facts.flatMap(({ currency }, index) => (currency !== null && isMoney(index) ? [currency] : []))
  const inNames = (headers ?? []).flatMap((header, index) => (isMoney(index) ? [headerCurrency(header)] : []))
  return [...inCells, ...inNames].find((code) => code !== null && isCurrency(code)) ?? null
}

/** By the cells that are written as text: the numbers of a workbook have no decimal sign. */
function decimalSignOf(table: OpenTable, facts: readonly ColumnFacts[]): DecimalSign | null {
  const rows = pickedRows(table.rows)
  return detectDecimalSign(facts.flatMap((each, index) => numerals(rows, each, index)))
}

interface ColumnSign {
  /** Null where a person has to say. */
  readonly sign: DecimalSign | null
  readonly open: readonly string[]
}

function columnSigns(table: OpenTable, facts: readonly ColumnFacts[], file: DecimalSign | null): readonly ColumnSign[] {
  const rows = pickedRows(table.rows)
  return facts.map((each, index) => {
    const own = signFacts(numerals(rows, each, index))
    return { sign: columnSign(own, file), open: own.open }
  })
}

function numerals(rows: readonly RawRow[], { numeric }: ColumnFacts, index: number): readonly string[] {
  if (numeric < 0.5) return []
  return rows.map((row) => row[index]).filter((cell) => typeof cell === 'string')
}

function fileColumn(
  { headers }: OpenTable,
  sample: Sample,
  facts: ColumnFacts,
  recognised: RecognisedColumn | undefined,
  index: number,
  sign: ColumnSign | undefined,
): FileColumn {
  return {
    name: headers?.[index]?.trim() ?? '',
    samples: sampleCells(columnOf(sample, index)),
    confidence: recognised?.confidence ?? null,
    conflict: recognised?.conflict ?? null,
    unplaced: recognised?.unplaced ?? null,
    zeros: facts.zeros,
    openNumbers: sign?.sign === null ? sign.open : [],
    isFractional: facts.fractions && facts.percent === 0,
    isIds: facts.filled > 0 && facts.codes === 1 && facts.decimals === 0,
  }
}
