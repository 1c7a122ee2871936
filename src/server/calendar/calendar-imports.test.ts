import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { event } from '#contract/entities/event.ts'
import { listOf } from '#test/api.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { calendarMessages as messages } from './calendar-messages.ts'

const calendar = (...parts: readonly (readonly string[])[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`
const vevent = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

describeOneEngine('what an import of a calendar file changes', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context)
    return () => app.close()
  })

  const someone = (): Promise<TestCaller> => arrive(app, `somebody ${randomUUID()}`)
  const get = (caller: TestCaller, url: string) => app.call(caller, { method: 'GET', url })
  const make = async (caller: TestCaller, body: object): Promise<string> => {
    const made = await app.call(caller, { method: 'POST', url: '/api/events', body: { title: 'Fair', ...body } })
    expect([made.status, made.body['errors']]).toEqual([201, undefined])
    return String(made.body['id'])
  }
  const drafted = async (caller: TestCaller, content: string, timeZone = 'Europe/Berlin') => {
    const body = { id: randomUUID(), title: 'Import: cal.ics', content, timeZone }
    const draft = await app.call(caller, { method: 'POST', url: '/api/events/import-ics', body })
    expect([draft.status, draft.body['errors']]).toEqual([201, undefined])
    const { notes } = draft.body
    const effect = draft.body['changeSet']?.['effect']
    return { url: `/api/change-sets/${body.id}`, effect, notes: listOf(notes).map(({ message }) => String(message)) }
  }
  const imported = async (caller: TestCaller, content: string) => {
    const draft = await drafted(caller, content)
    const { status, text } = await app.call(caller, { method: 'POST', url: `${draft.url}/apply` })
    expect([status, text.includes('"problem"')]).toEqual([200, false])
    return draft
  }
  const titles = async (caller: TestCaller) =>
    listOf((await get(caller, '/api/events?pageSize=500&sortBy=title&sortDirection=asc')).body['items']).map(
      ({ title }) => String(title),
    )

  it('CAL-04 a length in days or weeks ends at the same time of day, and one in hours after so many', async () => {
    const caller = await someone()
    const lengths = [
      ['Europe/Berlin:20270327T120000', 'P1D', '2027-03-28T10:00'],
      ['Europe/Berlin:20270327T120000', 'P1W', '2027-04-03T10:00'],
      ['Europe/Berlin:20270327T120000', 'P1DT2H30M', '2027-03-28T12:30'],
      ['Europe/Berlin:20270327T120000', 'PT24H', '2027-03-28T11:00'],
      ['America/New_York:20271106T120000', 'P1D', '2027-11-07T17:00'],
    ] as const
    const events = lengths.map(([start, length], n) =>
      vevent(`UID:${n}@lengths`, `DTSTART;TZID=${start}`, `DURATION:${length}`, `SUMMARY:${n}`),
    )
    await imported(caller, calendar(...events))
    const { items } = (await get(caller, '/api/events?sortBy=title&sortDirection=asc')).body
    expect(listOf(items).map(({ endAt }) => String(endAt).slice(0, 16))).toEqual(lengths.map(([, , end]) => end))
  })

  it('CAL-04 what was exported proposes nothing, in whatever time zone it comes back', async () => {
    const caller = await someone()
    const timeZone = 'Europe/Berlin'
    const whole = await make(caller, { startDay: '2027-05-01', endDay: '2027-05-03', timeZone })
    await make(caller, { startAt: '2027-10-31T01:30:00Z', timeZone })
    await make(caller, { startAt: '2027-05-01T10:00:30.250Z', timeZone: 'Asia/Tokyo' })
    const series = await make(caller, { startDay: '2027-05-01', timeZone, repeatRule: 'FREQ=DAILY' })
    const skipped = {
      startDay: '2027-03-28',
      startTime: '02:30',
      endTime: '03:30',
      timeZone,
      repeatRule: 'FREQ=WEEKLY',
    }
    await make(caller, { ...skipped, reminderMinutes: 2_880 })
    await make(caller, { startDay: '2027-05-04', timeZone, seriesId: series, originalStart: '2027-05-03' })
    const file = (await get(caller, '/api/events/export.ics')).text
    expect(file).toContain('DTSTART;TZID=Europe/Berlin:20270328T023000\r\nDURATION:PT3600S\r\n')
    expect(file).toContain('TRIGGER:-P2D')
    for (const zone of ['America/Los_Angeles', timeZone, 'UTC'])
      expect((await drafted(caller, file, zone)).effect).toMatchObject({ created: 0, updated: 0, refused: 0 })
    const other = await someone()
    await imported(other, file)
    expect((await get(other, `/api/events/${whole}`)).body).toMatchObject({ timeZone, endDay: '2027-05-03' })
  })

  it('CAL-04 an exception by its day is the occurrence of that day in the file, and a change made by a call replaces its own', async () => {
    const caller = await someone()
    const daily = { startAt: '2027-03-26T02:30', timeZone: 'Europe/Berlin', repeatRule: 'FREQ=DAILY;COUNT=5' }
    const seriesId = await make(caller, { ...daily, exceptions: ['2027-03-29'] })
    await make(caller, { startAt: '2027-03-27T12:00', timeZone: 'UTC', seriesId, originalStart: '2027-03-27' })
    const file = (await get(caller, '/api/events/export.ics')).text
    expect(file).toContain('EXDATE;TZID=Europe/Berlin:20270329T023000')
    expect(file).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20270327T023000')
    expect(file.match(/EXDATE/g)).toHaveLength(1)
  })

  it('CAL-04 no file takes over an event by the id of another one, of its own series or of two changes', async () => {
    const caller = await someone()
    const stranger = await make(caller, { title: 'Private', startAt: '2027-03-01T08:00:00Z' })
    const series = await make(caller, { title: 'Mine', startAt: '2027-03-01T09:00:00Z', repeatRule: 'FREQ=DAILY' })
    const change = (id: string, day: string, uid = 'foreign@other') =>
      vevent(
        `UID:${uid}`,
        `RECURRENCE-ID:202703${day}T090000Z`,
        `DTSTART:202703${day}T140000Z`,
        `SUMMARY:Changed ${day}`,
        `X-PRICEWRIGHT-ID:${id}`,
      )
    const daily = ['DTSTART:20270301T090000Z', 'RRULE:FREQ=DAILY']
    await imported(
      caller,
      calendar(
        vevent('UID:foreign@other', ...daily, 'SUMMARY:Foreign'),
        change(stranger, '03'),
        change(stranger, '04'),
      ),
    )
    expect(await titles(caller)).toEqual(['Changed 03', 'Changed 04', 'Foreign', 'Mine', 'Private'])
    const own = `${series}@pricewright`
    await imported(caller, calendar(vevent(`UID:${own}`, ...daily, 'SUMMARY:Mine'), change(series, '05', own)))
    expect(await titles(caller)).toEqual(['Changed 03', 'Changed 04', 'Changed 05', 'Foreign', 'Mine', 'Private'])
    await imported(caller, calendar(change(stranger, '06', 'unknown@other')))
    expect((await get(caller, `/api/events/${stranger}`)).body).toMatchObject({ title: 'Private', seriesId: null })
  })

  it('CAL-04 what is refused is named in the preview and in the file of refused rows, with the label of its field', async () => {
    const caller = await someone()
    const { url } = await drafted(
      caller,
      calendar(
        vevent('UID:1', 'DTSTART:20270230T100000Z', 'SUMMARY:No such day'),
        vevent('UID:2', 'SUMMARY:Backwards', 'DTSTART:20270201T100000Z', 'DTEND:20270201T090000Z'),
        vevent('UID:3', 'DTSTART:20270230T100000Z'),
      ),
    )
    const bad = listOf((await get(caller, `${url}/rows?state=bad`)).body['items'])
    expect(bad.map(({ title }) => String(title)).toSorted()).toEqual(['Backwards', 'No such day', messages.untitled])
    const csv = (await get(caller, `${url}/bad-rows.csv`)).text
    for (const named of ['No such day', 'Backwards', messages.untitled, `${event.fields.endAt.label}: `])
      expect(csv).toContain(named)
  })

  it('CAL-04 a second category and a rule that is over are told', async () => {
    const caller = await someone()
    const { notes } = await imported(
      caller,
      calendar(
        vevent('UID:1', 'DTSTART:20270201T100000Z', 'SUMMARY:A', 'CATEGORIES:Team,Work', 'CATEGORIES:Home,Team'),
        vevent('UID:2', 'DTSTART:20270201T100000Z', 'SUMMARY:B', 'RRULE:FREQ=DAILY;UNTIL=20270101T000000Z'),
      ),
    )
    expect(notes.toSorted()).toEqual(
      [messages.categoriesCut(event.fields.type.label, 'Team', 'Work, Home'), messages.ruleOver].toSorted(),
    )
    expect(await titles(caller)).toEqual(['A', 'B'])
  })
})
