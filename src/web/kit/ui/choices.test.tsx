import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { NativeSelect } from './native-select.tsx'
import { OrderChoice } from './order-choice.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { uiMessages } from './messages.ts'
import { choiceMessages } from './choice-messages.ts'

const BRANDS = [
  { value: 'a', label: 'Acme' },
  { value: 'b', label: 'Bräun' },
] as const

describe('a box and a switch', () => {
  it('SHELL-08 are ticked by mouse and by key, and show that only some are chosen', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(<Checkbox label="Archived" checked={false} onChange={record('box')} />)
    await user.click(screen.getByRole('checkbox', { name: 'Archived', checked: false }))
    await user.keyboard(' ')
    expect(told).toEqual([
      ['box', true],
      ['box', true],
    ])
    redraw(<Checkbox aria-label="Archived" checked={false} indeterminate onChange={record('box')} />)
    expect(screen.getByRole('checkbox', { name: 'Archived' })).toHaveProperty('indeterminate', true)
    await expectAccessible()
  })

  it('SHELL-08 a switch is on or off at once and says what for', async () => {
    const { told, record } = recorder()
    const { user } = draw(<Switch label="In use" help="Others see it." checked onChange={record('in use')} />)
    const control = screen.getByRole('switch', { name: 'In use', checked: true, description: 'Others see it.' })
    await user.click(control)
    expect(told).toEqual([['in use', false]])
    await expectAccessible()
  })
})

describe('one of a few', () => {
  it('SHELL-08 all in sight: a group of choices that arrows lead through', async () => {
    const { told, record } = recorder()
    const { user } = draw(<SegmentedControl label="Brand" value="a" segments={BRANDS} onChange={record('brand')} />)
    const group = screen.getByRole('group', { name: 'Brand' })
    expect(within(group).getByRole('radio', { name: 'Acme', checked: true })).toBeDefined()
    await user.click(within(group).getByRole('radio', { name: 'Bräun' }))
    expect(told).toEqual([['brand', 'b']])
    await expectAccessible()
  })

  it('SHELL-08 the select of the system, with its error in place of the help', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <NativeSelect
        label="Brand"
        help="Who makes it"
        error="Choose one."
        value="a"
        options={BRANDS}
        onChange={record('brand')}
      />,
    )
    const select = screen.getByRole('combobox', { name: 'Brand', description: 'Choose one.' })
    await user.selectOptions(select, 'Bräun')
    expect(told).toEqual([['brand', 'b']])
    expect(screen.queryByText('Who makes it')).toBeNull()
    await expectAccessible()
  })

  it('SHELL-08 an order: by what, and in which direction', async () => {
    const { told, record } = recorder()
    const words = { sort: 'Order', upwards: 'Smallest first', downwards: 'Largest first' }
    const { user, redraw } = draw(
      <OrderChoice messages={words} sorts={BRANDS} sort="a" direction="asc" onChange={record('order')} />,
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Bräun')
    await user.click(screen.getByRole('button', { name: 'Smallest first' }))
    redraw(<OrderChoice messages={words} sorts={BRANDS} sort="a" direction="desc" onChange={record('order')} />)
    await user.click(screen.getByRole('button', { name: 'Largest first' }))
    expect(told).toEqual([
      ['order', { sort: 'b' }],
      ['order', { direction: 'desc' }],
      ['order', { direction: 'asc' }],
    ])
    await expectAccessible()
  })

  it('SHELL-08 tabs: arrows lead to the next one, whose part alone is in sight', async () => {
    const tabs = [
      { value: 'lines', label: 'Lines', content: <p>Three lines</p> },
      { value: 'costs', label: 'Costs', content: <p>Two costs</p> },
    ] as const
    function Page() {
      const [tab, setTab] = useState<'lines' | 'costs'>('lines')
      return <Tabs label="Parts" value={tab} tabs={tabs} onChange={setTab} />
    }
    const { user } = draw(<Page />)
    expect(screen.getByRole('tabpanel', { name: 'Lines' }).textContent).toBe('Three lines')
    await user.click(screen.getByRole('tab', { name: 'Lines', selected: true }))
    await user.keyboard('{ArrowRight}{Enter}')
    expect((await screen.findByRole('tabpanel', { name: 'Costs' })).textContent).toBe('Two costs')
    expect(screen.queryByText('Three lines')).toBeNull()
    await expectAccessible()
  })
})

