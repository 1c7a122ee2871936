import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { keepDraft } from '../data/typed-drafts.ts'
import { browserHistory } from '../shell/browser-history.ts'
import { orEmpty, readMoney, readPercent, readQuantity } from '../form/number-text.ts'
import { draftMessages } from './draft-messages.ts'
import { Field } from './field.tsx'
import { FieldScope } from './field-scope.tsx'
import { FileDrop } from './file-drop.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import { PercentField } from './percent-field.tsx'
import { saveMarks, SaveMarksProvider } from './save-marks.ts'
import { SavedMark } from './saved-mark.tsx'
import { SearchBox } from './search-box.tsx'
import { Switch } from './switch.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { partMessages } from './part-messages.ts'
import { uiMessages } from './messages.ts'
import { TOUCH_QUERY } from './use-media-query.ts'
import { fileDropMessages } from './file-drop-messages.ts'

describe('a field', () => {
  it('SHELL-08 belongs to its label and its help, in whose place the error stands', async () => {
    const { redraw } = draw(<TextField label="Name" help="As it is printed" defaultValue="Mug" before="#" after="g" />)
    expect(screen.getByRole('textbox', { name: 'Name', description: 'As it is printed' })).toHaveProperty(
      'value',
      'Mug',
    )
    await expectAccessible()
    redraw(<TextField label="Name" help="As it is printed" error="Enter a name." defaultValue="Mug" />)
    const wrong = screen.getByRole('textbox', { name: 'Name', description: 'Enter a name.' })
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
  })

  it('SHELL-08 takes any control, and several lines', async () => {
    const { user } = draw(
      <>
        <Field label="Colour" hideLabel>
          {(ids) => <input type="color" {...ids} />}
        </Field>
        <TextArea label="Notes" />
      </>,
    )
    expect(screen.getByLabelText('Colour')).toHaveProperty('type', 'color')
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'one{Enter}two')
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'one\ntwo')
    await expectAccessible()
  })
})

const quantity = { name: 'weight', label: 'Weight', unit: 'kg', text: '2', parse: readQuantity() }

describe('a number', () => {
  it('SHELL-08 is saved on Enter and on leaving, also as a sum, and once', async () => {
    const { told, record } = recorder()
    const { user } = draw(<NumberField {...quantity} onCommit={record('weight')} />)
    const field = screen.getByRole('textbox', { name: 'Weight (kg)' })
    await user.click(field)
    await user.keyboard('3*2{Enter}')
    expect(told).toEqual([['weight', 60_000]])
    await user.tab()
    expect(told).toHaveLength(1)
    await user.clear(field)
    await user.type(field, '4')
    await user.tab()
    expect(told).toEqual([
      ['weight', 60_000],
      ['weight', 40_000],
    ])
    await expectAccessible()
  })

  it('PRICE-16 no longer moves the figures beside it once somebody else stored what is typed', async () => {
    const { told, record } = recorder()
    const weight = (text: string) => (
      <NumberField {...quantity} text={text} onCommit={record('weight')} onType={record('typed')} />
    )
    const { user, redraw } = draw(weight('2'))
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, '3')
    expect(told.at(-1)).toEqual(['typed', expect.anything()])
    redraw(weight('3'))
    await user.tab()
    // Told without a value: nothing is typed any more.
    expect(told.at(-1)).toBe('typed')
  })

  it('is taken back by Escape; what cannot be read stays with its reason', async () => {
    const { told, record } = recorder()
    const { user } = draw(<NumberField {...quantity} aside="of 5 kg" onCommit={record('weight')} />)
    const field = screen.getByRole('textbox', { name: /Weight/ })
    await user.type(field, 'x')
    await user.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/This is not a number/)).toBeDefined()
    await user.type(field, '{Escape}')
    expect(field).toHaveProperty('value', '2')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(told).toEqual([])
  })

  it('of money says its currency and may be left empty; a percentage counts in ppm', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <>
        <MoneyField
          name="price"
          label="Price"
          currency="EUR"
          text="1.50"
          parse={orEmpty(readMoney('EUR'))}
          onCommit={record('price')}
        />
        <PercentField name="margin" label="Margin" text="" parse={readPercent()} onCommit={record('margin')} />
      </>,
    )
    await user.clear(screen.getByRole('textbox', { name: 'Price (€)' }))
    await user.type(screen.getByRole('textbox', { name: 'Margin (%)' }), '12.5{Enter}')
    expect(told).toEqual([
      ['price', null],
      ['margin', 125_000],
    ])
    await expectAccessible()
  })

  it('PROD-13 of money for products of several currencies has no sign', () => {
    const props = { name: 'shipping', label: 'Shipping', currency: '', text: '', onCommit: () => undefined }
    draw(<MoneyField {...props} parse={orEmpty(readMoney(''))} />)
    expect(screen.getByRole('textbox', { name: 'Shipping' })).toBeDefined()
  })
})

