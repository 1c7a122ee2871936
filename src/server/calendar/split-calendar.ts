/** The parts of a calendar file as text, unfolded: each begins and ends with its own line. */
export interface CalendarParts {
  readonly isCalendar: boolean
  readonly events: readonly (readonly string[])[]
  readonly timeZones: readonly (readonly string[])[]
  /** Tasks, journals and other parts that are no events. */
  readonly others: number
  /** The file ends inside a part. */
  readonly isUnfinished: boolean
}

const OWN = new Set(['VEVENT', 'VTIMEZONE'])
const OTHERS = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY'])

/**
 * Splits a calendar file into its events, so that one that cannot be read spoils none of the others, and reading gives way to other work
 * between two of them.
 */
export function splitCalendar(text: string): CalendarParts {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
  const found = { VEVENT: [] as string[][], VTIMEZONE: [] as string[][] }
  let isCalendar = false
  let others = 0
  let open: { readonly name: string; readonly lines: string[] } | undefined
  for (const line of lines) {
    const [act = '', name = ''] = line.trimEnd().toUpperCase().split(':', 2)
    const isBegin = act === 'BEGIN'
    isCalendar ||= isBegin && name === 'VCALENDAR'
    if (!open && isBegin && OTHERS.has(name)) others += 1
    if (isBegin && OWN.has(name)) {
      // One that begins inside another ends it: the other is unfinished, and is told as one that cannot be read.
      if (open) found[open.name as keyof typeof found].push(open.lines)
      open = { name, lines: [] }
    }
    open?.lines.push(line)
    if (open && act === 'END' && name === open.name) {
      found[open.name as keyof typeof found].push(open.lines)
      open = undefined
    }
  }
  return { isCalendar, events: found.VEVENT, timeZones: found.VTIMEZONE, others, isUnfinished: open !== undefined }
}
