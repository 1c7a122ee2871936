import { startWall, type Timed } from '#domain/calendar/occurrences.ts'
import { endsBeforeStart } from '#domain/calendar/rule-end.ts'
import { localStart, wallOfStart } from '#domain/calendar/wall-time.ts'
import { isDay } from '#domain/is-day.ts'
import type { Change, Ref } from '../command.ts'
import type { AnyRow, DeriveContext } from '../entity.ts'
import { eventIssueMessages as messages } from './event-issue-messages.ts'

/** What of an event says where it belongs. */
interface InSeries extends Timed {
  readonly id: string
  readonly seriesId: string | null
  readonly originalStart: string
}

const EVENT = 'event'

function seriesOf({ seriesId }: Pick<InSeries, 'seriesId'>, { get }: Pick<DeriveContext, 'get'>): InSeries | undefined {
  return seriesId === null ? undefined : (get(EVENT, seriesId) as (AnyRow & InSeries) | undefined)
}

/** Whether a text names a start of a series (`localStart`). */
export function isStartName(text: string): boolean {
  return isDay(text.slice(0, 10)) && wallOfStart(text) !== undefined
}

/** The name of a start in a series (`localStart`): a day means the series' time on it, and in one of whole days a time its day. */
function startIn(name: string, series: Timed): string {
  if (wallOfStart(name) === undefined) return name
  if (series.allDay) return name.slice(0, 10)
  return name.length > 10 ? name : `${name}${localStart(startWall(series), false).slice(10)}`
}

/** The starts that an event names, as its series names them, so that calendar, reminders and files mean the same ones (CAL-04). */
export function namedStarts(row: InSeries, context: DeriveContext): Pick<InSeries, 'exceptions' | 'originalStart'> {
  const exceptions = [...new Set(row.exceptions.map((each) => startIn(each, row)))]
  const series = seriesOf(row, context)
  const isFreed = row.seriesId === null && context.given?.['originalStart'] === undefined
  return { exceptions, originalStart: isFreed ? '' : series ? startIn(row.originalStart, series) : row.originalStart }
}

/** What is wrong with how an event repeats or belongs to a series, by field. */
export function seriesIssues(
  row: InSeries,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): Readonly<Record<string, string>> {
  const { id, seriesId, originalStart, repeatRule } = row
  const says = (...names: readonly string[]): boolean => names.some((name) => changed.has(name))
  const isOwn = seriesId === id
  const isOfChanged = !isOwn && (seriesOf(row, context)?.seriesId ?? null) !== null
  const isNew = says('seriesId', 'originalStart', 'repeatRule')
  return {
    ...(says('repeatRule', ...WHEN) && endsBeforeStart(row) ? { repeatRule: messages.endsBeforeStart } : {}),
    ...(isNew && seriesId !== null && repeatRule !== '' ? { repeatRule: messages.repeatsInSeries } : {}),
    ...(says('originalStart') && originalStart !== '' && seriesId === null ? { originalStart: messages.noSeries } : {}),
    ...(says('seriesId') && isOwn ? { seriesId: messages.ownSeries } : {}),
    ...(says('seriesId') && isOfChanged ? { seriesId: messages.seriesOfChanged } : {}),
  }
}

const WHEN = ['startAt', 'startDay', 'startTime', 'timeZone', 'allDay'] as const

/** The series that leaves out what a write makes its changed occurrence; none where it was that before. */
export function newSeriesOf(before: InSeries | undefined, after: InSeries | undefined): readonly Ref[] {
  if (!after || after.seriesId === null || after.originalStart === '') return []
  const isKnown = before?.seriesId === after.seriesId && before.originalStart === after.originalStart
  return isKnown ? [] : [{ kind: EVENT, id: after.seriesId }]
}

/** A series leaves out the start of which another event is the changed occurrence: it takes place there instead (CAL-04). */
export function leftOutOfSeries(
  before: InSeries | undefined,
  after: InSeries | undefined,
  context: DeriveContext,
): readonly Change[] {
  const { originalStart = '' } = after ?? {}
  return newSeriesOf(before, after).flatMap(({ id }): readonly Change[] => {
    const series = seriesOf({ seriesId: id }, context)
    if (!series || series.repeatRule === '' || series.exceptions.includes(originalStart)) return []
    return [{ op: 'patch', kind: EVENT, id, data: { exceptions: { add: [originalStart] } } }]
  })
}
