import { NUMBER_PADDING, type NumberForm } from './number.ts'
import { DOCUMENT_RULES, DOCUMENT_TYPES, type DocumentType } from './types.ts'

/** How a business writes the numbers of one type of document, and where they begin (DOC-02). */
export interface NumberSeries {
  readonly documentType: DocumentType
  readonly prefix: string
  readonly padding: number
  /** The first number of the counter of `period`: who comes from another product goes on after its last one. */
  readonly firstNumber: number
  /** What that counter counts: empty for all time, a year or a month (`2026-07`). */
  readonly period: string
}

/** The first letters of a series' numbers, and the type that they belong to for good. */
export interface UsedPrefix {
  readonly prefix: string
  readonly documentType: DocumentType
}

/** How the numbers of a type look. */
export function formOf(series: readonly NumberSeries[], documentType: DocumentType): NumberForm {
  const own = series.find((each) => each.documentType === documentType)
  return own ?? { prefix: DOCUMENT_RULES[documentType].prefix, padding: NUMBER_PADDING }
}

/** Where the counter of a type and period begins. */
export function firstNumberOf(
  series: readonly NumberSeries[],
  { documentType, period }: Pick<NumberSeries, 'documentType' | 'period'>,
): number {
  return series.find((each) => each.documentType === documentType && each.period === period)?.firstNumber ?? 1
}

/** The prefixes of all types, as people read them: capitals are the same letters. */
export function prefixesOf(series: readonly NumberSeries[]): readonly UsedPrefix[] {
  return DOCUMENT_TYPES.map((documentType) => ({ documentType, prefix: readAs(formOf(series, documentType).prefix) }))
}

/** What was used so far and what is used now, each once. */
export function withUsed(used: readonly UsedPrefix[], now: readonly UsedPrefix[]): readonly UsedPrefix[] {
  const known = new Set(used.map(({ prefix }) => prefix))
  return [...used, ...now.filter(({ prefix }) => !known.has(prefix))]
}

/** Two types whose numbers would look the same: one of now, and the one that has or had its prefix. */
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
