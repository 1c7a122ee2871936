import { act, fireEvent, renderHook, screen, waitFor as wait, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fieldMessages } from '#contract/field-messages.ts'
import { MOST_NOTE_CHARACTERS } from '#contract/entities/sticky-note.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { keepDraft } from '#web/kit/data/typed-drafts.ts'
import { StorageProblem } from '#web/kit/data/database.ts'
import type { Store } from '#web/kit/data/store.ts'
import { Overlays } from '#web/kit/ui/overlays.tsx'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { makeWorld, type World } from '#test/client-model/world.ts'
import { openAt } from '#test/page/signed-in.ts'
import { fixedMessages, notesMessages as messages } from './messages.ts'
import { addNote, hideNotes, showNotes } from './note-acts.ts'
import { NotesOverPages } from './notes-over-pages.tsx'
import { editedNote, notesSheet, notesShown } from './notes-state.ts'
import { useHiddenNotes } from './use-hidden-notes.ts'

const KIND = 'stickyNote'
const RECORD = '00000000-0000-4000-8000-000000000001'

let world: World
let store: Store

const settle = () => act(() => world.clock.advance(1_000))
/** Waits for what shows only as the clock of the model goes on. */
const waitFor = (check: () => void) =>
  wait(async () => {
    await settle()
    check()
  })

function drawPage() {
  return draw(
    <>
      <main>
        <h1>Products</h1>
        <button type="button">Export</button>
        <div data-testid="blank" />
      </main>
      <NotesOverPages />
      <Overlays />
    </>,
  )
}

async function make(...rows: readonly Readonly<Record<string, unknown>>[]): Promise<string[]> {
  const ids = rows.map(() => store.newId())
  for (const [index, data] of rows.entries()) {
    await store.mutate({ op: 'put', kind: KIND, id: ids[index] ?? '', data })
  }
  await settle()
  return ids
}

const notes = () => store.all(KIND)
const only = () => notes()[0]!
const card = (name: string) => screen.getByRole('article', { name })
async function area(): Promise<HTMLTextAreaElement> {
  await settle()
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages.text })
}

/** What failed is said twice: at the edge of the page, and at once to screen readers. */
const told = async (title: string) => expect(await screen.findAllByText(title)).not.toEqual([])

/** Drags a handle with a pointer, as a mouse does. */
function dragged(handle: Element, by: { x: number; y: number }, press: Element = handle): void {
  const at = { pointerId: 1, button: 0, clientX: 400, clientY: 300 }
  fireEvent.pointerDown(press, at)
  fireEvent.pointerMove(handle, { ...at, clientX: 400 + by.x / 2, clientY: 300 + by.y / 2 })
  const end = { ...at, clientX: 400 + by.x, clientY: 300 + by.y }
  fireEvent.pointerMove(handle, end)
  fireEvent.pointerUp(handle, end)
}

beforeEach(async () => {
  openAt('/products')
  world = makeWorld()
  store = (await world.browser.openTab()).store
  provideStore(store)
  act(() => {
    notesShown.set(true)
    editedNote.set(undefined)
    notesSheet.set(false)
  })
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1_280 })
})

it('NOTE-02 NOTE-03 a double click where nothing is adds a note in front, within its margins, and edits it', async () => {
  await make({ content: 'First', zIndex: 4 })
  const { user } = drawPage()
  await user.dblClick(screen.getByRole('button', { name: 'Export' }))
  expect(notes()).toHaveLength(1)
  await user.dblClick(screen.getByTestId('blank'))
  const field = await area()
  expect(field.placeholder).toBe('Write your note...')
  await user.type(field, 'Call the bank')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(notes().map(({ content }) => content)).toContain('Call the bank'))
  const added = notes().find(({ content }) => content === 'Call the bank')!
  expect(added.zIndex).toBe(5)
  expect(added.x >= 50 && added.x <= 1_280 - 250 && added.y >= 50 && added.y <= innerHeight - 200).toBe(true)
  expect(document.activeElement).toBe(card('Call the bank'))
  await expectAccessible()
})

