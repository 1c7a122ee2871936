import { RRule } from 'rrule'

const END = new Date(Date.UTC(2050, 0, 1))

/** A moment from which on an offset from UTC holds; both in milliseconds. */
interface Onset {
  readonly at: number
  readonly offset: number
}

const momentOf = (stamp: string): number =>
  Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'))

function millisecondsOf(text: string): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? []
  const length = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -length : length
}

/** What a VTIMEZONE says, read without any code of the product: the offset from UTC at a moment, both in milliseconds. */
export function definedOffset(lines: readonly string[]): (moment: number) => number {
  const onsets = lines
    .join('\n')
    .split(/^BEGIN:(?:STANDARD|DAYLIGHT)$/m)
    .slice(1)
    .flatMap(onsetsOf)
    .sort((a, b) => a.at - b.at)
  return (moment) => {
    let [low, high] = [0, onsets.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((onsets[middle]?.at ?? 0) <= moment) low = middle
      else high = middle
    }
    return onsets[low]?.offset ?? Number.NaN
  }
}

function onsetsOf(text: string): readonly Onset[] {
  const values = (name: string): readonly string[] =>
    text.split('\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
  const [start = '', from = '', to = '', rule] = ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE'].flatMap((name) =>
    values(name).slice(0, 1),
  )
  const first = momentOf(start)
  const ruled = rule === undefined ? [] : new RRule({ ...RRule.parseString(rule), dtstart: new Date(first) })
  const again = ruled instanceof RRule ? ruled.between(new Date(first), END).map((each) => each.getTime()) : []
  const walls = new Set([first, ...values('RDATE').map(momentOf), ...again])
  return [...walls].map((wall) => ({ at: wall - millisecondsOf(from), offset: millisecondsOf(to) }))
}