describe('one of several', () => {
  const options = [
    { value: 'draft', label: 'Draft', detail: 'Only you see it' },
    { value: 'sent', label: 'Sent', disabled: true },
    { value: 'paid', label: 'Paid' },
  ] as const

  it('SHELL-08 opens below its field, by mouse and by key, and what is off is not chosen', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <SelectField label="Status" help="Of it all" value={null} options={options} onChange={record('to')} />,
    )
    const field = screen.getByRole('combobox', { name: 'Status', description: 'Of it all' })
    expect(field.textContent).toBe(choiceMessages.choose)
    await user.click(field)
    const list = await screen.findByRole('listbox', { name: 'Status' })
    expect(within(list).getByRole('option', { name: /Sent/ }).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible()
    await user.click(within(list).getByRole('option', { name: /Paid/ }))
    await waitFor(() => expect(told).toEqual([['to', 'paid']]))
  })

  it('shows what is chosen', () => {
    draw(<SelectField label="Status" value="draft" options={options} onChange={() => undefined} />)
    expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Draft')
  })
})

describe('a record found by its name', () => {
  async function opened(part: Parameters<typeof draw>[0]) {
    const { user } = draw(part)
    await user.click(screen.getByRole('combobox', { name: 'Brand' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand' }))
    return { user, dialog, input: dialog.getByRole('combobox', { name: 'Brand' }) }
  }

  it('SHELL-08 is found without regard to accents and taken by Enter', async () => {
    const { told, record } = recorder()
    const { user, dialog, input } = await opened(
      <Combobox label="Brand" value={null} options={BRANDS} onChange={record('brand')} />,
    )
    expect(dialog.getAllByRole('option')).toHaveLength(2)
    await expectAccessible()
    await user.type(input, 'brau')
    await waitFor(() => expect(dialog.getAllByRole('option').map((each) => each.textContent)).toEqual(['Bräun']))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(told).toEqual([['brand', 'b']]))
  })

  it('SHELL-08 what begins with what was typed stands first and is taken by Enter, other words for it included', async () => {
    const { told, record } = recorder()
    const { user, dialog, input } = await opened(
      <Combobox
        label="Brand"
        value={null}
        options={[
          { value: 'dz', label: 'Algeria' },
          { value: 'sg', label: 'Singerland', also: () => 'German land' },
          { value: 'de', label: 'Germany' },
        ]}
        onChange={record('brand')}
      />,
    )
    await user.type(input, 'Ger')
    const texts = () => dialog.getAllByRole('option').map((each) => each.textContent)
    await waitFor(() => expect(texts()).toEqual(['Germany', 'Singerland', 'Algeria']))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(told).toEqual([['brand', 'de']]))
  })

  it('is made where none has its name, and not twice', async () => {
    const { told, record } = recorder()
    const { user, dialog, input } = await opened(
      <Combobox label="Brand" value="a" options={BRANDS} onChange={record('brand')} onCreate={record('made')} />,
    )
    await user.type(input, 'acme')
    expect(dialog.queryByRole('option', { name: choiceMessages.create('acme') })).toBeNull()
    await user.type(input, 'tec')
    await user.click(await dialog.findByRole('option', { name: choiceMessages.create('acmetec') }))
    expect(told).toEqual([['made', 'acmetec']])
  })

  it('says that nothing is found', async () => {
    const { user, dialog, input } = await opened(
      <Combobox label="Brand" value={null} options={BRANDS} onChange={() => undefined} />,
    )
    await user.type(input, 'zzz')
    expect(await dialog.findByText(choiceMessages.nothingFound)).toBeDefined()
  })

  it('SHELL-08 where there is none yet, says that typing a name makes the first', async () => {
    const { told, record } = recorder()
    const { user, dialog, input } = await opened(
      <Combobox label="Brand" value={null} options={[]} onChange={() => undefined} onCreate={record('made')} />,
    )
    expect(await dialog.findByText(choiceMessages.noneYet)).toBeDefined()
    expect(dialog.queryByText(choiceMessages.nothingFound)).toBeNull()
    expect(input.getAttribute('placeholder')).toBe(choiceMessages.typeName)
    await user.type(input, 'Acme')
    await user.click(await dialog.findByRole('option', { name: choiceMessages.create('Acme') }))
    expect(told).toEqual([['made', 'Acme']])
  })

  it('is taken off by its cross, unless one must be chosen', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(<Combobox label="Brand" value="a" options={BRANDS} onChange={record('brand')} />)
    const clear = { name: `${uiMessages.clear}: Brand` }
    await user.click(screen.getByRole('button', clear))
    expect(told).toEqual([['brand', null]])
    redraw(<Combobox label="Brand" value="a" options={BRANDS} onChange={record('brand')} required />)
    expect(screen.queryByRole('button', clear)).toBeNull()
  })

  it('takes the first letter that is typed on the closed field', async () => {
    const { user } = draw(<Combobox label="Brand" value={null} options={BRANDS} onChange={() => undefined} />)
    await user.tab()
    await user.keyboard('b')
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand' }))
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Brand' })).toHaveProperty('value', 'b'))
  })
})
