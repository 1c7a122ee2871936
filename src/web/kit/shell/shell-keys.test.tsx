import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { useNameOfNew } from '../form/use-name-of-new.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { actedOut, noteUndo } from '../ui/last-undo.ts'
import { Overlays } from '../ui/overlays.tsx'
import { setAuthState } from './auth-state.ts'
import { theRouter } from './current-router.ts'
import { holdTypingOn } from './held-typing.ts'
import { providePalette } from './palette-state.ts'
import { Palette } from './palette.tsx'
import { recentRecords, followRecords } from './recent-records.ts'
import { shortcutMessages as messages } from './shortcut-messages.ts'

const { told, record } = recorder()

function Page() {
  return (
    <>
      <main>
        <h1>Cups</h1>
        <input type="search" aria-label="Search cups" />
        <div data-creates>
          <button type="button">Export</button>
          <button type="button" onClick={record('made')}>
            New cup
          </button>
        </div>
      </main>
      <Palette />
      <Overlays />
    </>
  )
}

const sheet = () => screen.queryByRole('dialog', { name: messages.title })
const at = () => theRouter().shown().href

beforeEach(async () => {
  told.length = 0
  await signIn()
  openAt('/products')
  setAuthState({ status: 'signed-in', user: { userId: 'ann', email: 'ann@example.test', name: 'Ann', role: 'user' } })
})

afterEach(() => setAuthState({ status: 'signed-out' }))

// The first one: what reads keys loads with it.
it('NAV-07 what is typed behind n while the keys still load is read in its order', async () => {
  const { user } = draw(<Made />)
  await user.keyboard('nTea cup')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tea cup'))
})

it('NAV-07 a letter leads nowhere before g was pressed, however young the page is', async () => {
  const { user } = draw(<Page />)
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(300)
  await user.keyboard('d')
  await user.keyboard('n')
  vi.restoreAllMocks()
  await waitFor(() => expect(told).toEqual(['made']))
  expect(at()).toBe('/products')
  await user.keyboard('{Escape}')
})

it('NAV-07 ? shows every key, / searches, n makes a new one, g and a letter lead to a page', async () => {
  const { user } = draw(<Page />)
  await user.keyboard('?')
  await waitFor(() => expect(sheet()).not.toBeNull())
  expect(sheet()?.textContent).toContain(messages.acts.undo)
  await expectAccessible()
  // Behind the sheet nothing is made.
  await user.keyboard('n{Escape}')
  await waitFor(() => expect(sheet()).toBeNull())
  expect(told).toEqual([])
  await user.keyboard('n')
  expect(told).toEqual(['made'])
  // Nothing comes that is typed into.
  await user.keyboard('{Escape}gd')
  await waitFor(() => expect(at()).toBe('/documents'))
  await user.keyboard('gn')
  await waitFor(() => expect(at()).toBe('/documents?view=numbers'))
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('NAV-07 no key acts while somebody types', async () => {
  const { user } = draw(<Page />)
  const run = record('undone')
  noteUndo('Price saved', () => run())
  await user.type(screen.getByRole('searchbox'), '?n/gd')
  await user.keyboard('{Control>}z{/Control}')
  expect(told).toEqual([])
  expect(at()).toBe('/products')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toContain('n/gd')
})

it('NAV-07 Ctrl+Z waits for what is still being done, and takes that back instead of something older', async () => {
  const { user } = draw(<Page />)
  noteUndo('Older', record('older'))
  let finish: () => void = () => undefined
  const done = actedOut(() => new Promise<void>((resolve) => (finish = resolve))).then(() =>
    noteUndo('Newer', record('newer')),
  )
  await user.keyboard('{Control>}z{/Control}')
  expect(told).toEqual([])
  finish()
  await done
  await waitFor(() => expect(told).toEqual(['newer']))
})

it('NAV-07 Ctrl+Z takes back the last change, then the one before, and says so when there is none', async () => {
  const { user } = draw(<Page />)
  const [first, second] = [record('first'), record('second')]
  noteUndo('Name saved', () => first())
  noteUndo('Price saved', () => second())
  await user.keyboard('{Control>}z{/Control}')
  expect(told).toEqual(['second'])
  expect(await screen.findByText('Undone: Price saved')).toBeDefined()
  await user.keyboard('{Control>}z{/Control}')
  expect(told).toEqual(['second', 'first'])
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(messages.nothingToUndo)).toBeDefined()
  expect(told).toEqual(['second', 'first'])
})

it('NAV-07 what was changed in the data of somebody else is not taken back', async () => {
  const { user } = draw(<Page />)
  const run = record('undone')
  noteUndo('Price saved', () => run())
  await signIn()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(messages.nothingToUndo)).toBeDefined()
  expect(told).toEqual([])
})

