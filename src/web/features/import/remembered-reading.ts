import { targetOf } from '#domain/import/targets.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { OpenedFile } from './import-calls.ts'
import { FIRST_STATE } from './import-state.ts'
import { differs, mappingData, mappingOf, type Reading } from './saved-mapping.ts'
import { cutText } from '#domain/cut-text.ts'

/** Readings that are remembered; of more the one that was used longest ago makes room. */
export const MOST_REMEMBERED = 50

/**
 * How the last file with the same columns was read, as far as it holds for this one: decimal signs, fractions and a currency that the
 * file states are read from the file itself. Null where there was none.
 */
export function rememberedReading(rows: readonly AnyRow[], opened: OpenedFile): Reading | null {
  const found = mappingOf(rows, opened, true)
  if (!found) return null
  const { settings: kept, options } = found.mapping
  const { decimal, columnDecimals, currency, soldIn } = opened.settings
  const isOtherMoney = opened.currency !== null && opened.currency !== kept.currency
  const fractions = kept.columns.map(
    (target, index) =>
      target !== null && targetOf(target).kind === 'percent' && opened.columns[index]?.isFractional === true,
  )
  const money = isOtherMoney ? { currency, soldIn } : {}
  return { settings: { ...kept, decimal, columnDecimals, fractions, ...money }, options }
}

/** A row to write so that a reading is remembered. */
export interface Remembered {
  /** The row to write over; undefined for a new one. */
  readonly id: string | undefined
  readonly data: Record<string, unknown>
}

/** What there is to remember of a reading; undefined where the next such file would be read so anyway. */
export function toRemember(rows: readonly AnyRow[], opened: OpenedFile, reading: Reading): Remembered | undefined {
  if (opened.system === 'own') return undefined
  const { settings, options } = reading
  const last = mappingOf(rows, opened, true)
  const recognised = { settings: opened.settings, options: FIRST_STATE.options }
  if (!differs(last?.mapping ?? recognised, settings, options)) return undefined
  const data = {
    name: cutText(opened.name, 200),
    settings: { ...mappingData(opened, settings, options), isLast: true },
  }
  return { id: last?.id ?? roomAmong(rows), data }
}

/** The row that makes room for another one, where as many are remembered as there may be. */
function roomAmong(rows: readonly AnyRow[]): string | undefined {
  const remembered = rows.filter(({ settings }) => (settings as { readonly isLast?: unknown } | null)?.isLast === true)
  if (remembered.length < MOST_REMEMBERED) return undefined
  return remembered.reduce((oldest, row) => (row.updatedAt < oldest.updatedAt ? row : oldest)).id
}
