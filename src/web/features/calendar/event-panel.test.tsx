import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { event } from '#contract/entities/event.ts'
import { draw, expectAccessible, takeDesk } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { partMessages } from '#web/kit/ui/part-messages.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { CalendarPage } from './calendar-page.tsx'
import { calendarMessages } from './messages.ts'
import { panelMessages as messages } from './panel-messages.ts'
import { repeatMessages } from './repeat-messages.ts'

const { scope } = calendarMessages
const { fields } = event
const CALL = { title: 'Call', allDay: true, startDay: '2026-07-07', endDay: '2026-07-07', timeZone: 'Europe/Berlin' }
const WEEKLY = { ...CALL, repeatRule: 'FREQ=WEEKLY;BYDAY=TU' }

/** The panel of an event in the calendar of July 2026, at one of its starts. */
async function opened(data: object, at = '') {
  takeDesk()
  const id = newId()
  openAt(`/calendar?view=month&day=2026-07-01&id=${id}&at=${at}`)
  const { store, settle } = await signIn([])
  await store.mutate({ op: 'put', kind: 'event', id, data: { ...data } })
  const { user } = draw(<CalendarPage />)
  await settle()
  const panel = async () => within(await screen.findByRole('complementary'))
  const stored = () => store.get('event', id)
  return { id, store, settle, user, panel, stored }
}

