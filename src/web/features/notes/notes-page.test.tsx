import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { ToastHost } from '#web/kit/ui/toast-host.tsx'
import { fixedMessages, notesMessages as messages } from './messages.ts'
import { NotesPage } from './notes-page.tsx'

let person: SignedIn

async function make(...rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const { store } = person
  for (const data of rows) await store.mutate({ op: 'put', kind: 'stickyNote', id: store.newId(), data })
  await person.settle()
}

const drawPage = () =>
  draw(
    <>
      <NotesPage />
      <ToastHost />
    </>,
  )
const shown = () => screen.getAllByRole('rowheader').map((each) => each.textContent)

beforeEach(async () => {
  openAt('/sticky-notes')
  person = await signIn()
})

it('NOTE-06 all notes are listed by their first line, wherever they are pinned, and searched by any word', async () => {
  await make(
    { content: 'Call the bank\nabout the transfer' },
    { content: 'Milk', page: 'brands', color: 'strong-red' },
    { isHidden: true },
    { content: 'Of a record', record: '00000000-0000-4000-8000-000000000001' },
  )
  const { user } = drawPage()
  await waitFor(() =>
    expect([...shown()].sort()).toEqual(['Call the bank', messages.unnamed, 'Milk', 'Of a record'].sort()),
  )
  expect(screen.getByRole('row', { name: /Milk/ }).textContent).toContain('Brands')
  expect(screen.getByRole('row', { name: /Of a record/ }).textContent).toContain(messages.oneRecord)
  await user.type(await screen.findByRole('searchbox'), 'transfer')
  await waitFor(() => expect(shown()).toEqual(['Call the bank']))
  await expectAccessible()
})

it('NOTE-06 a note whose record was deleted is listed, says so, and is shown on every page by one press', async () => {
  const { store } = person
  const brand = store.newId()
  await store.mutate({ op: 'put', kind: 'brand', id: brand, data: { name: 'Lumo' } })
  await make({ content: 'Of Lumo', page: 'brands', record: brand }, { content: 'Unknown', record: brand })
  const { user } = drawPage()
  const row = () => screen.findByRole('row', { name: /Of Lumo/ })
  expect((await row()).textContent).not.toContain(messages.goneRecord)
  await store.mutate({ op: 'delete', kind: 'brand', id: brand })
  await make({ content: 'Another' })
  await waitFor(async () => expect((await row()).textContent).toContain(messages.goneRecord))
  await user.click(await row())
  const panel = within(await screen.findByRole('complementary', { name: 'Of Lumo' }))
  expect(panel.getByText(messages.goneRecordText)).toBeDefined()
  await expectAccessible()
  await user.click(panel.getByRole('button', { name: messages.unpin }))
  await waitFor(() =>
    expect(store.all('stickyNote').find(({ content }) => content === 'Of Lumo')).toMatchObject({
      page: '',
      record: null,
    }),
  )
})

it('NOTE-06 a note is made, read and written beside the list, and is called by its first line alone', async () => {
  const { user } = drawPage()
  await user.click(screen.getAllByRole('button', { name: messages.create })[0]!)
  const panel = within(await screen.findByRole('complementary', { name: messages.create }))
  const text = panel.getByRole('textbox', { name: 'Text' })
  expect(document.activeElement).toBe(text)
  expect(panel.queryByRole('textbox', { name: 'From the left' })).toBeNull()
  await user.type(text, 'Milk{Enter}and tea')
  await user.tab()
  await waitFor(() => expect(person.store.all('stickyNote')).toMatchObject([{ content: 'Milk\nand tea' }]))
  await person.settle()
  expect(await screen.findByRole('complementary', { name: 'Milk' })).toBeDefined()
})

it('NOTE-06 many notes are deleted together with a way back', async () => {
  await make({ content: 'Milk' }, { content: 'Tea' })
  const { user } = drawPage()
  const row = await screen.findByRole('row', { name: /Milk/ })
  act(() => row.focus())
  await user.keyboard('{Delete}')
  await person.settle()
  expect(shown()).toEqual(['Tea'])
  expect(await screen.findByText('Milk deleted')).toBeDefined()
})

it('NOTE-05 where none could be loaded, the list says so with a way to try again', async () => {
  const { browser, clock } = makeWorld()
  browser.network.fate = () => 'request-lost'
  const { store } = await browser.openTab()
  provideStore(store)
  await act(() => clock.advance(60_000))
  const { user } = drawPage()
  expect((await screen.findByRole('alert')).textContent).toContain(fixedMessages.notLoaded)
  browser.network.fate = () => 'delivered'
  await user.click(screen.getByRole('button', { name: messages.retry }))
  await act(() => clock.advance(60_000))
  expect(screen.queryByRole('alert')).toBeNull()
})
