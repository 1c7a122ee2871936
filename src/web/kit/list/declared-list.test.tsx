import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brandList } from '#contract/lists/brand-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw, expectAccessible, recorder, takePhone } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { useRows } from '../data/use-store.ts'
import { theRouter } from '../shell/current-router.ts'
import { Palette } from '../shell/palette.tsx'
import { uiMessages } from '../ui/messages.ts'
import { DeclaredList } from './declared-list.tsx'
import { listView } from './list-view.ts'
import { selectionMessages } from './selection-messages.ts'
import { barMessages } from './bar-messages.ts'
import { declaredMessages } from './declared-messages.ts'

const words = {
  noun: { one: 'row', other: 'rows' },
  title: 'Makers',
  label: 'All makers',
  search: 'Search makers',
  searchHint: 'Name',
  columns: { name: 'Maker', website: 'Website', contactPhone: 'Phone', status: 'Status' },
  filters: { status: { label: 'Status', all: 'All', options: { active: 'In use', inactive: 'Out of use' } } },
  nothing: { title: 'Nothing matches', text: 'No maker is called so.', reset: 'Show all' },
  chosen: 'Selected makers',
}
const view = listView({
  kind: 'brand',
  name: 'makers',
  list: brandList,
  messages: () => words,
  columns: {
    name: { cell: (row) => row.name, edit: 'name' },
    website: { cell: (row) => row.website, edit: 'website' },
    contactPhone: { cell: (row) => row.contactPhone, isExtra: true },
    status: { cell: (row) => (row.isActive ? 'In use' : 'Out of use'), sort: null, isAlone: true },
  },
  card: (row) => ({ title: row.name, value: row.website }),
  pageSize: 5,
})

const { told, record } = recorder()
let person: SignedIn

function Makers() {
  const rows = useRows('brand')
  return (
    <DeclaredList
      view={view}
      rows={rows}
      context={undefined}
      facts="Who makes what"
      action={<button type="button">New maker</button>}
      renderEmpty={() => <p>No makers yet</p>}
      onOpen={(id, { setOpen }) => setOpen(id)}
      renderPanel={({ open }) => open !== '' && <aside aria-label="Record">{nameOf(rows, open)}</aside>}
      onClose={({ setOpen }) => setOpen('')}
      onRemove={async (gone) => {
        record('removed')(gone.map(({ name }) => name))
        return true
      }}
      onSave={(id, field, value) => record('saved')([nameOf(rows, id), field, value])}
      onSpace={(id) => record('story')(nameOf(rows, id))}
      renderBulk={() => <button type="button">Mark</button>}
      onImport={() => record('import')('makers')}
      menu={[{ label: 'Sort out', run: record('sorted out') }]}
    />
  )
}

/** With the keys that act anywhere. */
function Page() {
  return (
    <>
      <main>
        <Makers />
      </main>
      <Palette />
    </>
  )
}

const nameOf = (rows: readonly RowOfKind<'brand'>[], id: string) => rows.find((row) => row.id === id)?.name
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const heads = () => screen.getAllByRole('columnheader').map((each) => each.textContent)
/** Counts how often a record is drawn, however shortly. */
function recordsDrawn() {
  let count = 0
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('aside') || node.querySelector('aside'))) count += 1
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  return { count: () => count }
}
const chosen = () => screen.queryByRole('region', { name: words.chosen })?.textContent

async function make(...names: readonly string[]): Promise<void> {
  const { store } = person
  for (const name of names) {
    const data = { name, website: `https://${name.toLowerCase()}.example`, isActive: name !== 'Bosch' }
    await store.mutate({ op: 'put', kind: 'brand', id: store.newId(), data })
  }
}

beforeEach(async () => {
  told.length = 0
  openAt('/brands')
  person = await signIn()
  await make('Acme', 'Bosch', 'Canon')
})

