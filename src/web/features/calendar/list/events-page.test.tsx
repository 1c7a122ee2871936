import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { draw, expectAccessible, takeDesk, takePhone } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { declaredMessages } from '#web/kit/list/declared-messages.ts'
import { fileDropMessages } from '#web/kit/ui/file-drop-messages.ts'
import { calendarMessages } from '../messages.ts'
import { EventsPage } from './events-page.tsx'
import { eventsMessages as messages } from './messages.ts'

const DAY = { allDay: true, startDay: '2026-07-07', endDay: '2026-07-07', timeZone: 'Europe/Berlin' }

let person: SignedIn

beforeEach(async () => {
  openAt('/events')
  person = await signIn()
  const { store } = person
  for (const data of [
    { ...DAY, title: 'Call Ningbo', repeatRule: 'FREQ=WEEKLY;BYDAY=TU' },
    { ...DAY, title: 'Stocktaking' },
    { ...DAY, title: 'Trade fair' },
  ])
    await store.mutate({ op: 'put', kind: 'event', id: store.newId(), data })
  await person.settle()
})

it('PAGE-07 the head counts what is found by a search', async () => {
  takeDesk()
  const { user } = draw(<EventsPage />)
  expect(await screen.findByText(messages.facts(3))).toBeDefined()
  await user.type(await screen.findByRole('searchbox'), 'fair')
  await waitFor(() => expect(screen.getAllByText(declaredMessages.found(messages.facts(1)))).not.toEqual([]))
  expect(screen.queryByText(messages.facts(3))).toBeNull()
  await expectAccessible()
})

it('PAGE-07 SHELL-09 a phone says of a series that it repeats', async () => {
  takePhone()
  draw(<EventsPage />)
  const card = (await screen.findByText('Call Ningbo')).closest('li')
  expect(card?.textContent).toContain('Every week on Tuesday')
})

it('PAGE-07 CAL-04 a calendar file is told where it comes in', async () => {
  takeDesk()
  const { user } = draw(<EventsPage />)
  await user.click(await screen.findByRole('button', { name: declaredMessages.import }))
  const dialog = within(await screen.findByRole('dialog'))
  const choose = await dialog.findByLabelText(fileDropMessages.choose)
  // A file that was dropped is not held back by what the field accepts.
  const dropping = userEvent.setup({ applyAccept: false })
  const { menu } = calendarMessages
  await dropping.upload(choose, new File(['BEGIN:VCALENDAR'], 'Team.ICS'))
  expect(dialog.getByRole('alert').textContent).toBe(messages.calendarFile(menu.label, menu.importFile))
  await dropping.upload(choose, new File(['x'], 'picture.png'))
  expect(dialog.getByRole('alert').textContent).toContain('picture.png')
})
