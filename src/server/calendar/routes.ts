import * as endpoints from '#contract/endpoints/calendar.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Routes } from '../kit/http/mount.ts'
import { TextStream } from '../kit/http/text-stream.ts'
import { ownEvent, sourceOf } from '../kit/security-events.ts'
import type { UserData } from '../kit/user-data.ts'
import type { DraftPatches } from '../kit/write/patch-draft.ts'
import { calendarFile, calendarTag } from './calendar-file.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { withSettledIds } from './claimed-ids.ts'
import type { CalendarWorkers } from './calendar-workers.ts'
import { feedsOf, makeFeed, revokeFeed } from './feed-store.ts'
import { sharedNow } from '../kit/clock.ts'

/** A file of ten thousand events, on a slow machine. */
const IMPORT_LIMIT_MS = 120_000

/** Mounts calendar files and the links under which the calendar is subscribed to (CAL-04). */
export function mountCalendar(
  routes: Routes,
  data: UserData,
  { draftPatches, calendarWorkers }: { readonly draftPatches: DraftPatches; readonly calendarWorkers: CalendarWorkers },
): void {
  routes.mount(endpoints.exportCalendar, async ({ caller, reply }) => {
    const key = data.keyOf(caller)
    const parts = await data.transact(caller, (tx) => calendarFile(tx, { reminders: true, key }))
    reply.header('content-disposition', 'attachment; filename="calendar.ics"')
    return new TextStream(parts, key)
  })
  routes.mount(endpoints.importCalendar, async (call) => {
    const { caller, body } = call
    const { id, title, content, timeZone } = body
    // Only who is let in gets a file read.
    await data.read(caller, [calendarTag])
    const { rows, notes } = await calendarWorkers.read(data.keyOf(caller), content, timeZone)
    return data.answer(
      call,
      async (tx) => {
        const settled = await withSettledIds(tx, rows)
        const draft = { id, title, origin: 'import', rows: settled, stale: messages.stale } as const
        const drafted = await draftPatches(tx, caller, draft)
        return { ...drafted, body: `{"changeSet":${drafted.body},"notes":${JSON.stringify(notes)}}` }
      },
      { limitMs: IMPORT_LIMIT_MS },
    )
  })
  routes.mount(endpoints.listCalendarFeeds, ({ caller }) =>
    data.transact(caller, async (tx) => ({ items: await feedsOf(tx) })),
  )
  routes.mount(endpoints.makeCalendarFeed, async ({ caller, body, request, reply }) => {
    const name = (body.name ?? '').trim()
    const { feed, secret } = await data.transact(caller, async (tx) => {
      await tx.query(ownEvent({ kind: 'link-made', detail: name, ...sourceOf(request) }))
      return makeFeed(tx, name, sharedNow())
    })
    reply.status(201)
    return { ...feed, path: `/c/${secret}.ics` }
  })
  routes.mount(endpoints.revokeCalendarFeed, async ({ caller, params, request }) => {
    const isFound = await data.transact(caller, async (tx) => {
      const found = await revokeFeed(tx, params.id)
      if (found) await tx.query(ownEvent({ kind: 'link-closed', ...sourceOf(request) }))
      return found
    })
    if (!isFound) throw new Refusal('no-such-row', { message: messages.noFeed(params.id) })
    return undefined
  })
}
