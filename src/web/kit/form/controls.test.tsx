import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/entities/brand.ts'
import { service } from '#contract/entities/service.ts'
import type { Field } from '#contract/fields.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { AddressFields } from './address-fields.tsx'
import { dayAsTyped } from '../format/typed-day.ts'
import { formatFullDay, weeksOf } from '../format/month.ts'
import { setFormatLocale } from '../format/locale.ts'
import { calendarMessages } from '../ui/calendar-messages.ts'
import { dayMessages } from './day-messages.ts'
import { MomentField } from './moment-field.tsx'
import { DayField } from './day-field.tsx'
import { FieldControl } from './field-control.tsx'
import { readField } from './read-field.ts'
import { rowField } from './row-field.tsx'
import { SavedArea, SavedText } from './saved-text.tsx'
import { TagsField } from './tags-field.tsx'
import { TextDialog } from './text-dialog.tsx'
import { formMessages } from './messages.ts'

describe('the control of a declared field', () => {
  const { record, told } = recorder()
  const control = (field: Field, value: unknown, more: object = {}) => (
    <FieldControl name="field" field={field} value={value} onCommit={record('to')} {...more} />
  )
  const last = () => told.at(-1)

  it('SHELL-08 text is saved on leaving, within its limits', async () => {
    const { user } = draw(control(brand.fields.name, 'Acme'))
    const field = screen.getByRole('textbox', { name: brand.fields.name.label })
    await user.clear(field)
    await user.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.type(field, ' Braun ')
    await user.tab()
    expect(last()).toEqual(['to', 'Braun'])
    await expectAccessible()
  })

  it('SHELL-08 amounts, percentages, quantities and whole numbers are typed', async () => {
    const { user } = draw(
      <>
        {control(service.fields.fixedPrice, 10_000, { currency: 'EUR' })}
        {control(service.fields.laborHours, 20_000)}
      </>,
    )
    const price = screen.getByRole('textbox', { name: new RegExp(service.fields.fixedPrice.label) })
    await user.clear(price)
    await user.type(price, '2.5{Enter}')
    expect(last()).toEqual(['to', 2_500_000])
    await user.type(screen.getByRole('textbox', { name: new RegExp(service.fields.laborHours.label) }), '3{Enter}')
    expect(last()).toEqual(['to', 30_000])
    await expectAccessible()
  })

  it('SHELL-08 a flag is a switch, a short choice stands in sight, a long one opens, a reference is found by name', async () => {
    const options = [{ value: 'x', label: 'Xylophones' }]
    const reference: Field = { ...(brand.fields.name as Field), type: 'reference', label: 'Kind' }
    const { user } = draw(
      <>
        {control(brand.fields.isActive, true)}
        {control(service.fields.pricingStrategy, null, { options: undefined })}
        {control(reference, null, { options })}
      </>,
    )
    await user.click(screen.getByRole('switch', { name: brand.fields.isActive.label }))
    expect(last()).toEqual(['to', false])
    expect(screen.getByRole('group', { name: service.fields.pricingStrategy.label })).toBeDefined()
    await user.click(screen.getByRole('combobox', { name: 'Kind' }))
    await user.click(await screen.findByRole('option', { name: 'Xylophones' }))
    await waitFor(() => expect(last()).toEqual(['to', 'x']))
    await expectAccessible()
  })

  it('has none for a list of lines, which has an editor of its own', () => {
    draw(control(service.fields.packageOptions, []))
    expect(document.body.textContent).toBe('')
  })
})

describe('text', () => {
  it('SHELL-08 in several lines is saved with Ctrl and Enter; Escape takes it back', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <SavedArea
        name="notes"
        label="Notes"
        value="one"
        read={readField(brand.fields.notes)}
        onSave={record('notes')}
      />,
    )
    const area = screen.getByRole('textbox', { name: 'Notes' })
    await user.type(area, '{Enter}two{Escape}')
    expect(area).toHaveProperty('value', 'one')
    await user.type(area, '{Enter}two{Control>}{Enter}{/Control}')
    expect(told).toEqual([['notes', 'one\ntwo']])
    await expectAccessible()
  })

  it('SHELL-08 in one line shows what is wrong in place of its help', async () => {
    const read = (text: string) => (text === 'x' ? { issue: 'Not x.' } : { value: text })
    const { user } = draw(
      <SavedText name="code" label="Code" help="Any" value="" read={read} onSave={() => undefined} />,
    )
    await user.type(screen.getByRole('textbox', { name: 'Code', description: 'Any' }), 'x{Enter}')
    expect(screen.getByRole('textbox', { name: 'Code', description: 'Not x.' })).toHaveProperty('value', 'x')
  })
})