describe('a list', () => {
  it('SHELL-08 stands under its title, with its facts, action and rows in order', async () => {
    draw(<Makers />)
    expect(screen.getByRole('heading', { name: words.title })).toBeDefined()
    expect(screen.getByText('Who makes what')).toBeDefined()
    expect(screen.getByRole('button', { name: 'New maker' })).toBeDefined()
    expect(screen.getByRole('table', { name: words.label })).toBeDefined()
    expect(shown()).toEqual(['Acme', 'Bosch', 'Canon'])
    expect(heads()).toEqual(['', 'Maker', 'Website', 'Status'])
    await expectAccessible()
  })

  it('NAV-08 searches as one types and says when nothing is found', async () => {
    const { user } = draw(<Makers />)
    const search = await screen.findByRole('searchbox', { name: words.search })
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    await user.keyboard('can')
    await waitFor(() => expect(shown()).toEqual(['Canon']))
    await waitFor(() => expect(location.search).toBe('?search=can'))
    await user.keyboard('x')
    expect(await screen.findByText(words.nothing.text)).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: words.nothing.reset }))
    await waitFor(() => expect(shown()).toHaveLength(3))
  })

  it('NAV-08 what was just typed is in the address that is left, by a step to another page or to a row', async () => {
    const left: string[] = []
    const push = history.pushState.bind(history)
    const spy = vi.spyOn(history, 'pushState').mockImplementation((...step) => {
      left.push(location.search)
      push(...step)
    })
    const { user } = draw(<Makers />)
    const search = await screen.findByRole('searchbox', { name: words.search })
    await user.type(search, 'bo')
    await user.click(await screen.findByRole('row', { name: /Bosch/ }))
    expect(left).toEqual(['?search=bo'])
    expect(new URLSearchParams(location.search).get('search')).toBe('bo')
    await user.type(search, 's')
    act(() => theRouter().go('/categories'))
    expect(left.at(-1)).toContain('search=bos')
    expect(location.pathname + location.search).toBe('/categories')
    spy.mockRestore()
  })

  it('NAV-08 is filtered and ordered, as its address says', async () => {
    openAt('/brands?status=active&direction=desc')
    const { user } = draw(<Makers />)
    expect(shown()).toEqual(['Canon', 'Acme'])
    await user.click(screen.getByRole('button', { name: 'Maker' }))
    expect(shown()).toEqual(['Acme', 'Canon'])
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Out of use')
    expect(shown()).toEqual(['Bosch'])
    expect(location.search).toBe('?status=inactive')
  })

  it('NAV-08 opens a row beside it, and Escape closes that', async () => {
    const { user } = draw(<Makers />)
    await user.click(rowOf('Bosch'))
    expect(screen.getByRole('complementary', { name: 'Record' }).textContent).toBe('Bosch')
    expect(rowOf('Bosch').getAttribute('aria-current')).toBe('true')
    expect(heads()).not.toContain(words.columns.status)
    await user.type(rowOf('Bosch'), '{Escape}', { skipClick: true })
    act(() => rowOf('Bosch').focus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(heads()).toContain(words.columns.status)
  })

  it('has pages, and shows what it is for where there is no row', async () => {
    await make('Dell', 'Epson', 'Fiat')
    const { user } = draw(<Makers />)
    expect(shown()).toHaveLength(5)
    await user.click(await screen.findByRole('button', { name: uiMessages.nextPage }))
    expect(shown()).toEqual(['Fiat'])
    await user.selectOptions(screen.getByRole('combobox', { name: uiMessages.perPage }), '100,000')
    expect(shown()).toHaveLength(6)
    const { store, settle } = person
    for (const { id } of store.all('brand')) await store.mutate({ op: 'delete', kind: 'brand', id })
    await settle()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the keys of a list', () => {
  it('PROD-14 an import begins with a button beside the menu, where there are rows already', async () => {
    const { user } = draw(<Makers />)
    await user.click(await screen.findByRole('button', { name: declaredMessages.import }))
    expect(told).toEqual([['import', 'makers']])
  })

  it('SHELL-08 arrows move, Enter opens, Space shows, Delete deletes', async () => {
    const { user } = draw(<Makers />)
    act(() => rowOf('Acme').focus())
    await user.keyboard('{ArrowDown} {Delete}{Enter}')
    expect(told).toEqual([
      ['story', 'Bosch'],
      ['removed', ['Bosch']],
    ])
    expect(screen.getByRole('complementary', { name: 'Record' }).textContent).toBe('Bosch')
  })

  it('SHELL-08 x and Shift with x choose, Ctrl with A all that is found; what is done with them floats below', async () => {
    await make('Dell', 'Epson', 'Fiat')
    const { user } = draw(<Makers />)
    expect(chosen()).toBeUndefined()
    act(() => rowOf('Acme').focus())
    await user.keyboard('x{ArrowDown}{ArrowDown}{Shift>}x{/Shift}')
    await waitFor(() => expect(chosen()).toContain(selectionMessages.count('3')))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: selectionMessages.all('6') }))
    expect(chosen()).toContain(selectionMessages.count('6'))
    await user.click(screen.getByRole('button', { name: selectionMessages.clear }))
    expect(chosen()).toBeUndefined()
    act(() => rowOf('Acme').focus())
    await user.keyboard('{Control>}a{/Control}')
    expect(chosen()).toContain(selectionMessages.count('6'))
    expect(screen.getByRole('button', { name: 'Mark' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: declaredMessages.delete }))
    await waitFor(() => expect(told).toEqual([['removed', expect.arrayContaining(['Acme', 'Fiat'])]]))
    await waitFor(() => expect(chosen()).toBeUndefined())
  })

  it('NAV-07 Shift with an arrow or End chooses on, and back again', async () => {
    await make('Dell', 'Epson')
    const { user } = draw(<Makers />)
    act(() => rowOf('Acme').focus())
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(chosen()).toContain(selectionMessages.count('3')))
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(chosen()).toContain(selectionMessages.count('2'))
    await user.keyboard('{Shift>}{End}{/Shift}')
    expect(chosen()).toContain(selectionMessages.count('5'))
  })

  it('SHELL-08 on arrival an arrow leads into the list: to its first row, or to the one whose record is open', async () => {
    const { user } = draw(<Page />)
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Acme')))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(rowOf('Bosch'))
    await user.keyboard('{Enter}')
    act(() => rowOf('Canon').focus())
    const heading = screen.getByRole('heading', { level: 1 })
    act(() => heading.focus())
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(rowOf('Bosch'))
    act(() => screen.getByRole('button', { name: 'New maker' }).focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New maker' }))
  })

  it('SHELL-08 Escape on a row closes the record beside the list, and with none open drops the choice', async () => {
    const { user } = draw(<Page />)
    act(() => rowOf('Acme').focus())
    await user.keyboard('x{ArrowDown}x{Enter}')
    await waitFor(() => expect(chosen()).toContain(selectionMessages.count('2')))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', { name: 'Record' })).toBeNull()
    expect(chosen()).toContain(selectionMessages.count('2'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(chosen()).toBeUndefined())
    expect(document.activeElement).toBe(rowOf('Bosch'))
  })

  it('SHELL-08 Ctrl with C copies what is chosen as a table that spreadsheets take', async () => {
    const { user } = draw(<Makers />)
    act(() => rowOf('Bosch').focus())
    await user.keyboard('x{Control>}c{/Control}')
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('Maker\tWebsite\tStatus\nBosch\thttps://bosch.example\t'),
    )
  })

  it('SHELL-08 F2 edits where the row stands: Tab goes on, Enter saves, Escape leaves it as it was', async () => {
    const { user } = draw(<Makers />)
    act(() => rowOf('Acme').focus())
    await user.keyboard('{F2}')
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await expectAccessible()
    await user.keyboard('Apex{Tab}')
    expect(await screen.findByRole('textbox', { name: 'Website' })).toHaveProperty('value', 'https://acme.example')
    await user.keyboard('x{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(rowOf('Acme'))
    await user.keyboard('{F2}')
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('Ajax{Enter}')
    expect(told).toEqual([
      ['saved', ['Acme', 'name', 'Apex']],
      ['saved', ['Acme', 'name', 'Ajax']],
    ])
  })

  it('SHELL-08 a double click edits the cell that it is on, and the record does not flash up before', async () => {
    const { user } = draw(<Makers />)
    const records = recordsDrawn()
    await user.dblClick(within(rowOf('Canon')).getByText('https://canon.example'))
    expect(await screen.findByRole('textbox', { name: 'Website' })).toHaveProperty('value', 'https://canon.example')
    await new Promise((resolve) => void setTimeout(resolve, 400))
    expect(records.count()).toBe(0)
    await user.keyboard('{Escape}')
    await user.click(within(rowOf('Canon')).getByText('https://canon.example'))
    expect(rowOf('Canon').getAttribute('aria-current')).toBe('true')
    expect((await screen.findByRole('complementary', { name: 'Record' })).textContent).toBe('Canon')
    expect(records.count()).toBe(1)
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
  })

  it('NAV-08 a click on a cell that nothing edits opens the row at once', async () => {
    const { user } = draw(<Makers />)
    await user.click(within(rowOf('Bosch')).getByText('Out of use'))
    expect(screen.getByRole('complementary', { name: 'Record' }).textContent).toBe('Bosch')
  })
})

