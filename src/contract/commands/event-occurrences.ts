import * as z from 'zod/mini'
import { endedRule, isCounted, movedRule, remainingRule, ruleZone } from '#domain/calendar/moved-rule.ts'
import { occurrenceAt, startWall } from '#domain/calendar/occurrences.ts'
import { endsBefore } from '#domain/calendar/rule-end.ts'
import { dayAndTime, momentAtWall, wallOfStart } from '#domain/calendar/wall-time.ts'
import { type Change, command, type CommandResult, type CommandRows } from '../command.ts'
import { type AnyPatch, general, writableValues } from '../entity.ts'
import { event } from '../entities/event.ts'
import { isStartName } from '../entities/event-series.ts'
import { type EventWhen, eventWhen, movedStart } from '../entities/event-when.ts'
import { boundedText, uuid } from '../fields.ts'
import { patchSchema } from '../patch-schema.ts'
import { invalid, Refusal } from '../refusal.ts'
import { notFound } from '../row-rules.ts'
import type { RowOfKind } from '../row-kinds.ts'
import { eventCommandMessages as messages } from './event-command-messages.ts'

type EventRow = RowOfKind<'event'>

const KIND = event.kind
const { fields } = event

/** Which part of a series a change means: the occurrence, it and all later ones, or all. */
export const SERIES_SCOPES = ['one', 'following', 'all'] as const

const input = {
  changeSetId: uuid,
  title: boundedText(300, 1),
  /** The series, or an event without a rule. */
  id: uuid,
  scope: z.enum(SERIES_SCOPES),
  /** The start of the occurrence in its series (`localStart`). */
  originalStart: boundedText(19, 10).check(z.refine(isStartName, { error: () => messages.noStart })),
  /** The id of the event that one occurrence, or the rest of the series, becomes. */
  newId: uuid,
  /** Occurrences before this one, by the rule: needed to split a series that ends after a number of times. */
  earlier: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
}

type Asked = z.infer<z.ZodMiniObject<typeof input>>

const readsOf = ({ id, newId }: Asked) => ({
  refs: [id, newId].map((each) => ({ kind: KIND, id: each })),
  lookups: [{ kind: KIND, field: 'seriesId', is: id }],
})

/** The occurrence that a command is about. */
interface Found {
  readonly series: EventRow
  readonly changed: readonly EventRow[]
  readonly wall: number
  readonly isFirst: boolean
  readonly repeats: boolean
}

function found({ id, newId, scope, originalStart }: Asked, rows: CommandRows): Found {
  const series = rows.get('event', id)
  if (!series) throw notFound(general(event), id)
  if (rows.get('event', newId)) throw new Refusal('conflict', { message: messages.idTaken })
  const wall = wallOfStart(originalStart)
  if (wall === undefined || wall < startWall(series) - 1_000)
    throw invalid([{ field: 'originalStart', message: messages.noStart }])
  const changed = rows.find({ kind: 'event', field: 'seriesId', is: id })
  const isFirst = wall <= startWall(series)
  const isApart =
    series.exceptions.includes(originalStart) && changed.some((each) => each.originalStart === originalStart)
  if ((scope === 'one' && isApart) || (!isFirst && endsBefore(series, wall)))
    throw new Refusal('conflict', { message: messages.elsewhere(series.title) })
  return { series, changed, wall, isFirst, repeats: series.repeatRule !== '' }
}

const put = (id: string, data: AnyPatch): Change => ({ op: 'put', kind: KIND, id, data })
const patch = (id: string, data: AnyPatch): Change => ({ op: 'patch', kind: KIND, id, data })
const remove = (id: string): Change => ({ op: 'delete', kind: KIND, id })

const headed = (
  { changeSetId: id, title }: Pick<Asked, 'changeSetId' | 'title'>,
  changes: readonly Change[],
): CommandResult => ({
  changes,
  why: title,
  changeSet: { id, title, origin: 'bulk' },
})