it('NOTE-02 a text that replaces one which was saved elsewhere while it was typed says so, with the way back', async () => {
  const [id = ''] = await make({ content: 'Mine' })
  const { user } = drawPage()
  await user.click(screen.getByText('Mine'))
  await user.type(await area(), ' first')
  await user.keyboard('{Escape}')
  await settle()
  expect(screen.queryByText(messages.replaced)).toBeNull()
  await user.click(screen.getByText('Mine first'))
  await user.type(await area(), ' and last')
  await store.mutate({ op: 'patch', kind: KIND, id, data: { content: 'Theirs' } })
  await settle()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(only().content).toBe('Mine first and last'))
  await told(messages.replaced)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(only().content).toBe('Theirs'))
})

it('NOTE-02 a press on the body edits, an empty one says so, and leaving saves', async () => {
  await make({})
  const { user } = drawPage()
  await user.click(within(card(messages.unnamed)).getByText('Click to edit...'))
  await user.type(await area(), 'Milk')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(only().content).toBe('Milk'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('NOTE-01 a note is dragged on its header, except from a button, and its position is saved on release', async () => {
  await make({ content: 'Milk', x: 100, y: 100, zIndex: 1 }, { content: 'Tea', x: 500, y: 100, zIndex: 7 })
  drawPage()
  const header = card('Milk').querySelector('header')!
  dragged(header, { x: 60, y: 40 }, within(card('Milk')).getByRole('button', { name: messages.delete }))
  await settle()
  expect(only()).toMatchObject({ x: 100, y: 100 })
  // A menu of the note is drawn elsewhere, though its events come by here.
  dragged(header, { x: 60, y: 40 }, within(card('Tea')).getByText('Tea'))
  dragged(header, { x: 60, y: 40 })
  expect(card('Milk').style.transform).toBe('translate(160px, 140px)')
  await waitFor(() => expect(only()).toMatchObject({ x: 160, y: 140, zIndex: 8 }))
  expect(card('Milk').style.transform).toBe('translate(160px, 140px)')
})

it('NOTE-01 a note whose pointer is taken away goes back, and can be dragged again', async () => {
  await make({ content: 'Milk', x: 100, y: 100, zIndex: 1 })
  drawPage()
  const header = card('Milk').querySelector('header')!
  fireEvent.pointerDown(header, { pointerId: 1, button: 0, clientX: 400, clientY: 300 })
  fireEvent.pointerMove(header, { pointerId: 1, clientX: 500, clientY: 300 })
  fireEvent.lostPointerCapture(header, { pointerId: 1 })
  expect(card('Milk').style.transform).toBe('translate(100px, 100px)')
  dragged(header, { x: 60, y: 40 })
  await waitFor(() => expect(only()).toMatchObject({ x: 160, y: 140 }))
})

it('NOTE-01 Escape while a note is dragged ends the drag alone: the note goes back, and no note is hidden', async () => {
  await make({ content: 'Milk', x: 100, y: 100, zIndex: 1 })
  const { user } = drawPage()
  const header = card('Milk').querySelector('header')!
  const at = { pointerId: 1, button: 0, clientX: 400, clientY: 300 }
  fireEvent.pointerDown(header, at)
  fireEvent.pointerMove(header, { ...at, clientX: 500 })
  await user.keyboard('{Escape}')
  expect(card('Milk').style.transform).toBe('translate(100px, 100px)')
  fireEvent.pointerMove(header, { ...at, clientX: 600 })
  fireEvent.pointerUp(header, { ...at, clientX: 600 })
  await settle()
  expect(card('Milk').style.transform).toBe('translate(100px, 100px)')
  expect(only().x).toBe(100)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('article')).toBeNull()
})

it('NOTE-03 a press on the header brings a note to the front and leaves it where it is', async () => {
  await make({ content: 'Milk', x: 100, zIndex: 1 }, { content: 'Tea', zIndex: 7 })
  drawPage()
  dragged(card('Milk').querySelector('header')!, { x: 1, y: 0 })
  await waitFor(() => expect(only()).toMatchObject({ x: 100, zIndex: 8 }))
})

it('NOTE-01 a note that lies outside of the window is shown inside, above the row of buttons, and stays where it was stored until it is moved', async () => {
  await make({ content: 'Far', x: 90_000, y: 90_000 })
  drawPage()
  expect(card('Far').style.transform).toBe(`translate(${1_280 - 192}px, ${innerHeight - 72 - 144}px)`)
  act(() => window.happyDOM.setViewport({ width: 1_280, height: 500 }))
  expect(card('Far').style.transform).toBe(`translate(${1_280 - 192}px, ${500 - 72 - 144}px)`)
  expect(only().x).toBe(90_000)
})

it('NOTE-01 arrow keys move a note by 8 pixels, with Shift they make it larger, as one change each', async () => {
  await make({ content: 'Milk', x: 100, y: 100 })
  const { user } = drawPage()
  act(() => card('Milk').focus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(card('Milk').style.transform).toBe('translate(116px, 108px)')
  await waitFor(() => expect(only()).toMatchObject({ x: 116, y: 108 }))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  await waitFor(() => expect(only()).toMatchObject({ width: 200, height: 152, x: 116 }))
})

it('NOTE-02 Delete takes a note away with a way back, and the focus goes to the next one', async () => {
  await make({ content: 'Milk' }, { content: 'Tea' })
  const { user } = drawPage()
  act(() => card('Milk').focus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(notes()).toHaveLength(1))
  expect(document.activeElement).toBe(card('Tea'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(notes()).toHaveLength(2))
})

it('NOTE-02 a text that is too long is not saved: it stays in the editor, with the limit', async () => {
  const [id] = await make({ content: 'Milk' })
  drawPage()
  act(() => editedNote.set(id))
  const field = await area()
  const long = 'a'.repeat(100_000)
  fireEvent.change(field, { target: { value: long } })
  fireEvent.blur(field)
  const reason = await screen.findByRole('alert')
  expect(reason.textContent?.toLowerCase()).toContain(fieldMessages.tooLong(MOST_NOTE_CHARACTERS).toLowerCase())
  expect((await area()).value).toBe(long)
  expect(only().content).toBe('Milk')
})

it('NOTE-05 what cannot be added, changed or deleted is told by the titles of the specification; a place is only logged', async () => {
  await make({ content: 'Milk', x: 100, y: 100, zIndex: 3 })
  const { user } = drawPage()
  world.browser.storageFailure = new StorageProblem('storage-full', 'full')
  dragged(card('Milk').querySelector('header')!, { x: 60, y: 40 })
  await waitFor(() => expect(card('Milk').style.transform).toBe('translate(100px, 100px)'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  act(() => card('Milk').focus())
  await user.keyboard('{Delete}')
  await settle()
  await told(fixedMessages.notDeleted)
  await act(() => addNote())
  await told(fixedMessages.notAdded)
  await user.keyboard('{Enter}')
  await user.type(await area(), ' and tea')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await told(fixedMessages.notUpdated)
  expect((await area()).value).toBe('Milk and tea')
})

it('NOTE-03 the colour is one of 18, and taken back by the key that takes back the last change', async () => {
  await make({ content: 'Milk' })
  const { user } = drawPage()
  await user.click(within(card('Milk')).getByRole('button', { name: messages.color }))
  const choices = within(await screen.findByRole('dialog', { name: messages.color })).getAllByRole('radio')
  expect(choices).toHaveLength(18)
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: messages.colors['strong-blue'] }))
  await waitFor(() => expect(only().color).toBe('strong-blue'))
})

it('NOTE-06 a note is pinned to the page or the record that is open, shown everywhere again, and hidden on its own', async () => {
  openAt(`/product-detail?id=${RECORD}`)
  await make({ content: 'Milk' })
  const { user } = drawPage()
  const choose = async (name: RegExp | string) => {
    await user.click(within(card('Milk')).getByRole('button', { name: messages.more }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose(messages.pinToRecord)
  await waitFor(() => expect(only()).toMatchObject({ page: 'product-detail', record: RECORD }))
  await choose(messages.pinToPage('Product'))
  await waitFor(() => expect(only()).toMatchObject({ page: 'product-detail', record: null }))
  await choose(messages.unpin)
  await waitFor(() => expect(only()).toMatchObject({ page: '', record: null }))
  await choose(messages.hideOne)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(card('Milk')).toBeDefined())
})

it('NOTE-01 Escape hides all notes and says how to see them again; in a note it ends the editing first', async () => {
  const [id] = await make({ content: 'Milk' }, { content: 'Tea' })
  const { user } = drawPage()
  act(() => editedNote.set(id))
  await area()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('article')).toBeNull()
  await user.click(await screen.findByRole('button', { name: messages.show }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('NOTE-01 what Escape puts aside is counted at the note button, which brings it back; only hiding by choice outlives the page', async () => {
  await make({ content: 'Milk' }, { content: 'Tea' }, { content: 'Of brands', page: 'brands' })
  const { user } = drawPage()
  const hidden = renderHook(() => useHiddenNotes())
  expect(hidden.result.current).toBe(0)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('article')).toBeNull()
  expect(hidden.result.current).toBe(2)
  expect(localStorage.getItem('pricewright.notes')).not.toBe('off')
  act(() => showNotes())
  expect(screen.getAllByRole('article')).toHaveLength(2)
  act(() => hideNotes())
  expect(hidden.result.current).toBe(2)
  expect(localStorage.getItem('pricewright.notes')).toBe('off')
})

it('NOTE-02 what was typed before a reload is found in any language, says so on the paper, and is saved by one press', async () => {
  const [id] = await make({ content: 'Milk' })
  keepDraft(`${id}/content`, 'Milk and tea')
  const { user } = drawPage()
  const field = await area()
  expect(field.value).toBe('Milk and tea')
  expect(screen.getByText(messages.notSaved)).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(only().content).toBe('Milk and tea'))
  await waitFor(() => expect(screen.queryByText(messages.notSaved)).toBeNull())
})

it('NOTE-06 over the list of all notes lies only the one that is being written', async () => {
  openAt('/sticky-notes')
  const [id] = await make({ content: 'Milk' }, { content: 'Tea' })
  drawPage()
  expect(screen.queryByRole('article')).toBeNull()
  act(() => editedNote.set(id))
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('NOTE-06 a note of one page says which', async () => {
  await make({ content: 'Milk', page: 'products' })
  drawPage()
  expect(within(card('Milk')).getByText('Products')).toBeDefined()
})

it('SHELL-09 Back closes the sheet of notes of a phone, and the page stays', async () => {
  takePhone()
  drawPage()
  const before = history.length
  act(() => notesSheet.set(true))
  await screen.findByRole('dialog', { name: messages.layer })
  await waitFor(() => expect(history.length).toBe(before + 1))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.layer })).toBeNull())
})

it('NOTE-01 a note that moves on another device moves here too', async () => {
  const [id] = await make({ content: 'Milk', x: 10, y: 10 })
  drawPage()
  await act(() => store.mutate({ op: 'patch', kind: KIND, id: id!, data: { x: 300, y: 200 } }))
  await waitFor(() => expect(card('Milk').style.transform).toBe('translate(300px, 200px)'))
})

it('NOTE-02 NOTE-06 what is typed into a note that is deleted on another device comes back as a new note', async () => {
  const [id] = await make({ content: 'Milk', x: 300, y: 200, color: 'strong-blue' })
  const { user } = drawPage()
  act(() => editedNote.set(id))
  await user.type(await area(), ' and tea')
  await act(() => store.mutate({ op: 'delete', kind: KIND, id: id! }))
  await settle()
  expect(screen.queryByRole('article')).toBeNull()
  await told(messages.goneWhileTyped)
  await user.click(await screen.findByRole('button', { name: messages.putAgain }))
  await waitFor(() => expect(notes()).toHaveLength(1))
  expect(only()).toMatchObject({ content: 'Milk and tea', x: 300, y: 200, color: 'strong-blue' })
  expect(only().id).not.toBe(id)
})

it('SHELL-09 on a phone the notes of the page are in a sheet, where they are added, written and deleted', async () => {
  await make({ content: 'Milk' }, { content: 'Of brands', page: 'brands' })
  takePhone()
  const { user } = drawPage()
  expect(screen.queryByText('Milk')).toBeNull()
  act(() => notesSheet.set(true))
  const sheet = within(await screen.findByRole('dialog', { name: messages.layer }))
  expect(sheet.getAllByRole('listitem').map((each) => each.getAttribute('aria-label'))).toEqual(['Milk'])
  await expectAccessible()
  await user.click(sheet.getByRole('button', { name: messages.add }))
  await user.type(await area(), 'Tea')
  await user.click(sheet.getByText(messages.layer))
  await waitFor(() => expect(notes().map(({ content }) => content)).toContain('Tea'))
  await user.click(within(sheet.getByRole('listitem', { name: 'Milk' })).getByRole('button', { name: messages.delete }))
  await waitFor(() => expect(notes()).toHaveLength(2))
})
