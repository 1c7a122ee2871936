import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { addDays } from '#domain/calendar-day.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { ComingUp } from './coming-up.tsx'
import { calendarMessages as messages } from './messages.ts'

const BOOKS = { documents: documentBook() }
const today = () => new Date().toISOString().slice(0, 10)

it('PAGE-01 what comes up stands in its order, an entry with a time in two lines, each leading to the calendar', async () => {
  openAt('/dashboard')
  const { store, settle } = await signIn()
  const put = (data: object) =>
    store.mutate({ op: 'put', kind: 'event', id: newId(), data: { timeZone: 'UTC', ...data } })
  const [soon, later, past] = [addDays(today(), 2), addDays(today(), 3), addDays(today(), -3)]
  const start = Date.parse(`${later}T12:00:00Z`)
  await put({ title: 'Call the forwarder', startAt: start, endAt: start + 3_600_000 })
  await put({ title: 'Fair', allDay: true, startDay: soon, endDay: soon })
  await put({ title: 'Over', allDay: true, startDay: past, endDay: past })
  await settle()
  draw(<ComingUp books={BOOKS} />)
  const list = within(await screen.findByRole('list', { name: messages.coming.title }))
  const items = list.getAllByRole('listitem')
  const linkOf = (item: HTMLElement | undefined) => within(item ?? expect.fail('no item')).getByRole('link')
  expect(items.map((item) => linkOf(item).textContent?.split(',')[0])).toEqual(['Fair', 'Call the forwarder'])
  const linesOf = (item: HTMLElement | undefined) => linkOf(item).parentElement?.children.length
  expect(items.map(linesOf)).toEqual([1, 2])
  expect(items[1]?.textContent).toMatch(/\d:\d\d/)
  expect(linkOf(items[0]).getAttribute('href')).toContain('/calendar?')
  await expectAccessible()
})

it('PAGE-01 says where nothing comes up', async () => {
  openAt('/dashboard')
  await signIn()
  draw(<ComingUp books={BOOKS} />)
  expect(await screen.findByText(messages.coming.none)).toBeTruthy()
})
