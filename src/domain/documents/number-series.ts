import { NUMBER_PADDING, type NumberForm } from './number.ts'
import { DOCUMENT_RULES, DOCUMENT_TYPES, type DocumentType } from './types.ts'

/** The format of one document type's numbers, and the first of them (DOC-02). */
export interface NumberSeries {
  readonly documentType: DocumentType
  readonly prefix: string
  readonly padding: number
  /** The first number of the counter of `period`, so that a business can continue the numbers of another product. */
  readonly firstNumber: number
  /** What that counter counts: empty for all time, a year or a month (`2026-07`). */
  readonly period: string
}

/** A prefix of numbers, and the type that it is reserved for. */
export interface UsedPrefix {
  readonly prefix: string
  readonly documentType: DocumentType
}

/** The format of a type's numbers. */
export function formOf(series: readonly NumberSeries[], documentType: DocumentType): NumberForm {
  const own = series.find((each) => each.documentType === documentType)
  return own ?? { prefix: DOCUMENT_RULES[documentType].prefix, padding: NUMBER_PADDING }
}

/** The first number of the counter of a type and period. */
export function firstNumberOf(
  series: readonly NumberSeries[],
  { documentType, period }: Pick<NumberSeries, 'documentType' | 'period'>,
): number {
  return series.find((each) => each.documentType === documentType && each.period === period)?.firstNumber ?? 1
}

/** The prefixes of all types, in capitals. */
export function prefixesOf(series: readonly NumberSeries[]): readonly UsedPrefix[] {
  return DOCUMENT_TYPES.map((documentType) => ({ documentType, prefix: readAs(formOf(series, documentType).prefix) }))
}

/** The prefixes used so far and now, each once. */
export function withUsed(used: readonly UsedPrefix[], now: readonly UsedPrefix[]): readonly UsedPrefix[] {
  const known = new Set(used.map(({ prefix }) => prefix))
  return [...used, ...now.filter(({ prefix }) => !known.has(prefix))]
}

/** Two types whose numbers would look the same: a present one, and one that has or had its prefix. */
export function prefixClash(
  used: readonly UsedPrefix[],
  now: readonly UsedPrefix[],
): readonly [UsedPrefix, UsedPrefix] | undefined {
  const owners = new Map(used.map((each) => [each.prefix, each]))
  for (const each of now) {
    const owner = owners.get(each.prefix)
    if (owner && owner.documentType !== each.documentType) return [each, owner]
    owners.set(each.prefix, each)
  }
  return undefined
}

function readAs(prefix: string): string {
  return prefix.toUpperCase()
}
