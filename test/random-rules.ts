import fc from 'fast-check'

/** Zones with changes of the clocks in both halves of the year, by half an hour, at midnight, and with none. */
export const RULE_ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
]

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const some = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most })
const listOf = (name: string, values: readonly (number | string)[], most: number) =>
  some(values, most).map((list) => `${name}=${list.join(',')}`)
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const signed = (most: number) => [...numbers(1, most), ...numbers(-most, -1)]
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '', freq: 2 })

const byDay = listOf('BYDAY', DAYS, 4)
const nthDay = fc
  .uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3, 4, 5, -1, -2), fc.constantFrom(...DAYS)), {
    minLength: 1,
    maxLength: 3,
    selector: String,
  })
  .map((days) => `BYDAY=${days.map(([nth, day]) => `${nth}${day}`).join(',')}`)
const byMonth = listOf('BYMONTH', numbers(1, 12), 4)
const byMonthDay = listOf('BYMONTHDAY', signed(31), 3)
// One position that every month has: the other library counts a day twice that two positions name, and one that there is none of.
const bySetPos = listOf('BYSETPOS', [1, 2, 3, -1, -2], 1)
const atAnEnd = listOf('BYSETPOS', [1, -1], 1)
const position = (of: fc.Arbitrary<string>, which = bySetPos) =>
  fc.tuple(of, maybe(which)).map((parts) => parts.filter(Boolean).join(';'))

const ofYear = fc.constantFrom(1, 10, 52, 53, -1, -52, -53)
const nthDayOfYear = fc
  .tuple(ofYear, fc.constantFrom(...DAYS), maybe(fc.constantFrom(...DAYS.map((day) => `20${day}`))))
  .map(([nth, day, more]) => `BYDAY=${[`${nth}${day}`, more].filter(Boolean).join(',')}`)
// With days: the other library takes a week alone as all of its days, and 1 January 2022 as one of a week 53.
const dayOfWeek = fc
  .tuple(
    listOf('BYWEEKNO', [1, 2, 20, 51, -1, -2], 2),
    byDay,
    maybe(fc.constantFrom(...DAYS.map((day) => `WKST=${day}`))),
  )
  .map((parts) => parts.filter(Boolean).join(';'))

/** What rules of each frequency say beside it. */
const PARTS: readonly (readonly [string, fc.Arbitrary<string>])[] = [
  ['DAILY', fc.tuple(maybe(byMonth), maybe(byDay)).map((parts) => parts.filter(Boolean).join(';'))],
  ['WEEKLY', fc.tuple(maybe(byMonth), maybe(byDay)).map((parts) => parts.filter(Boolean).join(';'))],
  ['MONTHLY', fc.oneof(fc.constant(''), byMonthDay, nthDay, position(byDay), position(byMonthDay, atAnEnd))],
  [
    'YEARLY',
    fc.oneof(
      fc.constant(''),
      byMonth,
      fc.tuple(byMonth, fc.oneof(byMonthDay, nthDay, position(byDay))).map((parts) => parts.join(';')),
      nthDayOfYear,
      dayOfWeek,
      position(dayOfWeek, atAnEnd),
      listOf('BYYEARDAY', [1, 31, 59, 60, 100, 200, 365, -1, -31, -200], 3),
    ),
  ],
]

/** In the week around a new year, which belongs to both. */
const atNewYear = fc
  .tuple(fc.integer({ min: 2019, max: 2029 }), fc.integer({ min: -7 * 96, max: 7 * 96 }))
  .map(([year, step]) => Date.UTC(year, 0, 1) + step * 900_000)

/** A rule with the moment at which its series begins; the local time as if it were UTC. */
export interface RandomSeries {
  readonly rule: string
  readonly start: number
}

/** Rules of all forms that events take, with an end or without. */
export const randomSeries: fc.Arbitrary<RandomSeries> = fc
  .constantFrom(...PARTS)
  .chain(([freq, parts]) =>
    fc.record({
      freq: fc.constant(`FREQ=${freq}`),
      interval: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 2, max: 5 }).map((each) => `INTERVAL=${each}`),
      ),
      ends: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 40 }).map((each) => `COUNT=${each}`),
        fc.integer({ min: 0, max: 2_000 }).map((days) => `UNTIL+${days}`),
      ),
      parts,
      // On any day of some years, 29 February among them, at any quarter of an hour.
      start: fc.oneof(
        fc.integer({ min: 0, max: 6 * 366 * 96 }).map((step) => Date.UTC(2019, 0, 1) + step * 900_000),
        atNewYear,
      ),
    }),
  )
  .map(({ freq, interval, ends, parts, start }) => {
    const until = ends.startsWith('UNTIL+')
      ? `UNTIL=${new Date(start + Number(ends.slice(6)) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T235959`
      : ends
    return { rule: [freq, interval, until, parts].filter((part) => part !== '').join(';'), start }
  })