describe('a list of a phone', () => {
  it('PROD-14 an import begins in the menu of the list, which has no room for a button', async () => {
    takePhone()
    const { user } = draw(<Makers />)
    await user.click(await screen.findByRole('button', { name: barMessages.more }))
    expect(screen.queryByRole('button', { name: declaredMessages.import })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: declaredMessages.import }))
    expect(told).toEqual([['import', 'makers']])
  })

  it('SHELL-09 shows cards, filters behind a button with the order, and boxes when asked', async () => {
    takePhone()
    const { user } = draw(<Makers />)
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(await screen.findByRole('list', { name: words.label }))
    expect(cards.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Acmehttps://acme.example',
      'Boschhttps://bosch.example',
      'Canonhttps://canon.example',
    ])
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: barMessages.filters, expanded: false }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In use')
    await user.click(await screen.findByRole('button', { name: barMessages.upwards }))
    expect(cards.getAllByRole('button').map((each) => each.textContent)).toEqual(['Canon', 'Acme'])
    await user.click(screen.getByRole('button', { name: selectionMessages.start }))
    await user.click(screen.getByRole('checkbox', { name: uiMessages.selectRow('Canon') }))
    await waitFor(() => expect(chosen()).toContain(selectionMessages.count('1')))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: selectionMessages.stop }))
    await user.click(cards.getByRole('button', { name: 'Acme' }))
    expect(screen.getByRole('complementary', { name: 'Record' }).textContent).toBe('Acme')
  })
})