describe('what is typed into a record', () => {
  const part = (id: string) => (
    <FieldScope of={id}>
      <NumberField name="weight" label="Weight" text="2" parse={readQuantity()} onCommit={() => undefined} />
    </FieldScope>
  )

  it('SHELL-07 is kept on this device until it is saved, and stays with its record', async () => {
    await signIn()
    const { user, remove } = draw(part('one'))
    await user.type(screen.getByRole('textbox', { name: 'Weight' }), '7')
    remove()
    const { redraw } = draw(part('one'))
    const field = screen.getByRole('textbox', { name: 'Weight', description: draftMessages.typedBefore(true) })
    expect(field).toHaveProperty('value', '7')
    redraw(part('two'))
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveProperty('value', '2')
  })

  it('SHELL-07 SHELL-09 tells nobody of a key who has but a finger', async () => {
    await signIn()
    keepDraft('one/weight', '7')
    const isTouch = (query: string) => query === TOUCH_QUERY
    const media = vi.spyOn(window, 'matchMedia')
    media.mockImplementation((query) => Object.assign(new EventTarget(), { matches: isTouch(query) }) as MediaQueryList)
    onTestFinished(() => media.mockRestore())
    draw(part('one'))
    expect(screen.getByRole('textbox', { name: 'Weight', description: draftMessages.typedBefore(false) })).toBeDefined()
    expect(draftMessages.typedBefore(false)).not.toContain('Escape')
  })

  it('SHELL-07 SHELL-10 is found again in another language, by the name of its field', async () => {
    await signIn()
    const inWords = (label: string) => (
      <FieldScope of="one">
        <NumberField name="weight" label={label} text="2" parse={readQuantity()} onCommit={() => undefined} />
      </FieldScope>
    )
    const { user, remove } = draw(inWords('Weight'))
    await user.type(screen.getByRole('textbox', { name: 'Weight' }), '7')
    remove()
    draw(inWords('Gewicht'))
    expect(screen.getByRole('textbox', { name: 'Gewicht' })).toHaveProperty('value', '7')
  })

  it('SHELL-07 PRICE-16 moves the figures beside it as soon as it is found again, if it can be read', async () => {
    await signIn()
    const { told, record } = recorder()
    const weight = (
      <FieldScope of="one">
        <NumberField {...quantity} onCommit={record('weight')} onType={record('typed')} />
      </FieldScope>
    )
    const first = draw(weight)
    const field = () => screen.getByRole('textbox', { name: 'Weight (kg)' })
    await first.user.type(field(), '{Control>}a{/Control}3')
    first.remove()
    told.length = 0
    const second = draw(weight)
    expect(told).toEqual([['typed', 30_000]])
    await second.user.type(field(), '{Escape}')
    // Told without a value: nothing is typed any more.
    expect(told.slice(1)).toEqual(['typed'])
    await second.user.type(field(), 'x')
    second.remove()
    told.length = 0
    draw(weight)
    expect(field()).toHaveProperty('value', '2x')
    expect(told).toEqual([])
  })

  it('SHELL-07 is saved when Back leaves the page', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <FieldScope of="one">
        <NumberField name="weight" label="Weight" text="2" parse={readQuantity()} onCommit={record('weight')} />
      </FieldScope>,
    )
    await user.click(screen.getByRole('textbox', { name: 'Weight' }))
    await user.keyboard('8')
    const atMove: unknown[] = []
    browserHistory().onMove(() => atMove.push(...told))
    dispatchEvent(new PopStateEvent('popstate'))
    expect(atMove).toEqual([['weight', 80_000]])
  })
})

