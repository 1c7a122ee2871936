/** A calendar file that costs a reader far more than its size, or has everything that a reader may hold. */
export interface HostileFile {
  readonly what: string
  readonly content: () => string
  /** One of those that are sent over REST, where the whole way is tried. */
  readonly isGreat?: true
  /** What is said of its first row, of the whole file, or among the notes; empty where it is read as it is. */
  readonly told:
    | 'line'
    | 'parameters'
    | 'exceptions'
    | 'dates'
    | 'zone'
    | 'nested'
    | 'lines'
    | 'many'
    | 'size'
    | 'nothing'
}

const START = 'DTSTART;TZID=Europe/Berlin:20270101T000000'
const DAILY = 'RRULE:FREQ=DAILY'
const lines = (all: readonly string[]): string => `${all.join('\r\n')}\r\n`
const repeated = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\r\n')
const hour = (n: number): string =>
  new Date(Date.UTC(2027, 0, 1) + n * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
const FIRST_HOURS = Array.from({ length: 1_000 }, (_, n) => `${hour(n)}Z`)
const hours = (count: number): string =>
  Array.from({ length: count }, (_, n) => FIRST_HOURS[n % FIRST_HOURS.length]).join(',')
const calendar = (...parts: readonly string[]): string =>
  lines(['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'])
const event = (...own: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:hostile@example', ...own, 'END:VEVENT'].join('\r\n')
const zone = (...own: readonly string[]): string =>
  ['BEGIN:VTIMEZONE', 'TZID:Own', ...own, 'END:VTIMEZONE'].join('\r\n')
const standard = (from: string, ...own: readonly string[]): string =>
  ['BEGIN:STANDARD', `DTSTART:${from}`, ...own, 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:STANDARD'].join('\r\n')
const longOnManyDates = (uid: string): string =>
  lines(['BEGIN:VEVENT', `UID:${uid}`, START, `DESCRIPTION:${'d'.repeat(18_000)}`, `RDATE:${hours(100)}`, 'END:VEVENT'])
const inOwnZone = event('DTSTART;TZID=Own:20270101T000000')

/** Files that stopped a server, or would. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    what: 'a line of 470,000 dates that are left out',
    content: () => calendar(event(START, DAILY, `EXDATE:${hours(470_000)}`)),
    told: 'exceptions',
    isGreat: true,
  },
  {
    what: 'one of 50,000',
    content: () => calendar(event(START, DAILY, `EXDATE:${hours(50_000)}`)),
    told: 'exceptions',
  },
  {
    what: '20,000 lines of one, in another time zone',
    content: () =>
      calendar(
        event(
          START,
          DAILY,
          repeated(20_000, (n) => `EXDATE;TZID=America/New_York:${hour(n)}`),
        ),
      ),
    told: 'exceptions',
  },
  {
    what: 'a title folded into lines of one letter',
    content: () => calendar(event(START, `SUMMARY:${'\n x'.repeat(700_000)}`)),
    told: 'line',
  },
  { what: 'a title of 8 MB', content: () => calendar(event(START, `SUMMARY:${'x'.repeat(8_000_000)}`)), told: 'line' },
  {
    what: 'a description of a million line breaks',
    content: () => calendar(event(START, `DESCRIPTION:${String.raw`\n`.repeat(1_000_000)}`)),
    told: 'line',
  },
  {
    what: 'a time zone that changes each second since 1601',
    content: () => calendar(zone(standard('16010101T000000', 'RRULE:FREQ=SECONDLY')), inOwnZone),
    told: 'zone',
    isGreat: true,
  },
  {
    what: 'one that changes daily since 1601, a hundred times over',
    content: () =>
      calendar(
        zone(repeated(300, () => standard('16010101T000000', DAILY))),
        repeated(100, () => inOwnZone),
      ),
    told: 'zone',
  },
  {
    what: 'one with 20,000 changes',
    content: () => calendar(zone(repeated(20_000, () => standard('20200101T000000'))), inOwnZone),
    told: 'zone',
  },
  {
    what: 'a line with 500,000 parameters',
    content: () => calendar(event(START, `SUMMARY${';A=b'.repeat(500_000)}:x`)),
    told: 'line',
  },
  {
    what: 'one with as many as fit',
    content: () => calendar(event(START, `SUMMARY${';A=b'.repeat(24_000)}:x`)),
    told: 'parameters',
  },
  {
    what: '200,000 lines of no meaning',
    content: () =>
      calendar(
        event(
          START,
          repeated(200_000, () => 'X:y'),
        ),
      ),
    told: 'nothing',
  },
  {
    what: '100,000 places',
    content: () =>
      calendar(
        event(
          START,
          repeated(100_000, () => 'LOCATION:y'),
        ),
      ),
    told: 'lines',
  },
  {
    what: '50,000 alarms',
    content: () =>
      calendar(
        event(
          START,
          repeated(50_000, () => 'BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM'),
        ),
      ),
    told: 'nothing',
  },
  {
    what: '100,000 parts in each other',
    content: () =>
      calendar(
        event(
          START,
          repeated(100_000, () => 'BEGIN:X'),
        ),
      ),
    told: 'nested',
  },
  { what: '20,000 events', content: () => calendar(repeated(20_000, () => event(START))), told: 'many' },
  {
    what: '40 long texts on a hundred further dates each',
    content: () => calendar(repeated(40, (n) => longOnManyDates(`${n}@example`))),
    told: 'size',
    isGreat: true,
  },
  {
    what: '100,000 further dates',
    content: () => calendar(event(START, `RDATE:${hours(100_000)}`)),
    told: 'dates',
  },
]
