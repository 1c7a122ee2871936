import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { figureMessages } from '#web/kit/form/figure-messages.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { CalculatorCard } from './calculator-card.tsx'
import { cellLabel } from './cell-labels.ts'
import { CalculatorsPage } from './calculators-page.tsx'
import { calculatorsMessages as messages } from './messages.ts'
import { ProductButtons } from './product-buttons.tsx'
import { calculatorProductMessages } from './product-messages.ts'

const card = (id: CalculatorId) => within(document.getElementById(id)!)
const cell = (id: CalculatorId, name: string) =>
  card(id).getByLabelText<HTMLInputElement>((text) => text.replace(/ \(.*\)$/, '') === cellLabel(id, name), {
    selector: 'input',
  })
const typeInto = (id: CalculatorId, name: string, text: string) => {
  fireEvent.focus(cell(id, name))
  fireEvent.change(cell(id, name), { target: { value: text } })
}
const drawCards = (currency: string, ...ids: readonly CalculatorId[]) =>
  draw(ids.map((id) => <CalculatorCard key={id} id={id} currency={currency} rates={SHIPPED_RATES} />))
const drawOwn = (currency: string, id: CalculatorId) =>
  draw(<CalculatorCard id={id} currency={currency} rates={SHIPPED_RATES} Products={ProductButtons} />)
const written = () => act(() => new Promise((resolve) => void setTimeout(resolve, 300)))
const search = () => new URLSearchParams(location.search)

beforeEach(() => {
  setAuthState({ status: 'signed-out' })
  setFormatLocale('en-IE')
})
afterEach(() => {
  setAuthState({ status: 'loading' })
  setFormatLocale(undefined)
})

