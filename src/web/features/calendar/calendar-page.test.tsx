import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { event } from '#contract/entities/event.ts'
import { draw, expectAccessible, takeDesk } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { dayOf } from '#web/kit/format/date.ts'
import { formatFullDay } from '#web/kit/format/month.ts'
import { dayAsTyped } from '#web/kit/format/typed-day.ts'
import { CalendarPage } from './calendar-page.tsx'
import { calendarMessages as messages } from './messages.ts'
import { panelMessages } from './panel-messages.ts'

const FAIR = {
  title: 'Trade fair',
  allDay: true,
  startDay: '2026-07-14',
  endDay: '2026-07-16',
  timeZone: 'Europe/Berlin',
}

/** The calendar at an address, with what is in it. */
async function opened(address: string, events: readonly object[], clockOffMs = 0) {
  takeDesk()
  openAt(address)
  const { store, settle } = await signIn([], clockOffMs)
  const ids = events.map(() => newId())
  for (const [index, data] of events.entries())
    await store.mutate({ op: 'put', kind: 'event', id: ids[index] ?? '', data: { ...data } })
  const { user } = draw(<CalendarPage />)
  await settle()
  return { store, settle, user, ids }
}

const DAY_MS = 86_400_000

describe('the calendar', () => {
  it('CAL-04 SYNC-04 on a device whose clock is wrong, today and a new event are by the clock of the server, as documents are', async () => {
    const { user } = await opened('/calendar?view=month', [], 40 * DAY_MS)
    const day = dayOf(Date.now() - 40 * DAY_MS)
    expect(businessToday()).toBe(day)
    const cell = screen.getByRole('button', { name: messages.createOn(formatFullDay(day)) })
    expect(cell.getAttribute('aria-current')).toBe('date')
    await user.click(screen.getByRole('button', { name: messages.create }))
    const panel = within(await screen.findByRole('complementary', { name: panelMessages.create }))
    const begin = panel.getByRole<HTMLInputElement>('textbox', { name: event.fields.startDay.label })
    expect(begin.value).toBe(dayAsTyped(dayOf(serverNow() + 3_600_000)))
  })

  it('CAL-04 shows the events of a month, moves one by the arrow keys and makes it longer with Shift', async () => {
    const { store, settle, user, ids } = await opened('/calendar?view=month&day=2026-07-01', [FAIR])
    const fair = () => screen.getByRole('button', { name: /^Trade fair/ })
    expect(fair().textContent).toContain('Trade fair')
    await expectAccessible()
    fair().focus()
    await user.keyboard('{ArrowRight}')
    await settle()
    const stored = () => store.get('event', ids[0] ?? '')
    expect(stored()).toMatchObject({ startDay: '2026-07-15', endDay: '2026-07-17' })
    await waitFor(() => expect(document.activeElement).toBe(fair()))
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await settle()
    expect(stored()).toMatchObject({ startDay: '2026-07-15', endDay: '2026-07-16' })
  })

  it('CAL-04 a press on a day begins an event there, which is made once it has a title', async () => {
    const { store, settle, user } = await opened('/calendar?view=month&day=2026-07-01', [])
    await user.click(screen.getByRole('button', { name: messages.createOn(formatFullDay('2026-07-08')) }))
    const panel = within(await screen.findByRole('complementary', { name: panelMessages.create }))
    await user.type(panel.getByRole('textbox', { name: event.fields.title.label }), 'Stocktaking{Enter}')
    await settle()
    expect(store.all('event')).toMatchObject([
      { title: 'Stocktaking', allDay: true, startDay: '2026-07-08', endDay: '2026-07-08', status: 'scheduled' },
    ])
    expect(await screen.findByRole('complementary', { name: 'Stocktaking' })).toBeDefined()
  })

  it('CAL-01 CAL-04 a new event with a time keeps the day and time that it is shown with, and its end moves along', async () => {
    const { store, settle, user } = await opened('/calendar?view=week&day=2026-07-15', [])
    await user.click(screen.getByRole('button', { name: messages.create }))
    const panel = within(await screen.findByRole('complementary', { name: panelMessages.create }))
    const field = (name: string) => panel.getByRole('textbox', { name })
    const begin = field(event.fields.startTime.label)
    await user.clear(begin)
    await user.type(begin, '13:15{Enter}')
    const shown = () => [event.fields.startTime, event.fields.endTime].map(({ label }) => field(label))
    expect(shown().map((each) => (each as HTMLInputElement).value)).toEqual(['1:15 PM', '2:15 PM'])
    await user.type(field(event.fields.title.label), 'Call Ningbo{Enter}')
    await settle()
    expect(store.all('event')).toMatchObject([
      { title: 'Call Ningbo', allDay: false, startDay: '2026-07-15', startTime: '13:15', endTime: '14:15' },
    ])
    expect(store.all('event')[0]?.startAt).toBeGreaterThan(Date.UTC(2026, 6, 14))
  })

  it('CAL-04 a press beside the days of a week begins an event of a whole day', async () => {
    const { store, settle, user } = await opened('/calendar?view=week&day=2026-07-15', [])
    await user.click(screen.getByRole('button', { name: messages.createAllDay(formatFullDay('2026-07-16')) }))
    const panel = within(await screen.findByRole('complementary', { name: panelMessages.create }))
    await user.type(panel.getByRole('textbox', { name: event.fields.title.label }), 'Closed{Enter}')
    await settle()
    expect(store.all('event')).toMatchObject([{ allDay: true, startDay: '2026-07-16', endDay: '2026-07-16' }])
  })

  it('CAL-04 a day shows all of its entries once more are asked for', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F']
    const times = { allDay: false, endDay: '2026-07-14', startTime: '10:00', endTime: '11:00' }
    const events = titles.flatMap((title) => [
      { ...FAIR, title },
      { ...FAIR, ...times, title: `At ten ${title}` },
    ])
    const { user } = await opened('/calendar?view=day&day=2026-07-14', events)
    const shown = () => screen.getAllByRole('button', { name: /^([A-F]|At ten [A-F])[ ,]/ })
    expect(shown()).toHaveLength(8)
    await user.click(screen.getAllByRole('button', { name: messages.moreOn(2, formatFullDay('2026-07-14')) })[0]!)
    expect(shown()).toHaveLength(12)
    await expectAccessible()
  })

  it('CAL-04 a series asks for which of them something is meant, and only that one goes', async () => {
    const { store, settle, user, ids } = await opened('/calendar?view=agenda&day=2026-07-01', [
      { ...FAIR, endDay: '2026-07-14', repeatRule: 'FREQ=WEEKLY;COUNT=3' },
    ])
    const fairs = () => screen.getAllByRole('button', { name: /^Trade fair/ })
    await waitFor(() => expect(fairs()).toHaveLength(3))
    fairs()[1]?.focus()
    await user.keyboard('{ArrowRight}')
    const asked = within(await screen.findByRole('dialog', { name: messages.scope.title('Trade fair') }))
    await user.click(asked.getByRole('button', { name: messages.scope.submit.move }))
    await settle()
    expect(store.get('event', ids[0] ?? '')).toMatchObject({ exceptions: ['2026-07-21'] })
    expect(
      store
        .all('event')
        .map(({ startDay }) => startDay)
        .sort(),
    ).toEqual(['2026-07-14', '2026-07-22'])
    expect(fairs()).toHaveLength(3)
  })

  it.each(['one', 'following', 'all'] as const)(
    'CAL-04 SHELL-08 the focus stays on what a key has moved of a series: %s',
    async (scope) => {
      const { settle, user } = await opened('/calendar?view=month&day=2026-07-01', [
        { ...FAIR, endDay: '2026-07-14', repeatRule: 'FREQ=WEEKLY;COUNT=3' },
      ])
      const fairs = () => screen.getAllByRole('button', { name: /^Trade fair/ })
      await waitFor(() => expect(fairs()).toHaveLength(3))
      fairs()[1]?.focus()
      await user.keyboard('{ArrowRight}')
      const asked = within(await screen.findByRole('dialog', { name: messages.scope.title('Trade fair') }))
      await user.click(asked.getByRole('radio', { name: messages.scope.choices[scope] }))
      await user.click(asked.getByRole('button', { name: messages.scope.submit.move }))
      await settle()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('July 22'))
    },
  )

  it('CAL-04 in the hours of a week an event moves by a quarter of an hour', async () => {
    const { store, settle, user, ids } = await opened('/calendar?view=week&day=2026-07-15', [
      { title: 'Call', timeZone: 'UTC', startAt: Date.UTC(2026, 6, 15, 10), endAt: Date.UTC(2026, 6, 15, 11) },
    ])
    screen.getByRole('button', { name: /^Call/ }).focus()
    await user.keyboard('{ArrowDown}')
    await settle()
    expect(store.get('event', ids[0] ?? '')).toMatchObject({
      startAt: Date.UTC(2026, 6, 15, 10, 15),
      endAt: Date.UTC(2026, 6, 15, 11, 15),
    })
    await expectAccessible()
  })
})
