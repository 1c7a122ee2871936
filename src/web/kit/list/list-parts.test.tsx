import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serviceList } from '#contract/lists/service-list.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { useRows } from '../data/use-store.ts'
import { uiMessages } from '../ui/messages.ts'
import { DeclaredList } from './declared-list.tsx'
import { GonePanel } from './gone-panel.tsx'
import { ListFilters } from './list-filters.tsx'
import { listView } from './list-view.ts'
import { barMessages } from './bar-messages.ts'

const words = {
  noun: { one: 'row', other: 'rows' },
  title: 'Work',
  label: 'All work',
  search: 'Search work',
  searchHint: 'Name',
  columns: { name: 'Work', category: 'Kind', price: 'Price', margin: 'Margin' },
  filters: {
    categories: { label: 'Kinds', all: 'Every kind' },
    pricingModels: { label: 'Models', all: 'Every model', options: { hourly: 'By the hour', fixed: 'Fixed' } },
    minPrice: { label: 'At least', all: 'From' },
    maxPrice: { label: 'At most', all: 'To' },
    status: { label: 'Status', all: 'All', options: { active: 'In use', inactive: 'Out of use' } },
  },
  nothing: { title: 'Nothing matches', text: 'No work is called so.', reset: 'Show all' },
  chosen: 'Selected work',
}
const view = listView({
  kind: 'service',
  name: 'work',
  list: serviceList,
  messages: () => words,
  columns: {
    name: { cell: (row) => row.name },
    category: { cell: (row) => row.category },
    price: { cell: (row) => row.mainPrice, value: (row) => row.mainPrice, align: 'end' },
    margin: { cell: (row) => row.margin, isExtra: true },
  },
  card: (row) => ({ title: row.name, value: row.mainPrice }),
})

let person: SignedIn

function Work() {
  const rows = useRows('service')
  return (
    <DeclaredList view={view} rows={rows} context={undefined} renderEmpty={() => 'None'} onOpen={() => undefined} />
  )
}

const shown = () => screen.getAllByRole('rowheader').map((each) => each.textContent)
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((each) => each.textContent)
const press = (name: string) => screen.findByRole('button', { name })

beforeEach(async () => {
  openAt('/services')
  person = await signIn()
  const { store } = person
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  await put('userProfile', store.userId, {})
  const made = [
    ['Clean', 'House', 10],
    ['Paint', 'House', 20],
    ['Repair', 'Bike', 30],
  ] as const
  for (const [name, category, price] of made)
    await put('service', store.newId(), { name, category, fixedPrice: price * 1_000_000, pricingModel: 'fixed' })
})

describe('filters', () => {
  it('NAV-08 by one or several of the values that rows have', async () => {
    const { user } = draw(<Work />)
    await user.click(await press('Kinds'))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Bike' }))
    expect(shown()).toEqual(['Repair'])
    expect(location.search).toBe('?categories=Bike')
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'House' }))
    expect(shown()).toHaveLength(3)
    await user.click(await screen.findByRole('menuitem', { name: 'Every kind' }))
    expect(location.search).toBe('')
  })

  it('NAV-08 by the ends of a range of amounts', async () => {
    const { user } = draw(<Work />)
    await user.type(screen.getByRole('textbox', { name: 'At least' }), '15{Enter}')
    await user.type(screen.getByRole('textbox', { name: 'At most' }), '25{Enter}')
    expect(shown()).toEqual(['Paint'])
    await expectAccessible()
    await user.clear(screen.getByRole('textbox', { name: 'At least' }))
    await user.tab()
    expect(shown()).toEqual(['Clean', 'Paint'])
  })
})