/** The values of an occurrence as those of an event of its own. */
function valuesAt(series: EventRow, wall: number): AnyPatch & EventWhen {
  const { start, end, startDay, endDay } = occurrenceAt(series, wall)
  const own = { ...series, startAt: start, endAt: end, startDay, endDay }
  return writableValues(general(event), own) as unknown as AnyPatch & EventWhen
}

/** The same after a change, with both forms of when it takes place. */
function changedValues(values: AnyPatch & EventWhen, data: AnyPatch): AnyPatch & EventWhen {
  const before = { ...values, id: '', version: 0, createdAt: 0, updatedAt: 0 }
  const next = { ...values, ...data }
  return { ...next, ...eventWhen(next, { before, given: data, get: () => undefined, flagged: () => undefined }) }
}

function changeOne({ series, wall }: Found, { newId, originalStart, id }: Asked, data: AnyPatch): readonly Change[] {
  // By itself, it takes place when the clocks let it.
  const values = changedValues(valuesAt({ ...series, repeatRule: '' }, wall), data)
  const alone = { repeatRule: '', exceptions: [], seriesId: id, originalStart, uid: '' }
  return [patch(id, { exceptions: { add: [originalStart] } }), put(newId, { ...values, ...alone })]
}

function changeFollowing(at: Found, asked: Asked, data: AnyPatch): readonly Change[] {
  const { series, changed, wall } = at
  const values = changedValues(valuesAt(series, wall), data)
  const by = startWall(values) - wall
  const isLater = (start: string): boolean => (wallOfStart(start) ?? 0) >= wall
  const later = series.exceptions.filter(isLater)
  const rest = {
    ...values,
    repeatRule:
      data['repeatRule'] ?? ruleMoved({ ...series, repeatRule: restOfRule(series, asked) ?? '' }, values, wall, by),
    exceptions: later.map((each) => movedStart(each, by, values)),
    uid: '',
  }
  return [
    patch(asked.id, {
      repeatRule: endedRule(series.repeatRule, wall, series.allDay),
      ...(later.length > 0 ? { exceptions: { remove: later } } : {}),
    }),
    put(asked.newId, rest),
    ...changed
      .filter(({ originalStart }) => isLater(originalStart))
      .map(({ id, originalStart }) =>
        patch(id, { seriesId: asked.newId, originalStart: movedStart(originalStart, by, values) }),
      ),
  ]
}

function restOfRule({ repeatRule }: EventRow, { earlier }: Asked): string | undefined {
  if (!isCounted(repeatRule)) return repeatRule
  if (earlier === undefined) throw invalid([{ field: 'earlier', message: messages.noEarlier }])
  return remainingRule(repeatRule, earlier)
}

/** The rule of a series of which an occurrence moves by so many milliseconds. Throws `Refusal` where it could not go along. */
function ruleMoved(series: EventRow, moved: EventWhen, wall: number, by: number): string {
  const zones = { from: ruleZone(series), to: ruleZone(moved) }
  const rule = movedRule(series.repeatRule, wall, wall + by, zones)
  if (rule === undefined) throw invalid([{ field: 'repeatRule', message: messages.staysThere }])
  return rule
}

const WHEN = ['startAt', 'endAt', 'startDay', 'endDay', 'startTime', 'endTime', 'allDay', 'timeZone'] as const

function changeAll({ series, changed, wall }: Found, { id }: Asked, data: AnyPatch): readonly Change[] {
  if (!WHEN.some((name) => data[name] !== undefined)) return [patch(id, data)]
  const moved = changedValues(valuesAt(series, wall), data)
  const by = startWall(moved) - wall
  const first = startWall(series) + by
  const { allDay, timeZone } = moved
  const startAt = allDay ? undefined : momentAtWall(first, timeZone)
  const day = (from: number): string => new Date(from).toISOString().slice(0, 10)
  const days = Date.parse(moved.endDay) - Date.parse(moved.startDay)
  const when =
    startAt === undefined
      ? { startDay: day(first), endDay: day(Math.floor(first / 86_400_000) * 86_400_000 + days) }
      : { startAt, endAt: startAt + (moved.endAt - moved.startAt), ...namedStart(first) }
  const repeatRule = data['repeatRule'] ?? ruleMoved(series, moved, wall, by)
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => !WHEN.some((each) => each === name)))
  return [
    patch(id, { ...others, repeatRule, ...when, allDay, timeZone }),
    ...changed.map((each) =>
      patch(each.id, { originalStart: movedStart(each.originalStart, by, { allDay, startTime: moved.startTime }) }),
    ),
  ]
}

