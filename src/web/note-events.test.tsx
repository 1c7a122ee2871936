import { act, screen, waitFor as wait, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { screenHref } from '#contract/screens.ts'
import { Overlays } from '#web/kit/ui/overlays.tsx'
import { draw } from '#test/page/page.ts'
import { openAt, signIn, type SignedIn } from '#test/page/signed-in.ts'
import { notesMessages as messages } from './features/notes/messages.ts'
import { NotesOverPages } from './features/notes/notes-over-pages.tsx'
import { notesShown } from './features/notes/notes-state.ts'
import { theRouter } from './kit/shell/current-router.ts'
import { eventOfNote } from './note-events.ts'

let signedIn: SignedIn

const settle = () => signedIn.settle()
const waitFor = (check: () => void) =>
  wait(async () => {
    await settle()
    check()
  })
const events = () => signedIn.store.all('event')
const notes = () => signedIn.store.all('stickyNote')

beforeEach(async () => {
  signedIn = await signIn()
  openAt('/brands')
  act(() => notesShown.set(true))
})

/** A note on the page, and what its menu offers. */
async function choose(content: string, name: string) {
  await signedIn.store.mutate({ op: 'put', kind: 'stickyNote', id: signedIn.store.newId(), data: { content } })
  await settle()
  const { user } = draw(
    <>
      <NotesOverPages more={eventOfNote} />
      <Overlays />
    </>,
  )
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: messages.more }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return user
}

it('NOTE-01 CAL-01 a note becomes an event of the next hour that is opened; the note stays', async () => {
  await choose('Call the forwarder\nabout the container', messages.toCalendar)
  await waitFor(() => expect(events()).toHaveLength(1))
  const [event] = events()
  expect(event).toMatchObject({ title: 'Call the forwarder', description: 'about the container', allDay: false })
  expect(event!.startAt).toBeGreaterThan(Date.now())
  expect(event!.endAt - event!.startAt).toBe(3_600_000)
  await waitFor(() => expect(theRouter().shown().href).toBe(screenHref('calendar', { id: event!.id })))
  expect(notes()).toHaveLength(1)
})

it('NOTE-01 CAL-01 a note is moved to the calendar, and one way back brings it here again', async () => {
  const user = await choose('Fair in Cologne', messages.moveToCalendar)
  await waitFor(() => expect([events().length, notes().length]).toEqual([1, 0]))
  await waitFor(() => expect(theRouter().shown().search['id']).toBe(events()[0]!.id))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect([events().length, notes().length]).toEqual([0, 1]))
  expect(notes()[0]!.content).toBe('Fair in Cologne')
  await waitFor(() => expect(theRouter().shown().search['id']).toBeUndefined())
})

it('NOTE-01 CAL-01 of a note that says nothing no event is made', () => {
  expect(eventOfNote({ id: 'n', content: ' \n' } as never)).toEqual([])
})