describe('a day', () => {
  it('SHELL-08 is saved on leaving or by Enter, also none, and taken back by Escape', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <DayField name="due" label="Due" value="2026-07-06" onCommit={record('due')} onType={record('typed')} />,
    )
    const field = screen.getByLabelText('Due')
    await user.clear(field)
    await user.type(field, '2026-07-08')
    expect(told.at(-1)).toEqual(['typed', '2026-07-08'])
    await user.keyboard('{Escape}')
    expect(field).toHaveProperty('value', dayAsTyped('2026-07-06'))
    await user.clear(field)
    await user.type(field, '2026-07-09{Enter}')
    expect(told.at(-1)).toEqual(['due', '2026-07-09'])
    await user.clear(field)
    await user.tab()
    expect(told.at(-1)).toEqual(['due', null])
    await expectAccessible()
  })

  it.each([
    ['de-DE', '06.07.2026', '9.7.', '2026-07-09'],
    ['en-GB', '06/07/2026', '9/7', '2026-07-09'],
    ['en-US', '07/06/2026', '7/9', '2026-07-09'],
    ['fr-CA', '2026-07-06', '07-09', '2026-07-09'],
  ])('SHELL-10 is shown and read in the order of %s', async (locale, shown, typed, day) => {
    setFormatLocale(locale)
    vi.setSystemTime(new Date('2026-07-01T12:00:00Z'))
    const { told, record } = recorder()
    const { user } = draw(<DayField name="due" label="Due" value="2026-07-06" onCommit={record('due')} />)
    const field = screen.getByLabelText('Due')
    expect(field).toHaveProperty('value', shown)
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(told).toEqual([['due', day]])
    vi.useRealTimers()
    setFormatLocale(undefined)
  })

  it('SHELL-08 that the calendar does not have, or that is out of bounds, stays with its reason and is not saved', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <DayField
        name="due"
        label="Due"
        value="2026-07-06"
        min="2026-07-01"
        max="2026-07-31"
        required
        onCommit={record('due')}
      />,
    )
    const field = screen.getByLabelText('Due')
    for (const [typed, reason] of [
      ['2026-02-30', dayMessages.noDay(dayAsTyped('2026-12-31'))],
      ['2026-06-30', dayMessages.atEarliest(dayAsTyped('2026-07-01'))],
      ['2026-08-01', dayMessages.atLatest(dayAsTyped('2026-07-31'))],
      ['', dayMessages.required],
    ] as const) {
      await user.clear(field)
      await user.type(field, `${typed}{Enter}`)
      expect(screen.getByRole('textbox', { name: 'Due', description: reason })).toHaveProperty('value', typed)
    }
    expect(told).toEqual([])
  })

  it('SHELL-10 is chosen from the calendar by keys, within its bounds', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <DayField name="due" label="Due" value="2026-07-06" min="2026-07-02" onCommit={record('due')} />,
    )
    await user.click(screen.getByRole('button', { name: calendarMessages.open }))
    const chosen = await screen.findByRole('button', { name: formatFullDay('2026-07-06') })
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}{PageUp}{Home}')
    await expectAccessible()
    await user.keyboard('{End}{Enter}')
    const week = weeksOf('2026-07-14').find((days) => days.includes('2026-07-14'))
    expect(told).toEqual([['due', week?.at(-1)]])
    await user.click(screen.getByRole('button', { name: calendarMessages.open }))
    expect(await screen.findByRole('button', { name: formatFullDay('2026-07-01') })).toHaveProperty('disabled', true)
  })
})

describe('a moment', () => {
  it('SHELL-10 is read with its time, in every key, and is none while it cannot be read', async () => {
    const { told, record } = recorder()
    const { user } = draw(<MomentField label="Starts" value="2026-07-06T09:30" onChange={record('at')} />)
    const time = screen.getByLabelText(dayMessages.time)
    await user.clear(time)
    expect(told.at(-1)).toEqual(['at', '2026-07-06T00:00'])
    await user.type(time, '9:15 pm')
    expect(told.at(-1)).toEqual(['at', '2026-07-06T21:15'])
    await user.clear(screen.getByLabelText('Starts'))
    await user.type(screen.getByLabelText('Starts'), '2026-02-30')
    expect(told.at(-1)).toEqual(['at', ''])
    expect(screen.getByText(dayMessages.noDay(dayAsTyped('2026-12-31')))).toBeDefined()
    await expectAccessible()
  })
})

