import { namedUuid } from '#domain/named-uuid.ts'
import { invalid } from '#contract/refusal.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { likeZones, zonesOf } from './file-zone.ts'
import type { Part } from './part.ts'
import { UnreadableEvent } from './component-values.ts'
import { type FileRow, idOf, nameOf, readEvent } from './read-event.ts'
import { splitCalendar } from './split-calendar.ts'

/** The most events of one file. */
const MOST_IMPORTED = 10_000
/** The most notes that are told. */
const MOST_NOTES = 200

/** What could not be taken over as it was: an event, or the file where the title is empty. */
export interface ImportNote {
  readonly title: string
  readonly message: string
}

/** A row of a calendar file, as a change set takes it. */
export interface CalendarRow extends PatchRow {
  /** Its id where the one that the file claims for it is that of another event. */
  readonly otherwise?: string
}

/** The rows of a calendar file. */
export interface ReadCalendar {
  readonly rows: readonly CalendarRow[]
  readonly notes: readonly ImportNote[]
}

/** Reads a calendar file; `timeZone` is that of times without one. Throws `Refusal` for what is no calendar, or too much of one. */
export function readCalendar(content: string, timeZone: string): ReadCalendar {
  const { isCalendar, events, eventCount, timeZones, others, isUnfinished } = splitCalendar(content, MOST_IMPORTED)
  if (!isCalendar) throw invalid([{ field: 'content', message: messages.noCalendar }])
  if (eventCount === 0) throw invalid([{ field: 'content', message: messages.noEvents }])
  if (eventCount > MOST_IMPORTED)
    throw invalid([{ field: 'content', message: messages.tooMany(MOST_IMPORTED, eventCount) }])
  const reading = { zoneOf: zonesOf(timeZones), likeZone: likeZones(timeZone), timeZone }
  const read: FileRow[] = []
  const refused: PatchRow[] = []
  for (const part of events) {
    try {
      read.push(...readEvent(part, reading))
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error
      refused.push(refusedRow(part, refused.length, error.message))
    }
  }
  const { rows, notes } = joined(read)
  const ofFile = [
    ...(isUnfinished ? [{ title: '', message: messages.unfinished }] : []),
    ...(others > 0 ? [{ title: '', message: messages.leftOut(others) }] : []),
  ]
  return { rows: [...rows, ...refused], notes: [...ofFile, ...notes].slice(0, MOST_NOTES) }
}

/** An event that cannot be read, told among the refused rows of the change set. */
function refusedRow({ lines, summary }: Part, n: number, message: string): PatchRow {
  const id = idOf(`unreadable ${n} ${lines.slice(0, 50).join('\n').slice(0, 2_000)}`)
  return {
    kind: 'event',
    id,
    title: summary.trim() || messages.untitled,
    patch: {},
    makes: true,
    problems: [{ field: 'row', message }],
  }
}

/** The last of several entries of one event counts; a changed occurrence is left out of its series. */
function joined(read: readonly FileRow[]): ReadCalendar {
  const series = new Map(read.flatMap((row) => (row.changes === undefined ? [[row.id, row] as const] : [])))
  const left = new Map<string, Set<string>>()
  const notes: ImportNote[] = []
  const changed = new Map<string, CalendarRow>()
  for (const row of read) {
    if (row.changes === undefined) continue
    const { seriesUid, at } = row.changes
    const seriesId = idOf(seriesUid)
    const whole = series.get(seriesId)
    const originalStart = nameOf(at, whole?.start ?? at)
    const id = namedUuid(seriesId, `${seriesId} start ${originalStart}`)
    if (whole) {
      left.set(seriesId, (left.get(seriesId) ?? new Set()).add(originalStart))
      const isClaimed = row.id !== '' && !series.has(row.id) && !changed.has(row.id)
      const own = rowOf({ ...row, id: isClaimed ? row.id : id }, { ...row.data, seriesId, originalStart })
      changed.set(own.id, isClaimed ? { ...own, otherwise: id } : own)
    } else {
      notes.push({ title: row.title, message: messages.noSeries })
      changed.set(id, rowOf({ ...row, id }, { ...row.data, seriesId: null, originalStart: '' }))
    }
  }
  const wholes = [...series.values()].map((row) => {
    const exceptions = [...new Set([...(row.data['exceptions'] as string[]), ...(left.get(row.id) ?? [])])]
    return rowOf(row, { ...row.data, exceptions })
  })
  const told = read.flatMap(({ title, notes: own }) => own.map((message) => ({ title, message })))
  return { rows: [...wholes, ...changed.values()], notes: [...notes, ...told] }
}

function rowOf({ id, title }: FileRow, patch: PatchRow['patch']): PatchRow {
  return { kind: 'event', id, title, patch, makes: true }
}
