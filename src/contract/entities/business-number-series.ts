import {
  type NumberSeries,
  prefixClash,
  prefixesOf,
  type UsedPrefix,
  withUsed,
} from '#domain/documents/number-series.ts'
import { NUMBER_PADDING } from '#domain/documents/number.ts'
import { DOCUMENT_TYPES } from '#domain/documents/types.ts'
import type { AnyRow } from '../entity.ts'
import { choice, integer, text } from '../fields.ts'
import { businessIssueMessages as messages } from './business-issue-messages.ts'

/** Number prefixes that a business may use in its life. */
export const MAX_USED_PREFIXES = 100
/** The id of the line for numbers that begin with their year; prefixes are in capitals. */
const NO_PREFIX = 'none'
/** Nine digits: the numbers that follow must still fit into a counter. */
const MAX_FIRST_NUMBER = 999_999_999

/** The format of one document type's numbers, and the first of them (DOC-02). */
export const numberSeriesLine = {
  documentType: choice(DOCUMENT_TYPES, { label: 'Type', fallback: 'invoice' }),
  prefix: text({
    label: 'Starts with',
    fallback: '',
    max: 10,
    pattern: /^[A-Za-z0-9/._-]*$/,
    patternMessage: () => messages.prefix,
    help: 'Before the year and the month.',
  }),
  padding: integer({
    label: 'Digits',
    fallback: NUMBER_PADDING,
    min: 1,
    max: 10,
    help: 'Filled with zeros: 4 gives 0001.',
  }),
  firstNumber: integer({ label: 'First number', fallback: 1, min: 1, max: MAX_FIRST_NUMBER }),
  period: text({
    label: 'Counter of the first number',
    fallback: '',
    pattern: /^$|^\d{4}(-(0[1-9]|1[0-2]))?$/,
    patternMessage: () => messages.period,
  }),
}

interface WithSeries {
  readonly numberSeries: readonly NumberSeries[]
  readonly usedPrefixes: readonly UsedPrefix[]
}

type Kept = readonly (UsedPrefix & { readonly id: string })[]

/** The prefixes that a business has or had: each stays reserved for its type (DOC-02). */
export function usedPrefixes(
  { numberSeries }: Pick<WithSeries, 'numberSeries'>,
  before: AnyRow | undefined,
): { readonly usedPrefixes?: Kept } {
  const earlier = before as (AnyRow & WithSeries) | undefined
  const isAsEver = [numberSeries, earlier?.numberSeries, earlier?.usedPrefixes].every((each) => !each?.length)
  if (isAsEver) return {}
  const all = withUsed(usedBefore(earlier), prefixesOf(numberSeries))
  return { usedPrefixes: all.map(({ documentType, prefix }) => ({ id: prefix || NO_PREFIX, documentType, prefix })) }
}

/** Two types never share a prefix, or two documents could have the same number. */
export function numberSeriesIssue(
  { numberSeries }: Pick<WithSeries, 'numberSeries'>,
  changed: ReadonlySet<string>,
  before: AnyRow | undefined,
): { readonly numberSeries?: string } {
  if (!changed.has('numberSeries')) return {}
  const used = usedBefore(before as (AnyRow & WithSeries) | undefined)
  const now = prefixesOf(numberSeries)
  const clash = prefixClash(used, now)
  if (clash) return { numberSeries: clashText(...clash) }
  if (withUsed(used, now).length <= MAX_USED_PREFIXES) return {}
  return { numberSeries: messages.tooManyPrefixes }
}

function usedBefore(before: WithSeries | undefined): readonly UsedPrefix[] {
  return before ? withUsed(before.usedPrefixes, prefixesOf(before.numberSeries)) : []
}

function clashText({ prefix, documentType }: UsedPrefix, owner: UsedPrefix): string {
  return messages.prefixTaken(prefix, documentType, owner.documentType)
}