it('NAV-07 the records that were open last are kept for each user, the last one first, at most eight', () => {
  const stop = followRecords()
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3', 'new']) theRouter().go(`/product-detail?id=${id}`)
  theRouter().go('/categories?id=x')
  expect(recentRecords().map(({ kind, id }) => `${kind} ${id}`)).toEqual(
    ['3', '9', '8', '7', '6', '5', '4', '2'].map((id) => `product ${id}`),
  )
  setAuthState({ status: 'signed-in', user: { userId: 'ben', email: 'ben@example.test', name: 'Ben', role: 'user' } })
  expect(recentRecords()).toEqual([])
  stop()
})

it('NAV-07 that there is nothing to take back on a page is said only there', async () => {
  const { user } = draw(<Page />)
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(messages.nothingToUndo)).toBeDefined()
  act(() => theRouter().go('/products?q=cup'))
  expect(screen.queryByText(messages.nothingToUndo)).not.toBeNull()
  act(() => theRouter().go('/documents'))
  await waitFor(() => expect(screen.queryByText(messages.nothingToUndo)).toBeNull())
})

it('NAV-07 that there is nothing to take back stays said when the page that it was said of has loaded', async () => {
  let arrive: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  const router = openAt('/products', ({ pathname }) => (pathname === '/shipments' ? loaded : undefined))
  const { user } = draw(<Page />)
  act(() => router.go('/shipments'))
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(messages.nothingToUndo)).toBeDefined()
  expect(at()).toBe('/products')
  await act(async () => arrive())
  await waitFor(() => expect(at()).toBe('/shipments'))
  expect(screen.queryByText(messages.nothingToUndo)).not.toBeNull()
})

/** A list whose new rows come a moment after they are asked for; their name takes the focus. */
function Made({ empty = false }: { readonly empty?: boolean }) {
  const [names, setNames] = useState<readonly string[]>([])
  const make = () => setTimeout(() => setNames((all) => [...all, '']), 30)
  const button = <Button onClick={make}>New cup</Button>
  return (
    <>
      <main>
        <h1>Cups</h1>
        <div data-creates>
          {empty ? (
            <EmptyState
              title="No cups"
              action={button}
              secondAction={<Button onClick={record('import')}>Import</Button>}
            />
          ) : (
            button
          )}
        </div>
        {names.map((name, index) => (
          <NameField key={`${index}`} start={name} />
        ))}
      </main>
      <Palette />
    </>
  )
}

function NameField({ start }: { readonly start: string }) {
  const [name, setName] = useState(start)
  const field = useNameOfNew(true)
  return <input ref={field} aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
}

it.each(['n', 'click'])('NAV-07 what is typed right after %s is the name of the one new row', async (way) => {
  const { user } = draw(<Made />)
  // The keys have loaded.
  await user.keyboard('?{Escape}')
  await waitFor(() => expect(sheet()).toBeNull())
  if (way === 'n') await user.keyboard('n')
  else await user.click(screen.getByRole('button', { name: 'New cup' }))
  await user.keyboard('Tea cup')
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Tea cup']),
  )
})

it('NAV-07 n makes the first row of a list without any, and does not bring in a file', async () => {
  const { user } = draw(<Made empty />)
  await user.keyboard('n')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
  expect(told).toEqual([])
})

it('SHELL-01 Shift and N add a note, n alone makes a new row, and what is typed behind either is kept for it', async () => {
  providePalette(async () => ({
    sources: [],
    acts: () => [{ id: 'new-note', label: 'Add', icon: null, run: record('note') }],
  }))
  const { user } = draw(<Page />)
  await user.keyboard('{Shift>}N{/Shift}')
  await waitFor(() => expect(told).toEqual(['note']))
  // The letters are held for the note: none of them acts.
  await user.keyboard('n')
  expect(told).toEqual(['note'])
  // No field comes to take them here.
  holdTypingOn()()
})
