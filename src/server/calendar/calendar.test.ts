import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { listOf } from '#test/api.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { HOSTILE_FILES } from '#test/calendar/hostile-files.ts'
import { describeOneEngine } from '#test/database.ts'
import { calendarMessages as messages } from './calendar-messages.ts'

/** What a row has of its own wherever it is made. */
const OF_ITS_OWN = new Set(['id', 'userId', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'])

/** As many as an import meets now and then; the deep run takes more. */
const MANY_EVENTS = Number(process.env['MANY_EVENTS'] ?? 500)

const UNKNOWN = 'A'.repeat(43)
const crlf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`
const calendar = (...parts: readonly (readonly string[])[]): string =>
  crlf(['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR'])
const vevent = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

describeOneEngine('calendar files and feeds', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context)
    return () => app.close()
  })

  const someone = (): Promise<TestCaller> => arrive(app, `somebody ${randomUUID()}`)
  const call = (
    caller: TestCaller | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => app.call(caller, { method, url, ...(body ? { body } : {}) })
  const make = async (caller: TestCaller, body: object): Promise<string> => {
    const made = await call(caller, 'POST', '/api/events', { title: 'Fair', ...body })
    expect([made.status, made.body['errors']]).toEqual([201, undefined])
    return String(made.body['id'])
  }
  const drafted = (caller: TestCaller, content: string, timeZone = 'Europe/Berlin') =>
    call(caller, 'POST', '/api/events/import-ics', { id: randomUUID(), title: 'Import: cal.ics', content, timeZone })
  const imported = async (caller: TestCaller, content: string, timeZone?: string) => {
    const draft = await drafted(caller, content, timeZone)
    expect([draft.status, draft.body['errors']]).toEqual([201, undefined])
    const id = String(draft.body['changeSet']?.['id'])
    expect((await call(caller, 'POST', `/api/change-sets/${id}/apply`)).status).toBe(200)
    return { id, notes: listOf(draft.body['notes']).map(({ message }) => String(message)) }
  }
  const events = async (caller: TestCaller) =>
    listOf((await call(caller, 'GET', '/api/events?pageSize=500&sortBy=startAt&sortDirection=asc')).body['items'])
  const exported = async (caller: TestCaller): Promise<string> =>
    (await call(caller, 'GET', '/api/events/export.ics')).text
  const fetchFeed = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.fastify.inject({ url: path, headers: { host: new URL(app.origin).host, ...headers } })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }

  it('CAL-01 API-03 events are listed newest first, and found by status, priority, type and day', async () => {
    const caller = await someone()
    await make(caller, { title: 'Old', eventDate: '2026-01-02', priority: 'high', type: 'Fair' })
    await make(caller, { title: 'New', startDate: '2026-07-06T08:00:00Z', endDate: '2026-07-06T09:00:00Z' })
    const titles = async (query: string) =>
      listOf((await call(caller, 'GET', `/api/events?${query}`)).body['items']).map(({ title }) => String(title))
    expect(await titles('')).toEqual(['New', 'Old'])
    expect(await titles('priority=high')).toEqual(['Old'])
    expect(await titles('type=Fair')).toEqual(['Old'])
    expect(await titles('from=2026-02-01')).toEqual(['New'])
    expect(await titles('status=scheduled&to=2026-02-01')).toEqual(['Old'])
  })

  it('CAL-02 an event of an older archive without a user is its importer’s own, and scheduled', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const legacy = { title: 'Legacy', description: '', eventDate: '2024-05-01', startTime: '14:00', endTime: '15:30' }
    const made = await call(ann, 'POST', '/api/events', { ...legacy, userId: null })
    expect(made.body).toMatchObject({ userId: ann.userId, status: 'scheduled', priority: 'medium', endTime: '15:30' })
    const stolen = await call(bob, 'GET', `/api/events/${String(made.body['id'])}`)
    expect(stolen.status).toBe(404)
    expect(await events(bob)).toEqual([])
  })

  it('CAL-04 what is exported comes back as it was, and importing it again changes nothing', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const timeZone = 'Europe/Berlin'
    const series = await make(ann, {
      title: 'Standup; daily, "short"',
      description: 'Zoë’s\nroom 🍵',
      location: 'Köln, Messe',
      type: 'Team',
      priority: 'high',
      eventDate: '2026-03-27',
      startTime: '09:30',
      endTime: '09:45',
      timeZone,
      repeatRule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260630',
      exceptions: ['2026-04-03T09:30:00', '2026-04-10T09:30:00'],
      reminderMinutes: 15,
      remindsByMail: true,
    })
    await make(ann, {
      title: 'Moved',
      eventDate: '2026-04-11',
      startTime: '10:00',
      timeZone,
      seriesId: series,
      originalStart: '2026-04-10T09:30:00',
    })
    await make(ann, { title: 'Trip', startDay: '2026-02-28', endDay: '2026-03-02', status: 'in-progress', timeZone })
    await make(ann, { title: 'Call', startDate: '2026-10-25T01:30:00Z', timeZone: 'America/New_York' })
    const told = async (caller: TestCaller) =>
      (await events(caller)).map((event) =>
        Object.fromEntries(Object.entries(event).filter(([name]) => !OF_ITS_OWN.has(name))),
      )
    const file = await exported(ann)
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    await imported(bob, file)
    expect(await told(bob)).toEqual((await told(ann)).map((each) => ({ ...each, seriesId: each['seriesId'] ?? null })))
    const again = await drafted(ann, file)
    expect(again.body['changeSet']).toMatchObject({
      size: 0,
      effect: { created: 0, updated: 0, refused: 0 },
    })
  })

  it('CAL-04 an import is looked at first, and taken back as a whole', async () => {
    const caller = await someone()
    const file = calendar(vevent('UID:x1', 'DTSTART;VALUE=DATE:20260706', 'SUMMARY:Fair'))
    const draft = await drafted(caller, file)
    expect(await events(caller)).toEqual([])
    const id = String(draft.body['changeSet']?.['id'])
    const rows = listOf((await call(caller, 'GET', `/api/change-sets/${id}/rows`)).body['items'])
    expect(rows).toMatchObject([{ kind: 'event', state: 'create', title: 'Fair' }])
    await call(caller, 'POST', `/api/change-sets/${id}/apply`)
    expect(await events(caller)).toMatchObject([{ title: 'Fair', allDay: true, eventDate: '2026-07-06', uid: 'x1' }])
    expect((await call(caller, 'POST', `/api/change-sets/${id}/revert`)).status).toBe(200)
    expect(await events(caller)).toEqual([])
  })

  it('CAL-04 files of other calendars: their time zones, durations, alarms, changed occurrences and further dates', async () => {
    const caller = await someone()
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const file = calendar(
      zone,
      vevent(
        'UID:a@other',
        'DTSTART;TZID=W. Europe Standard Time:20260706T100000',
        'DURATION:PT45M',
        'SUMMARY:Outlook',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=W. Europe Standard Time:20260713T100000',
        'PRIORITY:9',
        'CATEGORIES:Team,Work',
        'BEGIN:VALARM',
        'TRIGGER:-PT30M',
        'ACTION:DISPLAY',
        'END:VALARM',
      ),
      vevent(
        'UID:a@other',
        'RECURRENCE-ID;TZID=W. Europe Standard Time:20260720T100000',
        'DTSTART:20260721T080000Z',
        'DTEND:20260721T090000Z',
        'SUMMARY:Outlook moved',
        'STATUS:CANCELLED',
      ),
      vevent(
        'UID:b@other',
        'DTSTART;TZID=Somewhere:20260706T100000',
        'SUMMARY:Far',
        'RDATE;TZID=Somewhere:20260709T100000',
      ),
      vevent(
        'UID:c@other',
        'DTSTART:20260708T100000',
        'SUMMARY:Floats',
        'DESCRIPTION:Line one\\nand a very long',
        ' er line',
      ),
    )
    const { notes } = await imported(caller, file)
    const all = await events(caller)
    expect(all.map(({ title, startAt, status }) => [title, startAt, status].map(String))).toEqual([
      ['Far', '2026-07-06T07:00:00.000Z', 'scheduled'],
      ['Outlook', '2026-07-06T08:00:00.000Z', 'scheduled'],
      ['Floats', '2026-07-08T08:00:00.000Z', 'scheduled'],
      ['Far', '2026-07-09T07:00:00.000Z', 'scheduled'],
      ['Outlook moved', '2026-07-21T08:00:00.000Z', 'cancelled'],
    ])
    const [, outlook, floats, , moved] = all
    expect(outlook).toMatchObject({
      timeZone: 'Europe/Berlin',
      endTime: '10:45',
      repeatRule: 'FREQ=WEEKLY;COUNT=4',
      exceptions: ['2026-07-13T10:00:00', '2026-07-20T10:00:00'],
      priority: 'low',
      type: 'Team',
      reminderMinutes: 30,
      uid: 'a@other',
    })
    expect(moved).toMatchObject({ seriesId: String(outlook?.['id']), originalStart: '2026-07-20T10:00:00' })
    expect(floats).toMatchObject({ description: 'Line one\nand a very longer line' })
    expect(notes).toContain(messages.zoneUnknown('Somewhere', 'Europe/Istanbul'))
    // Exported again, it keeps the names by which the other calendar knows it.
    expect(await exported(caller)).toContain('UID:a@other')
  })

  it('CAL-04 changed occurrences and further dates of two series at one time are four, in one file and in two', async () => {
    const caller = await someone()
    const series = (uid: string) => [
      vevent(
        `UID:${uid}`,
        'DTSTART:20270301T090000Z',
        `SUMMARY:${uid}`,
        'RRULE:FREQ=DAILY;COUNT=5',
        'RDATE:20270310T090000Z',
      ),
      vevent(`UID:${uid}`, 'RECURRENCE-ID:20270303T090000Z', 'DTSTART:20270303T140000Z', `SUMMARY:${uid} moved`),
    ]
    const titles = async () => (await events(caller)).map(({ title }) => String(title)).toSorted()
    await imported(caller, calendar(...series('A'), ...series('B')))
    const both = ['A', 'A', 'A moved', 'B', 'B', 'B moved']
    expect(await titles()).toEqual(both)
    await imported(caller, calendar(...series('C')))
    await imported(caller, calendar(...series('A')))
    expect(await titles()).toEqual([...both, 'C', 'C', 'C moved'])
  })

  it('CAL-04 further dates come once each, periods among them; a change of all later ones is told as what it became', async () => {
    const caller = await someone()
    const file = calendar(
      vevent(
        'UID:dates@other',
        'DTSTART;TZID=Europe/Berlin:20260706T100000',
        'DURATION:PT1H',
        'SUMMARY:Dates',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE;TZID=Europe/Berlin:20260720T100000',
        // Its own start, one of its rule, one that is left out, one in another zone, and a period.
        'RDATE;TZID=Europe/Berlin:20260706T100000,20260713T100000,20260720T100000',
        'RDATE;TZID=America/New_York:20260715T040000',
        'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260722T100000/PT1H',
      ),
      vevent(
        'UID:dates@other',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260713T100000',
        'DTSTART;TZID=Europe/Berlin:20260714T100000',
        'SUMMARY:Later',
      ),
    )
    const { notes } = await imported(caller, file)
    expect(notes).toEqual([messages.rangeKept])
    expect((await events(caller)).map(({ title, startAt }) => `${String(title)} ${String(startAt)}`)).toEqual([
      'Dates 2026-07-06T08:00:00.000Z',
      'Later 2026-07-14T08:00:00.000Z',
      'Dates 2026-07-15T08:00:00.000Z',
      'Dates 2026-07-22T08:00:00.000Z',
    ])
  })

  it('CAL-04 what cannot be read is told by event, spoils no other, and nothing of it is lost', async () => {
    const caller = await someone()
    const file = calendar(
      vevent('UID:1', 'DTSTART:20260230T100000Z', 'SUMMARY:No such day'),
      vevent('UID:2', 'SUMMARY:No start'),
      vevent('UID:3', 'DTSTART:20260706T100000Z', 'SUMMARY:Hourly', 'RRULE:FREQ=HOURLY;BYSETPOS=x'),
      vevent('UID:4', 'DTSTART:20260706T110000Z', 'DTEND:20260706T100000Z', 'SUMMARY:Backwards'),
      vevent('UID:5', 'DTSTART;TZID=Mars/Phobos:20260706T100000', 'SUMMARY:Unknown zone'),
      vevent('UID:6', 'DTSTART:20240229T100000Z', `SUMMARY:${'x'.repeat(400)}`, 'RRULE:FREQ=YEARLY'),
      ['BEGIN:VTODO', 'UID:7', 'SUMMARY:A task', 'END:VTODO'],
    )
    const { id, notes } = await imported(caller, file)
    const bad = listOf((await call(caller, 'GET', `/api/change-sets/${id}/rows?state=bad`)).body['items'])
    const reasons = bad.map(({ problems }) => String(listOf(problems)[0]?.['message']))
    expect(reasons).toEqual(
      expect.arrayContaining([messages.noSuchTime('2026-02-30 10:00'), messages.noStart]) as unknown,
    )
    expect(bad).toHaveLength(3)
    const kept = await events(caller)
    expect(kept.map(({ title }) => String(title).slice(0, 12))).toEqual(['xxxxxxxxxxxx', 'Unknown zone', 'Hourly'])
    expect(String(kept[0]?.['description'])).toHaveLength(400)
    expect(kept[2]).toMatchObject({ repeatRule: '', description: 'RRULE:FREQ=HOURLY;BYSETPOS=x' })
    expect(notes).toEqual(
      expect.arrayContaining([
        messages.leftOut(1),
        messages.ruleKept,
        messages.zoneUnknown('Mars/Phobos', 'Europe/Berlin'),
      ]) as unknown,
    )
  })

  it('CAL-04 what is no calendar, has no events or too many is refused with what to do', async () => {
    const caller = await someone()
    const refusal = async (content: string) => {
      const { status, body } = await drafted(caller, content)
      return [status, String(listOf(body['errors'])[0]?.['message'])]
    }
    expect(await refusal('name,price\n')).toEqual([400, messages.noCalendar])
    expect(await refusal(calendar([]))).toEqual([400, messages.noEvents])
    const many = calendar(...Array.from({ length: 10_001 }, (_, n) => vevent(`UID:${n}`, 'DTSTART:20260706T100000Z')))
    expect(await refusal(many)).toEqual([400, messages.tooMany(10_000, 10_001)])
    const cut = calendar(vevent('UID:1', 'DTSTART:20260706T100000Z', 'SUMMARY:Whole'), ['BEGIN:VEVENT', 'UID:2'])
    expect((await imported(caller, cut)).notes).toEqual([messages.unfinished])
  })

  it(`CAL-04 OPS-06 a file of ${MANY_EVENTS} events is imported and served again, while others are answered`, async () => {
    const [caller, other] = [await someone(), await someone()]
    const days = Array.from({ length: MANY_EVENTS }, (_, n) => {
      const start = new Date(Date.UTC(2026, 0, 1, 8) + n * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
      return vevent(`UID:${n}@big`, `DTSTART;TZID=Europe/Berlin:${start}`, 'DURATION:PT30M', `SUMMARY:Event ${n}`)
    })
    const work = imported(caller, calendar(...days))
    const import_ = { isDone: false }
    const finished = work.finally(() => (import_.isDone = true))
    let answers = 0
    while (!import_.isDone) {
      expect((await call(other, 'GET', '/api/events')).status).toBe(200)
      answers += 1
    }
    await finished
    expect(answers).toBeGreaterThan(3)
    const made = await call(caller, 'POST', '/api/calendar-feeds', {})
    const { status, text } = await fetchFeed(String(made.body['path']))
    expect([status, text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, MANY_EVENTS])
  })

  it('CAL-04 OPS-06 while a hostile file is read, others are answered, and its own user is told what is wrong', async () => {
    const [caller, other] = [await someone(), await someone()]
    for (const { what, content } of HOSTILE_FILES.filter(({ isGreat }) => isGreat)) {
      const reading = { isDone: false }
      const draft = drafted(caller, content()).finally(() => (reading.isDone = true))
      let answers = 0
      while (!reading.isDone) {
        expect((await call(other, 'GET', '/api/events')).status).toBe(200)
        answers += 1
      }
      const { status, body } = await draft
      const told = status === 201 ? listOf(body['notes']) : listOf(body['errors'])
      expect([what, status, answers > 1, told.length > 0]).toEqual([what, expect.any(Number), true, true])
      expect([201, 400]).toContain(status)
    }
  })

  it('CAL-04 a feed needs its secret alone, tells only events, and is asked for again by its tag', async () => {
    const caller = await someone()
    await call(caller, 'POST', '/api/customers', { name: 'Secret customer', email: 'secret@customer.example' })
    const id = await make(caller, { title: 'Fair', eventDate: '2026-07-06', reminderMinutes: 10, remindsByMail: true })
    const made = await call(caller, 'POST', '/api/calendar-feeds', { name: 'Telephone' })
    const path = String(made.body['path'])
    expect([made.status, /^\/c\/[\w-]{43}\.ics$/.test(path)]).toEqual([201, true])
    const first = await fetchFeed(path)
    expect([first.status, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(first.text).toContain('SUMMARY:Fair')
    expect(first.text).not.toMatch(/VALARM|REMINDER|customer|@(?!pricewright)/i)
    expect(first.text).not.toContain(caller.userId)
    const tag = String(first.headers['etag'])
    const same = await fetchFeed(path, { 'if-none-match': tag })
    expect([same.status, same.text]).toEqual([304, ''])
    // Other rows do not change the calendar.
    await call(caller, 'POST', '/api/customers', { name: 'Another' })
    expect((await fetchFeed(path, { 'if-none-match': tag })).status).toBe(304)
    await call(caller, 'PATCH', `/api/events/${id}`, { title: 'Great fair' })
    const next = await fetchFeed(path, { 'if-none-match': tag })
    expect([next.status, next.text.includes('SUMMARY:Great fair')]).toEqual([200, true])
    await call(caller, 'DELETE', `/api/events/${id}`)
    const last = await fetchFeed(path, { 'if-none-match': String(next.headers['etag']) })
    expect([last.status, last.text.includes('VEVENT')]).toEqual([200, false])
    const { body } = await call(caller, 'GET', '/api/calendar-feeds')
    expect(body['items']).toMatchObject([{ name: 'Telephone', fetches: 5, revokedAt: null }])
    expect(JSON.stringify(body)).not.toContain(path.slice(3, 46))
  })

  it('CAL-04 a feed that was revoked, is unknown or is somebody else’s stays closed, and says so', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const made = await call(ann, 'POST', '/api/calendar-feeds', {})
    const [path, id] = [String(made.body['path']), String(made.body['id'])]
    expect((await call(bob, 'DELETE', `/api/calendar-feeds/${id}`)).status).toBe(404)
    expect((await fetchFeed(path)).status).toBe(200)
    expect((await call(ann, 'DELETE', `/api/calendar-feeds/${id}`)).status).toBe(204)
    const closed = await fetchFeed(path)
    expect([closed.status, closed.text]).toEqual([410, `${messages.feedClosed}\n`])
    for (const unknown of [`/c/${UNKNOWN}.ics`, '/c/short.ics', `/c/${UNKNOWN}`])
      expect((await fetchFeed(unknown)).status).toBe(404)
    const open = await Promise.all(Array.from({ length: 20 }, () => call(bob, 'POST', '/api/calendar-feeds', {})))
    expect(open.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    const more = await call(bob, 'POST', '/api/calendar-feeds', {})
    expect([more.status, more.body['detail'] ?? more.body['title']].map(String)).toContain(messages.manyFeeds(20))
  })
})