describe('the search', () => {
  it('SHELL-08 is reached by the key / from anywhere but a field, and cleared by Escape and by its cross', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(
      <>
        <button type="button">Row</button>
        <SearchBox label="Search brands" placeholder="Name" value="" onChange={record('search')} />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Row' }))
    await user.keyboard('/')
    const box = screen.getByRole('searchbox', { name: 'Search brands' })
    expect(document.activeElement).toBe(box)
    await user.keyboard('/')
    expect(told).toEqual([['search', '/']])
    redraw(<SearchBox label="Search brands" placeholder="Name" value="mug" onChange={record('search')} />)
    await expectAccessible()
    await user.type(screen.getByRole('searchbox', { name: 'Search brands' }), '{Escape}')
    await user.click(screen.getByRole('button', { name: uiMessages.clearSearch }))
    expect(told.slice(1)).toEqual([
      ['search', ''],
      ['search', ''],
    ])
  })
})

describe('a file', () => {
  const part = (onFile: (file: File) => void) => (
    <FileDrop label="Import a file" accept={['.csv', '.xlsx']} onFile={onFile}>
      Its columns are recognised.
    </FileDrop>
  )
  const sheet = new File(['a,b'], 'Prices.CSV')
  const picture = new File(['x'], 'mug.png')

  it('SHELL-08 is chosen, or dropped', async () => {
    const names: string[] = []
    const { user } = draw(part(({ name }) => names.push(name)))
    const input = screen.getByLabelText(fileDropMessages.choose)
    await user.upload(input, sheet)
    fireEvent.drop(screen.getByText('Import a file'), { dataTransfer: { files: [sheet] } })
    expect(names).toEqual(['Prices.CSV', 'Prices.CSV'])
    await expectAccessible()
  })

  it('of another kind is refused with the kinds that are accepted, and so are two at once', async () => {
    const names: string[] = []
    draw(part(({ name }) => names.push(name)))
    const drop = (...files: File[]) => fireEvent.drop(screen.getByText('Import a file'), { dataTransfer: { files } })
    drop(picture)
    expect(screen.getByRole('alert').textContent).toBe(fileDropMessages.wrong('mug.png', '.csv, .xlsx'))
    drop(sheet, sheet)
    expect(screen.getByRole('alert').textContent).toBe(fileDropMessages.one)
    drop(sheet)
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(names).toEqual(['Prices.CSV'])
  })
})

describe('a field that was saved', () => {
  it('SHELL-08 says so to those who hear the page, and where fields do not say it nothing stands there', () => {
    const { redraw } = draw(<SavedMark isSaved place="label" />)
    expect(screen.getByText(partMessages.saved).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    redraw(<SavedMark isSaved={undefined} place="label" />)
    expect(screen.queryByText(partMessages.saved)).toBeNull()
  })

  it('NAV-07 says so for a moment where it stands, also when another is in use by then, and no other does', async () => {
    const marks = saveMarks(40)
    const { user } = draw(
      <SaveMarksProvider value={marks}>
        <TextField label="Name" defaultValue="Mug" />
        <TextField label="SKU" defaultValue="M-1" />
        <Switch label="Active" checked onChange={() => undefined} />
      </SaveMarksProvider>,
    )
    await user.click(screen.getByRole('textbox', { name: 'Name' }))
    const saved = marks.begin()
    await user.click(screen.getByRole('textbox', { name: 'SKU' }))
    act(saved)
    const mark = screen.getByText(partMessages.saved)
    expect(mark.closest('div')?.textContent).toContain('Name')
    expect(screen.queryAllByText(partMessages.saved)).toHaveLength(1)
    await expectAccessible()
    await vi.waitFor(() => expect(screen.queryByText(partMessages.saved)).toBeNull())
    await user.click(screen.getByRole('switch', { name: 'Active' }))
    act(marks.begin())
    expect(screen.getByText(partMessages.saved).closest('div')?.textContent).toContain('Active')
  })
})