describe('anybody', () => {
  it('PAGE-03 sees every calculator with figures that agree', () => {
    openAt('/calculators')
    draw(<CalculatorsPage />)
    for (const [id, title] of Object.entries(messages.titles))
      expect(card(id as CalculatorId).getByRole('heading').textContent).toBe(title)
    expect(cell('margin', 'price').value).toBe('100.00')
    expect(card('discount').getByRole('status').textContent).toBe(
      '10% off needs 33.33% more sales for the same profit: 134 instead of 100.',
    )
  })

  it('PAGE-03 SHELL-08 each kind of card is accessible, also where there is no answer', async () => {
    openAt('/calculators?currency.rate=0&currency.result=5')
    drawCards('EUR', 'bundle', 'unitPrice', 'currency')
    expect(card('currency').getByText(/nothing can be divided by 0/)).toBeTruthy()
    takePhone()
    await expectAccessible()
  })

  it('PAGE-03 types over any figure: the others follow at once, and the address keeps them', async () => {
    openAt('/calculators')
    drawCards('EUR', 'margin', 'vat')
    typeInto('margin', 'price', '80')
    expect(cell('margin', 'margin').value).toBe('25')
    typeInto('vat', 'gross', '2*60')
    expect(cell('vat', 'net').value).toBe('100.00')
    await written()
    expect(Object.fromEntries(search())).toMatchObject({
      'margin.cost': '60',
      'margin.price': '80',
      'vat.gross': '120',
    })
  })

  it('PAGE-03 finds the same figures by a shared address, and Back brings former ones', async () => {
    openAt('/calculators?margin.cost=30&margin.price=40&currency.from=EUR&currency.to=GBP')
    drawCards('JPY', 'margin', 'vat', 'currency')
    expect(cell('margin', 'margin').value).toBe('25')
    expect(cell('vat', 'gross').value).toBe('120')
    expect(cell('currency', 'result').value).toBe('85.54')
    await act(async () => {
      fireEvent.click(card('margin').getByRole('button', { name: figureMessages.find(cellLabel('margin', 'cost')) }))
    })
    expect(search().has('margin.cost')).toBe(false)
    expect(cell('margin', 'cost').value).toBe('30')
    await act(async () => {
      history.back()
      await new Promise((resolve) => void setTimeout(resolve, 50))
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(search().get('margin.cost')).toBe('30')
  })

  it('PAGE-03 is told at the cell why there is no answer, and Escape takes back what was typed', () => {
    openAt('/calculators')
    drawCards('EUR', 'margin', 'discount', 'unitPrice', 'vat')
    typeInto('margin', 'margin', '100')
    expect(card('margin').getByText(messages.wholeOrMore)).toBeTruthy()
    expect(cell('margin', 'price').value).toBe('')
    expect(card('margin').getByRole('status').textContent).toBe('')
    fireEvent.keyDown(cell('margin', 'margin'), { key: 'Escape' })
    expect(cell('margin', 'price').value).toBe('100.00')
    typeInto('discount', 'discount', '50')
    expect(card('discount').getByText(messages.noSales)).toBeTruthy()
    typeInto('unitPrice', 'content', '0')
    expect(card('unitPrice').getByText(/nothing can be divided by 0/)).toBeTruthy()
    typeInto('vat', 'net', 'abc')
    expect(cell('vat', 'net').getAttribute('aria-invalid')).toBe('true')
  })

  it('PAGE-03 SHELL-10 writes numbers as the region does', () => {
    setFormatLocale('de-DE')
    openAt('/calculators?margin.cost=12.5&margin.margin=50')
    drawCards('EUR', 'margin')
    expect(cell('margin', 'cost').value).toBe('12,5')
    expect(cell('margin', 'price').value).toBe('25,00')
    typeInto('margin', 'cost', '1.234,50')
    expect(cell('margin', 'price').value).toBe('2469,00')
  })

  it('PAGE-03 is shown the formula in names and in values', () => {
    openAt('/calculators')
    drawCards('EUR', 'margin')
    const steps = card('margin').getByText(messages.steps).closest('details')
    expect(steps?.textContent).toContain('Price without VAT = Cost ÷ (1 − Margin)')
    expect(steps?.textContent).toContain('= €60.00 ÷ (1 − 40%) = €100.00')
  })

  it('PAGE-03 adds a product to a set and takes it away again', async () => {
    openAt('/calculators')
    drawCards('EUR', 'bundle')
    const press = (name: string) => act(async () => void fireEvent.click(card('bundle').getByRole('button', { name })))
    await press(messages.addItem)
    typeInto('bundle', 'cost3', '5')
    expect(cell('bundle', 'totalCost').value).toBe('20.00')
    await written()
    expect(search().get('bundle.items')).toBe('3')
    await press(messages.removeItem('3'))
    expect(cell('bundle', 'totalCost').value).toBe('15.00')
  })

  it('PAGE-03 PRICE-15 converts at the dated rate with its day and source, or at a rate of one’s own', () => {
    openAt('/calculators?currency=EUR')
    drawCards('EUR', 'currency')
    expect(cell('currency', 'result').value).toBe('114.15')
    expect(card('currency').getByRole('status').textContent).toMatch(
      /^€100\.00 are US\$114\.15: 1 EUR = 1\.1415 USD of .*2026, ECB\.$/,
    )
    typeInto('currency', 'rate', '1.2')
    expect(cell('currency', 'result').value).toBe('120.00')
    expect(card('currency').getByRole('button', { name: messages.takeDated })).toBeTruthy()
  })

  it('PAGE-03 copies a link to one calculator alone', async () => {
    openAt('/calculators?margin.cost=30&margin.price=40&vat.gross=5&vat.rate=19')
    drawCards('EUR', 'margin')
    await act(async () => void fireEvent.click(card('margin').getByRole('button', { name: messages.copy })))
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/calculators?margin.cost=30&margin.price=40#margin`,
    )
  })
})

describe('who is signed in', () => {
  const USD = 1_000_000
  const id = '0190f2c0-0000-7000-8000-000000000001'

  async function lamp() {
    const { store, settle } = await signIn([foundProducts])
    const costs = { baseCost: 50 * USD, shippingCost: 10 * USD }
    const data = { name: 'Lamp', sku: 'L-1', baseCurrency: 'USD', ...costs, pricingPercent: 400_000 }
    await act(() => store.mutate({ op: 'put', kind: 'product', id, data }))
    await settle()
    return store
  }

  it('PAGE-03 takes figures from a product, with its currency', async () => {
    await lamp()
    openAt('/calculators?currency=EUR')
    drawOwn('EUR', 'margin')
    fireEvent.click(await card('margin').findByRole('button', { name: calculatorProductMessages.take }))
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /Lamp/ })))
    expect(cell('margin', 'cost').value).toBe('60.00')
    expect(cell('margin', 'price').value).toBe('100.00')
    expect(search().get('currency')).toBe('USD')
  })

  it('PAGE-03 PRICE-14 uses figures for a product after it was shown what becomes of its price', async () => {
    const store = await lamp()
    openAt('/calculators?currency=USD&margin.cost=60&margin.margin=50')
    drawOwn('USD', 'margin')
    fireEvent.click(await card('margin').findByRole('button', { name: calculatorProductMessages.putOn }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Lamp/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('row', { name: /Price/ }).textContent).toContain('$100.00')
    expect(dialog.getByRole('row', { name: /Price/ }).textContent).toContain('$120.00')
    await expectAccessible()
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: calculatorProductMessages.apply })))
    expect(store.get('product', id)).toMatchObject({ pricingPercent: 500_000, effectivePrice: 120 * USD })
  })
})
