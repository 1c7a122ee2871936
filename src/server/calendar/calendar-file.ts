import {
  CALENDAR_END,
  calendarHead,
  type CalendarOutline,
  changedKey,
  eventText,
  type FileEvent,
  type FileSeries,
  zoneText,
} from '#domain/calendar/ics/write-calendar.ts'
import { event } from '#contract/entities/event.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'
import { sizeMessages } from '../kit/http/refusal-messages.ts'
import { selectRows } from '../kit/rows/columns.ts'
import { inSlices } from '../kit/slices.ts'

const PAGE = 500
/** The most characters of one file. */
const MOST_LETTERS = 64 * 2 ** 20
const OWN = `from event where user_id = ${currentUser}`

const OUTLINE: readonly Statement[] = [
  {
    name: 'calendar:zones',
    text: `select time_zone as "timeZone", min(start_at)::float8 as "firstAt" ${OWN} and not all_day
      group by time_zone order by time_zone`,
    values: [],
  },
  {
    name: 'calendar:changed',
    text: `select series_id as "seriesId", original_start as "originalStart" ${OWN} and series_id is not null`,
    values: [],
  },
  {
    name: 'calendar:series',
    text: `select id, uid, all_day as "allDay", time_zone as "timeZone", exceptions, repeat_rule as "repeatRule" ${OWN}
      and repeat_rule <> '' and id::text in (select series_id ${OWN} and series_id is not null)`,
    values: [],
  },
]

/** What is written, and whose turn it takes. */
interface FileOptions {
  readonly reminders: boolean
  readonly key: string
}

/** The user's events as the parts of a calendar file. Throws `Refusal` where that would be too large. */
export async function calendarFile(tx: Queryable, { reminders, key }: FileOptions): Promise<readonly string[]> {
  const outline = await outlineIn(tx)
  const parts = [calendarHead()]
  const giveWay = inSlices(key)
  for (const zone of outline.zones) {
    parts.push(zoneText(zone))
    await giveWay()
  }
  let letters = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; after !== '';) {
    const { rows } = await tx.query<FileEvent>({
      name: 'calendar:page',
      text: `${selectRows(general(event), 'id > $1')} order by id limit ${PAGE}`,
      values: [after],
    })
    for (const row of rows) {
      const text = eventText(row, outline, { reminders })
      letters += text.length
      parts.push(text)
      await giveWay()
    }
    if (letters > MOST_LETTERS)
      throw new Refusal('list-too-large', { limit: sizeMessages.megabytes(MOST_LETTERS / 2 ** 20) })
    after = rows.length < PAGE ? '' : (rows.at(-1)?.id ?? '')
  }
  return [...parts, CALENDAR_END]
}

async function outlineIn(tx: Queryable): Promise<CalendarOutline> {
  const [zones, changed, series] = await tx.batch(OUTLINE)
  return {
    zones: (zones?.rows ?? []) as CalendarOutline['zones'][number][],
    changed: new Set(
      ((changed?.rows ?? []) as Pick<FileEvent, 'seriesId' | 'originalStart'>[]).map(({ seriesId, originalStart }) =>
        changedKey(seriesId ?? '', originalStart),
      ),
    ),
    series: new Map(((series?.rows ?? []) as FileSeries[]).map((each) => [each.id, each])),
  }
}

/** The state of the user's events as an entity tag: it changes with each write of an event, and with each deletion. */
export const calendarTag: Statement = {
  name: 'calendar:tag',
  text: `select concat_ws('-', 'e2', (select count(*) ${OWN}), greatest((select max(version) ${OWN}),
    (select max(version) from tombstone where user_id = ${currentUser} and kind = 'event'))) as tag`,
  values: [],
}