describe('a filter by rows that are gone', () => {
  const GONE = '00000000-0000-4000-8000-000000000001'
  const list = {
    filters: {
      categoryId: { by: 'told', words: ['none'], isOfId: true },
      brandId: { by: 'value', field: 'brandId', isId: true },
      brandIds: { by: 'told', words: [], isOfIds: true },
    },
    sorts: {},
    order: { by: 'name', direction: 'asc' },
  } as const
  const filters = {
    categoryId: { label: 'Category', all: 'All categories' },
    brandId: { label: 'Brand', all: 'All brands' },
    brandIds: { label: 'Brands', all: 'Any brand' },
  }

  it('NAV-08 shows that what was chosen is gone, and can be taken off', async () => {
    await person.settle()
    const setFilter = vi.fn<(name: string, value: string) => void>()
    const { user } = draw(
      <ListFilters
        list={list}
        messages={{ columns: {}, filters }}
        columns={{}}
        choices={{}}
        state={{
          filters: { categoryId: GONE, brandId: GONE, brandIds: GONE },
          setFilter,
          sort: 'name',
          direction: 'asc',
          setOrder: () => undefined,
        }}
        rows={[{ brandId: 'one that is there, whose name the list does not know' }]}
        optionsFor={(name) => (name === 'categoryId' ? [{ value: 'none', label: 'Uncategorized' }] : [])}
        withOrder={false}
      />,
    )
    const chosen = (name: string) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name })
      return select.selectedOptions[0]?.textContent
    }
    expect([chosen('Category'), chosen('Brand')]).toEqual(['Deleted category', 'Deleted brand'])
    expect(screen.getByRole('combobox', { name: 'Brand' }).textContent).toBe('All brandsDeleted brand')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All categories')
    await user.click(await press(barMessages.picked('Brands', '1')))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Deleted brands', checked: true }))
    expect(setFilter.mock.calls).toEqual([
      ['categoryId', ''],
      ['brandIds', ''],
    ])
  })
})

describe('the choice of columns', () => {
  it('PROD-08 shows, hides and moves them, on this device, until the usual ones come back', async () => {
    const { user, remove } = draw(<Work />)
    expect(heads()).toEqual(['Work', 'Kind', 'Price'])
    await user.click(await press(barMessages.columns))
    const dialog = within(await screen.findByRole('dialog', { name: barMessages.columns }))
    await expectAccessible()
    await user.click(dialog.getByRole('checkbox', { name: 'Margin', checked: false }))
    await user.click(dialog.getByRole('button', { name: barMessages.earlier('Margin') }))
    await user.click(dialog.getByRole('checkbox', { name: 'Kind', checked: true }))
    expect(heads()).toEqual(['Work', 'Margin', 'Price'])
    remove()
    const again = draw(<Work />)
    expect(heads()).toEqual(['Work', 'Margin', 'Price'])
    await again.user.click(await press(barMessages.columns))
    await again.user.click(await press(barMessages.resetColumns))
    expect(heads()).toEqual(['Work', 'Kind', 'Price'])
  })
})

describe('saved views', () => {
  it('NAV-08 keep search, filters, order and columns under a name, and go when they are deleted', async () => {
    openAt('/services?categories=House&direction=desc')
    const { user } = draw(<Work />)
    await user.click(await press(barMessages.views))
    await user.click(await screen.findByRole('menuitem', { name: barMessages.saveView }))
    const dialog = within(await screen.findByRole('dialog', { name: barMessages.saveView }))
    expect(dialog.getByRole('button', { name: barMessages.save })).toHaveProperty('disabled', true)
    await expectAccessible()
    const name = dialog.getByRole('textbox', { name: barMessages.viewName })
    await user.type(name, 'At home')
    // A dialog that closes as the key goes down gives the focus back, and what follows of the key presses the button there.
    fireEvent.keyDown(name, { key: 'Enter' })
    await person.settle()
    expect(screen.queryByRole('dialog', { name: barMessages.saveView })).not.toBeNull()
    await user.keyboard('{Enter}')
    await person.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(await press(barMessages.views))
    await user.click(await screen.findByRole('menuitem', { name: 'At home' }))
    expect(shown()).toEqual(['Paint', 'Clean'])
    await user.click(await press(barMessages.views))
    await user.click(await screen.findByRole('menuitem', { name: barMessages.removeView('At home') }))
    await person.settle()
    await user.click(await press(barMessages.views))
    await screen.findByRole('menuitem', { name: barMessages.saveView })
    expect(screen.queryByRole('menuitem', { name: 'At home' })).toBeNull()
  })
})

describe('what is done with a whole list', () => {
  it('is saved as a file as it is shown', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = draw(<Work />)
    for (const format of [barMessages.csv, barMessages.xlsx]) {
      await user.click(await press(barMessages.more))
      await user.click(await screen.findByRole('menuitem', { name: format }))
    }
    await waitFor(() => expect(saved.map((name) => name.replace(/_.*\./, '.'))).toEqual(['work.csv', 'work.xlsx']))
    vi.restoreAllMocks()
  })

  it('a row that is not there is told in its place', async () => {
    draw(<GonePanel kind="priceList" title="Not found" text="It was deleted." onClose={() => undefined} />)
    expect(
      screen.getByRole('complementary', { name: 'There is no price list at this address.' }).textContent,
    ).toContain('It was deleted.')
    expect(screen.getByRole('button', { name: uiMessages.close })).toBeDefined()
    await expectAccessible()
  })
})