describe('tags', () => {
  it('SHELL-08 are added by Enter, comma and leaving, and taken away by their cross and by Backspace', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <TagsField name="tags" label="Tags" tags={['near', 'trade']} onAdd={record('add')} onRemove={record('remove')} />,
    )
    const field = screen.getByRole('textbox', { name: 'Tags' })
    await user.type(field, 'new,Near{Enter}{Backspace}')
    await user.type(field, 'late')
    await user.tab()
    await user.click(screen.getByRole('button', { name: formMessages.tags.remove('near') }))
    expect(told).toEqual([
      ['add', ['new']],
      ['remove', 'trade'],
      ['add', ['late']],
      ['remove', 'near'],
    ])
    await expectAccessible()
  })

  it('SHELL-08 what are no tags has words of its own', () => {
    const words = { add: 'Add a value', remove: (value: string) => `Remove ${value}` }
    const props = { name: 'values', label: 'Values of Size', words, onAdd: () => undefined, onRemove: () => undefined }
    const { redraw } = draw(<TagsField {...props} tags={[]} />)
    expect(screen.getByPlaceholderText('Add a value')).toBeTruthy()
    redraw(<TagsField {...props} tags={['Small']} />)
    expect(screen.getByRole('button', { name: 'Remove Small' })).toBeTruthy()
  })
})

describe('the controls of a row', () => {
  const values = Object.fromEntries(Object.entries(brand.fields).map(([name, { fallback }]) => [name, fallback]))
  const row = { ...values, id: 'b', name: 'Acme' } as RowOfKind<'brand'>
  const BrandField = rowField<'brand'>(brand)

  it('SHELL-08 save a patch of their field, by the name that people know', async () => {
    const saved: unknown[] = []
    const save = (...change: unknown[]) => void saved.push(change)
    const { user } = draw(
      <>
        <BrandField row={row} save={save} name="name" help="As printed" />
        <BrandField row={row} save={save} name="isActive" label="In use" />
      </>,
    )
    const field = screen.getByRole('textbox', { name: brand.fields.name.label, description: 'As printed' })
    await user.clear(field)
    await user.type(field, 'Braun{Enter}')
    await user.click(screen.getByRole('switch', { name: 'In use' }))
    expect(saved).toEqual([
      [{ name: 'Braun' }, brand.fields.name.label],
      [{ isActive: !row.isActive }, 'In use'],
    ])
    await expectAccessible()
  })

  it('SHELL-08 a text with a list is chosen from it; the entry for none gives its empty value', async () => {
    const saved: unknown[] = []
    const options = [
      { value: '', label: 'None' },
      { value: '+49', label: 'Germany' },
    ]
    const shown = { ...row, contactPhone: '+49' }
    const { user } = draw(
      <BrandField row={shown} save={(patch) => void saved.push(patch)} name="contactPhone" options={options} />,
    )
    await user.selectOptions(screen.getByRole('combobox', { name: brand.fields.contactPhone.label }), 'None')
    expect(saved).toEqual([{ contactPhone: '' }])
    await expectAccessible()
  })
})

describe('the parts of an address', () => {
  it('SHELL-08 are saved one by one, the others as they were', async () => {
    const { told, record } = recorder()
    const { user } = draw(<AddressFields value={{ city: 'Kiel' }} onSave={record('to')} />)
    await user.type(screen.getByRole('textbox', { name: formMessages.address.zip }), '24103{Enter}')
    expect(told).toEqual([['to', { city: 'Kiel', zip: '24103' }]])
    await expectAccessible()
  })
})

it('PRICE-12 a dialog asks for one line of text, and says why it cannot be taken', async () => {
  const { record, told } = recorder()
  const { user } = draw(
    <TextDialog
      title="Below the lowest margin"
      description="The price is too low."
      label="Reason"
      cancel="Change the price"
      confirm="Keep it"
      read={(text) => (text === '' ? { issue: 'Write why.' } : { value: text })}
      onConfirm={record('keep')}
      onClose={record('close')}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  const field = screen.getByRole('textbox', { name: 'Reason' })
  expect(screen.getByText('Write why.')).toBeTruthy()
  await user.type(field, ' End of line ')
  expect(field.getAttribute('aria-invalid')).toBe(null)
  await expectAccessible()
  await user.keyboard('{Enter}')
  expect(told).toEqual([['keep', 'End of line']])
})

it('SHELL-08 a declared field of a row is drawn in the row’s currency and saved by its name', async () => {
  const { record, told } = recorder()
  const ServiceField = rowField<'service'>(service)
  const row = { baseCurrency: 'EUR', fixedPrice: 10_000 } as unknown as RowOfKind<'service'>
  const save = (patch: object, what: string) => record(what)(patch)
  const { user } = draw(<ServiceField row={row} save={save} name="fixedPrice" label="Price" help="For all of it" />)
  const field = screen.getByRole('textbox', { name: 'Price (€)' })
  expect(screen.getByText('For all of it')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '2.5{Enter}')
  expect(told).toEqual([['Price', { fixedPrice: 2_500_000 }]])
  await expectAccessible()
})
