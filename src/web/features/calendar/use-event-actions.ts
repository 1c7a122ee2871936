import { useMemo } from 'react'
import { cutText } from '#domain/cut-text.ts'
import { isCounted } from '#domain/calendar/moved-rule.ts'
import { startWall } from '#domain/calendar/occurrences.ts'
import { localStart, offsetAt, wallOfStart } from '#domain/calendar/wall-time.ts'
import {
  changeOccurrence,
  deleteOccurrence,
  moveOccurrence,
  restoreOccurrence,
  type SERIES_SCOPES,
} from '#contract/commands/event-occurrences.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { needed } from '#web/kit/load/needed.ts'
import type { Entry } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'
import { whenText } from './when-text.ts'

export type EventRow = RowOfKind<'event'>
export type EventPatch = PatchOfKind<'event'>

/** For how many of a series something is meant. */
export type Scope = (typeof SERIES_SCOPES)[number]

/** Which of the occurrences of which event; an empty start is the first one. */
export interface OccurrenceName {
  readonly id: string
  readonly originalStart: string
}

/** An occurrence with its event. */
export interface OccurrenceTarget {
  readonly row: EventRow
  readonly originalStart: string
}

const TITLE_LENGTH = 300

/** The actions on events, each with its message and its way back; a change of a series is one change set. */
export function useEventActions() {
  const store = useStore()
  const actions = useActions('event')
  return useMemo(
    () => ({
      ...actions,
      /** Changes fields, which say so themselves; answers the occurrence that stands in the place of this one since, undefined where it failed. */
      change: (target: OccurrenceTarget, scope: Scope, patch: EventPatch, what: string) =>
        changeIn(store, actions, target, scope, patch, what),
      /** Moves an event to where an entry stands. */
      move: (target: OccurrenceTarget, scope: Scope, to: Entry) => moveIn(store, actions, target, scope, to),
      removeIn: (target: OccurrenceTarget, scope: Scope) => removeIn(store, actions, target, scope),
      /** Puts a changed one back into its series; answers the occurrence that stands there again, undefined where that failed. */
      putBack: (row: EventRow) => putBack(store, actions, row),
    }),
    [store, actions],
  )
}

export type EventActions = ReturnType<typeof useEventActions>

async function changeIn(
  store: Store,
  actions: Actions<'event'>,
  target: OccurrenceTarget,
  scope: Scope,
  patch: EventPatch,
  what: string,
): Promise<OccurrenceName | undefined> {
  const { row, originalStart } = target
  const title = actionMessages.changeOf(what, row.title)
  if (row.repeatRule === '') {
    return (await actions.save(row.id, patch, null, { title })) ? { id: row.id, originalStart } : undefined
  }
  const asked = await inputFor(store, actions, target, scope, title)
  // What cuts a series in two is said: from then on it is two events.
  const isCut = scope === 'following' && (wallOfStart(originalStart) ?? 0) > startWall(row)
  const told = isCut
    ? { title: messages.cut(row.title, formatDay(originalStart.slice(0, 10))) }
    : { title, isQuiet: true }
  const done = asked && (await actions.run('change', changeOccurrence, { ...asked, data: patch }, told))
  return done ? nameAfter(store, target, scope, asked.newId) : undefined
}

async function moveIn(
  store: Store,
  actions: Actions<'event'>,
  target: OccurrenceTarget,
  scope: Scope,
  to: Entry,
): Promise<OccurrenceName | undefined> {
  const { row } = target
  const title = messages.moved(row.title, whenText(to))
  const when = to.isAllDay
    ? { allDay: true, startDay: to.firstDay, endDay: to.lastDay }
    : { allDay: false, startAt: to.start, endAt: to.end }
  if (row.repeatRule === '') {
    await actions.save(row.id, when, row.title, { title })
    return undefined
  }
  const asked = await inputFor(store, actions, target, scope, title)
  const done = asked && (await actions.run('change', moveOccurrence, { ...asked, when }, { title }))
  return done ? nameAfter(store, target, scope, asked.newId) : undefined
}

async function removeIn(
  store: Store,
  actions: Actions<'event'>,
  target: OccurrenceTarget,
  scope: Scope,
): Promise<boolean> {
  const { row } = target
  const title = actionMessages.deleted(row.title)
  if (row.repeatRule === '') return actions.remove(row.id, { title })
  const asked = await inputFor(store, actions, target, scope, title)
  return asked !== undefined && actions.run('delete', deleteOccurrence, asked, { title })
}

async function putBack(
  store: Store,
  actions: Actions<'event'>,
  { id, title: name, seriesId, originalStart }: EventRow,
): Promise<OccurrenceName | undefined> {
  if (seriesId === null) return undefined
  const title = messages.putBack(name)
  const asked = { changeSetId: store.newId(), title: cutText(title, TITLE_LENGTH), id, seriesId }
  const done = await actions.run('restore', restoreOccurrence, asked, { title })
  return done ? { id: seriesId, originalStart } : undefined
}

/** What every command about an occurrence is told; undefined where it could not be put together, which was told. */
function inputFor(store: Store, actions: Actions<'event'>, target: OccurrenceTarget, scope: Scope, title: string) {
  const { row, originalStart } = target
  return actions.attempt('change', async () => ({
    changeSetId: store.newId(),
    title: cutText(title, TITLE_LENGTH),
    id: row.id,
    scope,
    originalStart,
    newId: store.newId(),
    ...(scope === 'following' && isCounted(row.repeatRule) ? { earlier: await earlierThan(target) } : {}),
  }))
}

/** How many times a series takes place before an occurrence, by its rule alone. */
async function earlierThan({ row, originalStart }: OccurrenceTarget): Promise<number> {
  const { expandRule } = await needed(() => import('#contract/recurrence/expand-rule.ts'))
  const start = startWall(row)
  return expandRule({
    rule: row.repeatRule,
    start,
    from: start,
    to: (wallOfStart(originalStart) ?? start) - 1,
    wallOfMoment: (moment) => moment + offsetAt(moment, row.timeZone),
    most: 10_000,
  }).length
}

/** Where the occurrence stands once it was changed: one, or the rest of a series, is an event of its own since; all have moved together. */
function nameAfter(
  store: Store,
  { row, originalStart }: OccurrenceTarget,
  scope: Scope,
  newId: string,
): OccurrenceName {
  const wall = wallOfStart(originalStart) ?? startWall(row)
  const isOwn = scope === 'one' || (scope === 'following' && wall > startWall(row))
  if (isOwn) return { id: newId, originalStart: '' }
  const after = store.get('event', row.id) ?? row
  return { id: row.id, originalStart: localStart(wall + startWall(after) - startWall(row), after.allDay) }
}
