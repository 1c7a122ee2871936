import { isCurrency } from '#domain/currencies.ts'
import { CATEGORY_SEPARATORS } from '#domain/import/category-path.ts'
import { headerKey } from '#domain/import/header-names.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import { isTargetId } from '#domain/import/targets.ts'
import { type ImportOptions, importOptions } from '#contract/change-set-rows.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { OpenedFile } from './import-calls.ts'

/** How a file is read. */
export interface Reading {
  readonly settings: ImportSettings
  readonly options: ImportOptions
}

/** What is kept of an import, to read the supplier's next file alike. */
export interface SavedMapping extends Reading {
  readonly signature: string
  /** Kept without being asked to, as the last reading of such a file. */
  readonly isLast: boolean
}

/** What files of one supplier have in common: the names of the columns, else how many there are. */
export function signatureOf({ columns, layout }: Pick<OpenedFile, 'columns' | 'layout'>): string {
  if (!layout.header) return `${columns.length} ${layout.text?.delimiter ?? 'workbook'}`
  return columns.map(({ name }) => headerKey(name)).join('|')
}

export function mappingData(
  opened: OpenedFile,
  settings: ImportSettings,
  options: ImportOptions,
): Record<string, unknown> {
  return { signature: signatureOf(opened), settings, options }
}

export interface FittingMapping {
  readonly id: string
  /** Whose files are read so. */
  readonly name: string
  readonly mapping: SavedMapping
}

/** The mapping kept by name that fits an opened file, the latest of several. Our own exports need none. */
export function fittingMapping(rows: readonly AnyRow[], opened: OpenedFile): FittingMapping | null {
  return mappingOf(rows, opened, false)
}

/** The latest mapping of an opened file: of those kept by name, or of those that are the last reading of such a file. */
export function mappingOf(rows: readonly AnyRow[], opened: OpenedFile, isLast: boolean): FittingMapping | null {
  if (opened.system === 'own') return null
  const signature = signatureOf(opened)
  const latestFirst = [...rows].sort((a, b) => b.updatedAt - a.updatedAt)
  for (const { id, name, settings } of latestFirst) {
    const mapping = readMapping(settings, opened)
    if (mapping?.signature === signature && mapping.isLast === isLast && typeof name === 'string')
      return { id, name, mapping }
  }
  return null
}

/** A stored mapping, as far as it still means something; null where it does not. */
function readMapping(stored: unknown, { columns, settings }: OpenedFile): SavedMapping | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { signature, settings: kept, options, isLast } = stored as Partial<Record<keyof SavedMapping, unknown>>
  if (typeof signature !== 'string' || typeof kept !== 'object' || kept === null) return null
  const given = kept as Partial<Record<keyof ImportSettings, unknown>>
  const targets: readonly unknown[] = Array.isArray(given.columns) ? given.columns : []
  const { currency, soldIn, decimal, categorySeparator } = given
  const chosen = importOptions.safeParse(options)
  if (targets.length !== columns.length || !chosen.success) return null
  return {
    signature,
    isLast: isLast === true,
    // Kept before there was this choice: a currency other than that of the business was chosen.
    options: { ...chosen.data, keepsCurrency: chosen.data.keepsCurrency ?? currency === settings.currency },
    settings: {
      profile: settings.profile,
      columns: targets.map((target) => (isTargetId(target) ? target : null)),
      currency: typeof currency === 'string' && isCurrency(currency) ? currency : settings.currency,
      soldIn: typeof soldIn === 'string' && isCurrency(soldIn) ? soldIn : null,
      decimal: decimal === ',' || decimal === '.' ? decimal : settings.decimal,
      columnDecimals: columns.map((_, index) => decimalAt(given.columnDecimals, index)),
      zeroIsUnknown: given.zeroIsUnknown !== false,
      fractions: columns.map((_, index) => given.fractions === true || listed(given.fractions)[index] === true),
      categorySeparator: CATEGORY_SEPARATORS.find((each) => each === categorySeparator) ?? settings.categorySeparator,
      sections: typeof given.sections === 'boolean' ? given.sections : null,
    },
  }
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function decimalAt(value: unknown, index: number): ',' | '.' | null {
  const sign = listed(value)[index]
  return sign === ',' || sign === '.' ? sign : null
}

/** Whether settings differ from those of a kept mapping. */
export function differs(mapping: Reading, settings: ImportSettings, options: ImportOptions): boolean {
  return JSON.stringify([mapping.settings, mapping.options]) !== JSON.stringify([settings, options])
}