/** Also of a time that the clocks skip on the first day of a series. */
function namedStart(wall: number): AnyPatch {
  const { day: startDay, time: startTime } = dayAndTime(wall)
  return { startDay, startTime }
}

function change(asked: Asked, rows: CommandRows, data: AnyPatch): CommandResult {
  const at = found(asked, rows)
  const { scope } = asked
  if (!at.repeats) return headed(asked, [patch(asked.id, data)])
  if (scope === 'one') return headed(asked, changeOne(at, asked, data))
  const isRest = scope === 'following' && !at.isFirst
  return headed(asked, isRest ? changeFollowing(at, asked, data) : changeAll(at, asked, data))
}

/** Changes one occurrence of a series, it and all later ones, or all; a change of when it takes place moves the others by as much. */
export const changeOccurrence = command({
  name: 'event/change-occurrence',
  input: z.strictObject({ ...input, data: patchSchema(general(event)) }),
  reads: (asked) => readsOf(asked),
  run: ({ data, ...asked }, rows) => change(asked, rows, data),
})

const { startAt, endAt, startDay, endDay, allDay } = fields
const moment = z.strictObject({ startAt: startAt.stored, endAt: endAt.stored, allDay: z.optional(allDay.stored) })
const wholeDays = z.strictObject({
  startDay: startDay.stored,
  endDay: endDay.stored,
  allDay: z.optional(allDay.stored),
})

/** Moves an occurrence to other moments or days, or makes it longer or shorter; `scope` as in `changeOccurrence`. */
export const moveOccurrence = command({
  name: 'event/move-occurrence',
  input: z.strictObject({ ...input, when: z.union([moment, wholeDays]) }),
  reads: (asked) => readsOf(asked),
  run: ({ when, ...asked }, rows) => change(asked, rows, { allDay: 'startDay' in when, ...when }),
})

/** Leaves one occurrence out of its series, ends the series before it, or deletes all of it with what was changed in it. */
export const deleteOccurrence = command({
  name: 'event/delete-occurrence',
  input: z.strictObject(input),
  reads: (asked) => readsOf(asked),
  run(asked, rows) {
    const at = found(asked, rows)
    const { id, scope, originalStart } = asked
    const { series, changed, wall } = at
    const gone = (which: readonly EventRow[]): readonly Change[] => which.map((each) => remove(each.id))
    if (!at.repeats || scope === 'all' || (scope === 'following' && at.isFirst))
      return headed(asked, [...gone(changed), remove(id)])
    if (scope === 'one') return headed(asked, [patch(id, { exceptions: { add: [originalStart] } })])
    const later = changed.filter((each) => (wallOfStart(each.originalStart) ?? 0) >= wall)
    return headed(asked, [...gone(later), patch(id, { repeatRule: endedRule(series.repeatRule, wall, series.allDay) })])
  },
})

/** Puts an occurrence that was changed on its own back into its series, as the series has it. */
export const restoreOccurrence = command({
  name: 'event/restore-occurrence',
  input: z.strictObject({ changeSetId: uuid, title: boundedText(300, 1), id: uuid, seriesId: uuid }),
  reads: ({ id, seriesId }) => ({ refs: [id, seriesId].map((each) => ({ kind: KIND, id: each })) }),
  run({ id, seriesId, ...asked }, rows) {
    const changed = rows.get('event', id)
    if (!changed) throw notFound(general(event), id)
    const series = rows.get('event', seriesId)
    if (!series || changed.seriesId !== seriesId) throw invalid([{ field: 'seriesId', message: messages.noSeries }])
    return headed(asked, [patch(seriesId, { exceptions: { remove: [changed.originalStart] } }), remove(id)])
  },
})
