import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { startJobs } from '#server/kit/jobs/jobs.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import type { MailMessage, Mailer } from '../integrations/mail/mailer.ts'
import { createCalendarWorkers } from './calendar-workers.ts'
import { eventReminderJobs, remindOfEvents, type ReminderDeps } from './event-reminders.ts'
import { reminderMessages as messages } from './reminder-messages.ts'
import { reminderMoment } from './reminder-moment.ts'

const READER = { language: 'en', locale: '' } as const

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describeOneEngine('reminders of events by mail', (context) => {
  let api: TestApi
  let sent: MailMessage[]
  let languages: string[]
  let deps: ReminderDeps
  const calendarWorkers = createCalendarWorkers()

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return async () => {
      await calendarWorkers.close()
      await api.app.close()
    }
  })
  beforeEach(async () => {
    sent = []
    languages = []
    await context.dataAccess.asSystemBatch([{ text: 'delete from job' }, { text: 'delete from event' }])
    const mailer: Mailer = {
      outbox: undefined,
      send: (letter) => {
        sent.push(letter)
        languages.push(`${String(letter.to)} ${spokenLanguage()}`)
        return Promise.resolve([])
      },
      check: () => Promise.resolve(),
    }
    deps = {
      dataAccess: context.dataAccess,
      mailer,
      calendarWorkers,
      publicUrl: 'https://shop.example',
      log: quiet,
      wakeJobs: () => undefined,
    }
  })

  const newUser = async (email: string | null, language = '') => {
    const user = await context.newUser()
    await context.dataAccess.asSystemBatch([
      {
        text: 'insert into identity (issuer, subject, user_id, email, email_verified) values ($1, $2, $3, $4, $5)',
        values: ['test', user, user, email ?? 'unconfirmed@example.test', email !== null],
      },
    ])
    if (language !== '') await api.call(user, 'PUT', `/api/users/${user}`, { preferences: { language } })
    return user
  }
  const newEvent = async (user: string, startAt: number, fields: object = {}) => {
    const made = await api.call(user, 'POST', '/api/events', {
      title: 'Fair',
      startDate: new Date(startAt).toISOString(),
      timeZone: 'Europe/Berlin',
      reminderMinutes: 30,
      remindsByMail: true,
      ...fields,
    })
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }
  /** Looks for reminders at a moment, and mails what was ordered. */
  const lookAt = async (now: number) => {
    await remindOfEvents(deps, now)
    const { 'event-mail': mailing } = eventReminderJobs(deps)
    const jobs = startJobs(context.dataAccess, mailing ? { 'event-mail': mailing } : {}, quiet)
    await jobs.wake()
    await jobs.stop()
    return sent.map(({ to, subject }) => `${String(to)}: ${subject}`)
  }

  it('CAL-04 a reminder is mailed once, at its time, to the confirmed address, in the language of its reader', async () => {
    const now = Date.now()
    const start = Math.ceil(now / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const [ann, bea] = [await newUser('ann@example.test'), await newUser('bea@example.test', 'de')]
    await newEvent(ann, start, { location: 'Hall 4' })
    await newEvent(bea, start)
    expect(await lookAt(start - 31 * MINUTE_MS)).toEqual([])
    const mails = await lookAt(start - 30 * MINUTE_MS)
    expect(mails.toSorted()).toEqual([
      `ann@example.test: ${messages.subject('Fair')}`,
      `bea@example.test: ${messages.subject('Fair')}`,
    ])
    // The build of the server puts the texts of that language in the place of the English ones.
    expect(languages.toSorted()).toEqual(['ann@example.test en', 'bea@example.test de'])
    const letter = sent.find(({ to }) => to === 'ann@example.test')
    expect(letter?.text).toContain(`Fair\n${reminderMoment(start, READER, 'Europe/Berlin', false)}\nHall 4`)
    expect(letter?.text).toContain('https://shop.example/calendar')
    await Promise.all([lookAt(start - 29 * MINUTE_MS), remindOfEvents(deps, start - 29 * MINUTE_MS)])
    expect(await lookAt(start)).toHaveLength(2)
  })

  it('CAL-04 each occurrence of a series is reminded of, without those that it leaves out', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const user = await newUser('ann@example.test')
    const id = await newEvent(user, start, { repeatRule: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC' })
    const second = new Date(start + 24 * HOUR_MS).toISOString().slice(0, 19)
    await api.call(user, 'PATCH', `/api/events/${id}`, { exceptions: [second] })
    for (const day of [0, 1, 2, 3]) await lookAt(start + day * 24 * HOUR_MS - 30 * MINUTE_MS)
    expect(sent.map(({ id: mail }) => mail)).toEqual([`event-${id}-${start}`, `event-${id}-${start + 48 * HOUR_MS}`])
  })

  it('CAL-04 an occurrence that is left out by its day, or changed by a call, is not reminded of at its own time', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const dayAfter = (days: number) => new Date(start + days * 24 * HOUR_MS).toISOString().slice(0, 10)
    const user = await newUser('ann@example.test')
    const series = { repeatRule: 'FREQ=DAILY;COUNT=4', timeZone: 'UTC', exceptions: [dayAfter(1)] }
    const id = await newEvent(user, start, series)
    const moved = start + 51 * HOUR_MS
    const changed = await newEvent(user, moved, { seriesId: id, originalStart: dayAfter(2) })
    const named = [1, 2].map((days) => `${dayAfter(days)}${new Date(start).toISOString().slice(10, 19)}`)
    expect((await api.call(user, 'GET', `/api/events/${id}`)).body['exceptions']).toEqual(named)
    for (let at = start; at <= start + 73 * HOUR_MS; at += HOUR_MS) await lookAt(at - 30 * MINUTE_MS)
    expect(sent.map(({ id: mail }) => mail)).toEqual([
      `event-${id}-${start}`,
      `event-${changed}-${moved}`,
      `event-${id}-${start + 72 * HOUR_MS}`,
    ])
  })

  it('CAL-04 what was moved is reminded of at its new time; what is done, no more asked for or long over is not', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const user = await newUser('ann@example.test')
    const ids = [await newEvent(user, start), await newEvent(user, start), await newEvent(user, start)]
    await newEvent(user, start - 5 * HOUR_MS)
    await remindOfEvents(deps, start - HOUR_MS)
    const patch = (id: string | undefined, body: object) => api.call(user, 'PATCH', `/api/events/${id ?? ''}`, body)
    await patch(ids[0], { startDate: new Date(start + HOUR_MS).toISOString() })
    await patch(ids[1], { status: 'cancelled' })
    await patch(ids[2], { remindsByMail: false })
    expect(await lookAt(start)).toEqual([])
    expect(await lookAt(start + 30 * MINUTE_MS)).toHaveLength(1)
    // A server that was away for a day says nothing of the day before.
    await newEvent(user, start + HOUR_MS)
    await remindOfEvents(deps, Date.now())
    expect(await lookAt(start + 26 * HOUR_MS)).toHaveLength(1)
  })

  it('CAL-04 a change between the time of a reminder and the next look loses none, and what is called off until its mail goes is not told', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 30 * MINUTE_MS
    const user = await newUser('ann@example.test')
    const [noted, off] = [await newEvent(user, start), await newEvent(user, start)]
    // Both are due now; one of them gets a note before anybody looks.
    await context.dataAccess.asSystemBatch([{ text: 'update event set reminder_minutes = 31' }])
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into event_reminder (user_id, event_id, version, next_at, starts_at)
          select user_id, id, version, start_at - 31 * ${MINUTE_MS}, start_at from event`,
      },
    ])
    await api.call(user, 'PATCH', `/api/events/${noted}`, { description: 'Bring the samples' })
    await remindOfEvents(deps, Date.now() + MINUTE_MS)
    await api.call(user, 'PATCH', `/api/events/${off}`, { status: 'cancelled' })
    await lookAt(Date.now() + MINUTE_MS)
    expect(sent.map(({ id }) => id)).toEqual([`event-${noted}-${start}`])
  })

  it('CAL-04 PAGE-06 a reminder tells the time in the zone that its reader chose', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const user = await newUser('ann@example.test')
    await api.call(user, 'PUT', `/api/users/${user}`, { preferences: { timeZone: 'Asia/Tokyo' } })
    await newEvent(user, start)
    await lookAt(start - 30 * MINUTE_MS)
    expect(sent.map(({ text }) => text.includes(reminderMoment(start, READER, 'Asia/Tokyo', false)))).toEqual([true])
  })

  it('CAL-04 OPS-06 rules that take long to count are left out or wait, and nobody else’s reminder is late', async () => {
    const odd = createCalendarWorkers({
      file: new URL('../../../test/calendar/odd-calendar-worker.mjs', import.meta.url),
      limitMs: 300,
    })
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    const [ann, bea, cem] = [await newUser(null), await newUser(null), await newUser(null)]
    await newEvent(ann, start, { repeatRule: 'FREQ=YEARLY' })
    for (const user of [bea, bea, bea]) await newEvent(user, start, { repeatRule: 'FREQ=WEEKLY' })
    await newEvent(cem, start, { repeatRule: 'FREQ=DAILY' })
    const found = async () => {
      await remindOfEvents({ ...deps, calendarWorkers: odd }, Date.now())
      const [answer] = await context.dataAccess.asSystemBatch([
        { text: 'select user_id as "user", next_at is not null as "comes" from event_reminder' },
      ])
      return [ann, bea, cem].map((user) =>
        (answer?.rows ?? []).filter((row) => row['user'] === user).map(({ comes }) => comes),
      )
    }
    expect(await found()).toEqual([[false], [true], [true]])
    expect(await found()).toEqual([[false], [true, true], [true]])
    await odd.close()
  })

  it('CAL-04 nobody is mailed at an address that was not confirmed', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
    await newEvent(await newUser(null), start)
    expect(await lookAt(start - 30 * MINUTE_MS)).toEqual([])
    const [left] = await context.dataAccess.asSystemBatch([{ text: 'select kind from job' }])
    expect(left?.rows).toEqual([])
  })
})
