import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#contract/entities/brand.ts'
import { general } from '#contract/entity.ts'
import { brandList } from '#contract/lists/brand-list.ts'
import { nextRow } from '#contract/next-row.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { idAt } from '#test/file-rows.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { DeclaredList } from './declared-list.tsx'
import { listView } from './list-view.ts'
import { selectionMessages } from './selection-messages.ts'

const COUNT = 10_000
const ALONE = { get: () => undefined, flagged: () => undefined, before: undefined }
const rows = Array.from({ length: COUNT }, (_, index) => {
  const data = { name: `Maker ${String(index).padStart(5, '0')}` }
  return nextRow(general(brand), { op: 'put', kind: 'brand', id: idAt(index), data }, ALONE, 0) as RowOfKind<'brand'>
})
const view = listView({
  kind: 'brand',
  name: 'makers',
  list: brandList,
  messages: () => ({
    noun: { one: 'row', other: 'rows' },
    title: 'Makers',
    label: 'All makers',
    search: 'Search',
    searchHint: '',
    columns: { name: 'Maker' },
    filters: {},
    nothing: { title: '', text: '', reset: '' },
    chosen: 'Selected makers',
  }),
  columns: { name: { cell: (row) => row.name, edit: 'name' } },
  card: (row) => ({ title: row.name, value: '' }),
})

beforeEach(async () => {
  openAt(`/brands?pageSize=${COUNT}`)
  await signIn()
})

function open(shown: readonly RowOfKind<'brand'>[] = rows) {
  return draw(list(shown))
}

function list(shown: readonly RowOfKind<'brand'>[]) {
  return (
    <DeclaredList
      view={view}
      rows={shown}
      context={undefined}
      renderEmpty={() => null}
      onOpen={() => undefined}
      onSave={() => undefined}
    />
  )
}

const names = () => screen.getAllByRole('rowheader').map((each) => each.textContent)
const frameOf = () => screen.getByRole('table').parentElement as HTMLElement
/** Of the rows that are not drawn. */
const heightOf = () =>
  [...frameOf().querySelectorAll<HTMLElement>('tr[aria-hidden] td')].reduce(
    (sum, { style }) => sum + parseInt(style.height),
    0,
  )
/** Where a row stands for screen readers, and among how many. */
const counted = (name: RegExp) =>
  [screen.getByRole('row', { name }), screen.getByRole('table')].map(
    (each) => each.getAttribute('aria-rowindex') ?? each.getAttribute('aria-rowcount'),
  )

it('SYNC-01 10,000 rows on one page: those in sight are drawn, scrolling draws others, and the height is that of all', async () => {
  open()
  expect(names()[0]).toBe('Maker 00000')
  expect(names().length).toBeLessThan(100)
  const frame = frameOf()
  expect(heightOf()).toBe((COUNT - names().length) * 44)
  fireEvent.scroll(frame, { target: { scrollTop: 5_000 * 44 } })
  expect(names()).toContain('Maker 05000')
  expect(names()).not.toContain('Maker 00000')
  expect(heightOf()).toBe((COUNT - names().length) * 44)
  expect(counted(/Maker 05000/)).toEqual(['5002', String(COUNT + 1)])
  await expectAccessible()
})

describe('a page of 50', () => {
  const PAGE = 50
  const gap = () => (PAGE - names().length) * 44

  it('PROD-12 while somebody types the rows in sight alone are drawn, and all others once it rests', async () => {
    const { user } = open(rows.slice(0, PAGE))
    expect(names().length).toBeLessThan(25)
    expect(heightOf()).toBe(gap())
    expect(counted(/Maker 00000/)).toEqual(['2', String(PAGE + 1)])
    await waitFor(() => expect(names()).toHaveLength(PAGE))
    expect(heightOf()).toBe(0)
    expect(counted(/Maker 00000/)).toEqual([null, null])
    await user.type(await screen.findByRole('searchbox'), 'm')
    expect(names().length).toBeLessThan(25)
    expect(heightOf()).toBe(gap())
    await expectAccessible()
    await waitFor(() => expect(names()).toHaveLength(PAGE))
  })

  it('PROD-12 what is scrolled to is drawn at once, and a list that is scrolled is searched with all of its rows', async () => {
    const { user } = open(rows.slice(0, PAGE))
    expect(names()).not.toContain('Maker 00049')
    fireEvent.scroll(frameOf(), { target: { scrollTop: 40 * 44 } })
    expect(names()).toHaveLength(PAGE)
    await user.type(await screen.findByRole('searchbox'), 'm')
    expect(names()).toHaveLength(PAGE)
  })

  it('SHELL-08 the key End leads to the last row before it is drawn, and Ctrl with A chooses all of them', async () => {
    const { user } = open(rows.slice(0, PAGE))
    const frame = frameOf()
    frame.scrollBy = () => void fireEvent.scroll(frame, { target: { scrollTop: PAGE * 44 } })
    act(() => screen.getByRole('row', { name: /Maker 00000/ }).focus())
    await user.keyboard('{Control>}a{/Control}{End}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /Maker 00049/ })))
    expect((await screen.findByRole('region', { name: 'Selected makers' })).textContent).toContain(
      selectionMessages.count(String(PAGE)),
    )
  })

  it('a row that changes leaves all rows drawn', async () => {
    const { redraw } = open(rows.slice(0, PAGE))
    await waitFor(() => expect(names()).toHaveLength(PAGE))
    redraw(list([...rows.slice(1, PAGE), rows[PAGE]].filter((row) => row !== undefined)))
    expect(names()).toHaveLength(PAGE)
    expect(names().at(-1)).toBe('Maker 00050')
  })
})

it('SHELL-08 the key End leads to the last of 10,000 rows, and Ctrl with A chooses all of them', async () => {
  const { user } = open()
  const first = screen.getByRole('row', { name: /Maker 00000/ })
  const frame = screen.getByRole('table').parentElement as HTMLElement
  // Nothing is laid out here: to scroll by what rows are high is to scroll by nothing.
  frame.scrollBy = () => void fireEvent.scroll(frame, { target: { scrollTop: COUNT * 44 } })
  act(() => first.focus())
  await user.keyboard('{End}')
  const last = () => screen.getByRole('row', { name: /Maker 09999/ })
  await waitFor(() => expect(document.activeElement).toBe(last()))
  await user.keyboard('{Control>}a{/Control}')
  expect((await screen.findByRole('region', { name: 'Selected makers' })).textContent).toContain(
    selectionMessages.count('10,000'),
  )
})

it('a row that is edited stays drawn when it is scrolled out of sight', async () => {
  const { user } = open()
  act(() => screen.getByRole('row', { name: /Maker 00001/ }).focus())
  await user.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await user.keyboard('typed')
  const frame = screen.getByRole('table').parentElement as HTMLElement
  fireEvent.scroll(frame, { target: { scrollTop: 5_000 * 44 } })
  expect(names()).toContain('Maker 05000')
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field)
  expect(field).toHaveProperty('value', 'typed')
})