describe('the panel of an event', () => {
  it('CAL-04 another rule is saved once there is one, and its words and next days are shown', async () => {
    const { settle, user, panel, stored } = await opened(CALL)
    const repeats = async () => (await panel()).getByRole('combobox', { name: fields.repeatRule.label })
    await user.selectOptions(await repeats(), repeatMessages.choices.own)
    await settle()
    expect(stored()?.repeatRule).toBe('')
    const rule = (await panel()).getByRole('textbox', { name: repeatMessages.ruleLabel })
    await user.type(rule, 'freq=monthly;byday=-1fr{Enter}')
    await settle()
    expect(stored()?.repeatRule).toBe('FREQ=MONTHLY;BYDAY=-1FR')
    expect((await panel()).getByText('Every month on the last Friday', { exact: false })).toBeDefined()
    await waitFor(async () =>
      expect(
        (await panel()).getByText(repeatMessages.next(['Jul 7, 2026', 'Jul 31, 2026', 'Aug 28, 2026'])),
      ).toBeDefined(),
    )
    // Who has just made a series means all of it.
    expect((await panel()).getByRole('radio', { name: scope.choices.all })).toHaveProperty('checked', true)
    await expectAccessible()
  })

  it('CAL-04 of one of a series the rule can be changed too, for all of them', async () => {
    const { settle, user, panel, stored } = await opened(WEEKLY, '2026-07-14')
    expect((await panel()).getByRole('radio', { name: scope.choices.one })).toHaveProperty('checked', true)
    expect((await panel()).getByText(messages.ruleOfAll, { exact: false })).toBeDefined()
    const every = (await panel()).getByRole('textbox', { name: new RegExp(`^${repeatMessages.interval}`) })
    await user.clear(every)
    await user.type(every, '2{Enter}')
    await settle()
    expect(stored()).toMatchObject({ repeatRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', exceptions: [] })
  })

  it('CAL-04 every two weeks is one choice, which keeps the weekdays, and the last day that is told is one on which it takes place', async () => {
    const { user, settle, panel, stored } = await opened({
      ...CALL,
      repeatRule: 'FREQ=WEEKLY;UNTIL=20260810;BYDAY=TU,TH',
    })
    await user.click((await panel()).getByRole('radio', { name: scope.choices.all }))
    const repeats = (await panel()).getByRole('combobox', { name: fields.repeatRule.label })
    await user.selectOptions(repeats, repeatMessages.choices.FORTNIGHTLY)
    await settle()
    expect(stored()?.repeatRule).toBe('FREQ=WEEKLY;INTERVAL=2;UNTIL=20260810;BYDAY=TU,TH')
    expect(repeats).toHaveProperty('value', 'FORTNIGHTLY')
    expect((await panel()).getByText(/until Aug 6, 2026/)).toBeDefined()
    await user.selectOptions(repeats, repeatMessages.choices.WEEKLY)
    await settle()
    expect(stored()?.repeatRule).toBe('FREQ=WEEKLY;UNTIL=20260810;BYDAY=TU,TH')
  })

  it('CAL-04 what a change is for stays chosen when it leads to another event, and the focus stays in its field', async () => {
    const { store, settle, user, panel, stored } = await opened(WEEKLY, '2026-07-14')
    await user.click((await panel()).getByRole('radio', { name: scope.choices.following }))
    const title = (await panel()).getByRole('textbox', { name: fields.title.label })
    await user.clear(title)
    await user.type(title, 'Long call{Tab}')
    await settle()
    expect(stored()?.repeatRule).toContain('UNTIL=')
    const place = (await panel()).getByRole('textbox', { name: fields.location.label })
    expect((await panel()).getByRole('radio', { name: scope.choices.following })).toHaveProperty('checked', true)
    expect(document.activeElement).not.toBe(document.body)
    await user.type(place, 'Zoom{Enter}')
    await settle()
    expect(store.all('event').map((row) => [row.title, row.location, row.exceptions])).toEqual([
      ['Call', '', []],
      ['Long call', 'Zoom', []],
    ])
  })

  it('SHELL-08 CAL-04 a field says itself that it is saved, and no notice does', async () => {
    const { user, panel, stored } = await opened(CALL)
    const told: unknown[] = []
    onTestFinished(toastQueue.take((message) => told.push(message)))
    await user.type((await panel()).getByRole('textbox', { name: fields.location.label }), 'Zoom{Enter}')
    await waitFor(() => expect(screen.getByText(partMessages.saved)).toBeDefined())
    expect(stored()?.location).toBe('Zoom')
    expect(told).toEqual([])
  })

  it('CAL-01 CAL-04 whole days on and off again keep the times; an end before the start says that it is the next day', async () => {
    const timed = { ...CALL, allDay: false, startTime: '13:30', endTime: '14:15' }
    const { user, settle, panel, stored } = await opened(timed)
    const allDay = async () => (await panel()).getByRole('switch', { name: fields.allDay.label })
    await user.click(await allDay())
    await settle()
    expect(stored()).toMatchObject({ allDay: true, startTime: '' })
    await user.click(await allDay())
    await settle()
    expect(stored()).toMatchObject({ allDay: false, startTime: '13:30', endTime: '14:15', endDay: '2026-07-07' })
    const end = (await panel()).getByRole('textbox', { name: fields.endTime.label })
    expect(end.getAttribute('aria-describedby')).toBeNull()
    await user.clear(end)
    await user.type(end, '3:00{Enter}')
    await settle()
    expect(stored()).toMatchObject({ endTime: '03:00', endDay: '2026-07-08' })
    expect(
      (await panel()).getByRole('textbox', { name: fields.endTime.label, description: messages.endsNextDay }),
    ).toBeDefined()
  })

  it('CAL-04 one of a series that was changed on its own is put back into it', async () => {
    const { id, store, settle, user, panel, stored } = await opened(WEEKLY, '2026-07-14')
    await user.type((await panel()).getByRole('textbox', { name: fields.location.label }), 'Zoom{Enter}')
    await settle()
    expect(stored()?.exceptions).toEqual(['2026-07-14'])
    expect((await panel()).getByText(messages.series)).toBeDefined()
    await expectAccessible()
    await user.click((await panel()).getByRole('button', { name: messages.putBack }))
    await settle()
    expect(store.all('event').map((row) => row.id)).toEqual([id])
    expect(stored()?.exceptions).toEqual([])
  })
})
