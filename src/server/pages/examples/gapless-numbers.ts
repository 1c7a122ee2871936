import {
  documentNumber,
  type NumberForm,
  NUMBER_PADDING,
  provisionalNumber,
  seriesPeriod,
} from '#domain/documents/number.ts'
import { counted, nextSequence, type SeriesCounter } from '#domain/documents/series.ts'
import { text } from '../figures.ts'
import type { Example } from './example.ts'

const INVOICES: NumberForm = { prefix: 'INV', padding: NUMBER_PADDING }
const CREDITS: NumberForm = { prefix: 'CN', padding: NUMBER_PADDING }
const [FIRST_DAY, LAST_DAY, NEXT_YEAR] = ['2026-12-07', '2026-12-30', '2027-01-04'] as const
/** The moment of a draft without a network: 09:41:07.318. */
const DRAFTED = Date.UTC(2026, 11, 29, 9, 41, 7, 318)

/** Three invoices, one of them credited, and the first of the next year. */
export function gaplessNumbers(): Example {
  const december = issued([FIRST_DAY, FIRST_DAY, LAST_DAY])
  const [first = '', second = '', third = ''] = december
  const [january = ''] = issued([NEXT_YEAR])
  const credit = documentNumber(CREDITS, LAST_DAY, nextSequence(undefined, [], 1))
  return {
    figures: {
      first: text(first),
      second: text(second),
      third: text(third),
      credit: text(credit),
      january: text(january),
      provisional: text(provisionalNumber('invoice', DRAFTED)),
    },
    picture: {
      kind: 'papers',
      title: 'numbers',
      papers: [
        { number: first, state: 'paid' },
        { number: second, state: 'credited' },
        { number: credit, state: 'credits' },
        { number: third, state: 'open' },
        { number: january, state: 'newYear' },
      ],
    },
  }
}

/** The numbers of invoices issued on days of one year, by the counter that starts anew each year. */
function issued(days: readonly string[]): readonly string[] {
  let series: SeriesCounter | undefined
  return days.map((each) => {
    const sequence = nextSequence(series, [], 1)
    series = { period: seriesPeriod('yearly', each), ...counted(series, sequence, each) }
    return documentNumber(INVOICES, each, sequence)
  })
}
