import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { chartMessages } from '#web/kit/charts/messages.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { partMessages } from '#web/kit/ui/part-messages.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { chartTexts as texts } from './chart-messages.ts'
import { analyticsMessages as messages } from './messages.ts'

const EUR = 1_000_000
/** A line of stored values, as a new one has them. */
const LINE = Object.fromEntries(
  Object.entries(documentFields.items.line ?? {}).flatMap(([name, field]) =>
    field.readOnly ? [] : [[name, field.fallback] as const],
  ),
)
const RANGE = '/analytics?range=own&from=2026-01-01&to=2026-07-31'
let person: SignedIn
let customer: string

beforeEach(async () => {
  setFormatLocale('en-IE')
  person = await signIn([productIndex, documentIndex])
})
afterEach(() => setFormatLocale(undefined))

const make = async (kind: string, data: object): Promise<string> => {
  const id = person.store.newId()
  await act(() => person.store.mutate({ op: 'put', kind, id, data: { ...data } }))
  return id
}
const invoice = (day: string, price: number, rest: object = {}) =>
  make('document', {
    documentType: 'invoice',
    status: 'sent',
    currency: 'EUR',
    customerId: customer,
    issueDate: day,
    dueDate: day,
    items: [{ ...LINE, id: 'a', description: 'Tea', unitPrice: price * EUR, unitCost: 6 * EUR }],
    ...rest,
  })
const fill = async () => {
  await make('businessProfile', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
  customer = await make('customer', { name: 'Ann Tee' })
  await make('product', {
    name: 'Mug',
    baseCurrency: 'EUR',
    baseCost: 6 * EUR,
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
    pricingPercent: 400_000,
  })
  await invoice('2025-09-15', 40)
  await invoice('2026-03-10', 100)
  await invoice('2026-05-20', 60, { documentType: 'creditnote' })
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the analytics', () => {
  it('PAGE-02 tell sales beside the range before, as picture, table and words, and lead to the documents behind', async () => {
    await fill()
    const router = openAt(RANGE)
    const { user } = draw(<AnalyticsPage />)
    const tiles = within(await screen.findByRole('list', { name: messages.tiles.label }))
    const sales = await tiles.findByRole('link', { name: new RegExp(`^${texts.net}`) })
    expect(sales.textContent).toBe(`${texts.net}€40.00€40.00 before`)
    const chart = await region(texts.sales.title)
    const columns = chart.getAllByRole('link').map((each) => each.getAttribute('aria-label'))
    expect(columns).toHaveLength(7)
    expect(columns[2]).toBe('March 2026: Sales €100.00, Cost €6.00, Sales before €0.00')
    expect(columns[4]).toBe('May 2026: Sales -€60.00, Cost -€6.00, Sales before €0.00')
    expect(columns[3]).toBe('April 2026: Sales €0.00, Cost €0.00, Sales before €40.00')
    await user.click(chart.getByRole('button', { name: chartMessages.table }))
    expect(chart.getByRole('row', { name: /^March 2026 €100.00 €6.00 .*€94.00 94.0%/ })).toBeTruthy()
    await user.click(sales)
    const panel = within(await screen.findByRole('complementary', { name: texts.net }))
    expect(panel.getByText(countOf('document', 2))).toBeTruthy()
    expect(panel.getAllByText('Ann Tee')).toHaveLength(2)
    expect(panel.getByText('€40.00'), 'the figure stands above its parts').toBeTruthy()
    expect(panel.getAllByText('-€60.00'), 'a credit note takes off').toHaveLength(1)
    expect(router.shown().search).toMatchObject({ behind: 'tiles~net~', range: 'own' })
    await expectAccessible()
    await user.click(panel.getByRole('button', { name: partMessages.closePanel }))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('PAGE-02 follow a change at once, are narrowed by the filter, and say what that does not narrow', async () => {
    await fill()
    openAt(`${RANGE}&category=none`)
    const { remove } = draw(<AnalyticsPage />)
    expect(await screen.findByText(texts.wholeTiles)).toBeTruthy()
    remove()
    openAt(RANGE)
    draw(<AnalyticsPage />)
    expect(await (await region(texts.sales.title)).findByRole('link', { name: /April 2026: Sales €0.00/ })).toBeTruthy()
    await invoice('2026-04-02', 10)
    await person.settle()
    const chart = await region(texts.sales.title)
    expect(await chart.findByRole('link', { name: /April 2026: Sales €10.00/ })).toBeTruthy()
  })

  it('PAGE-02 NAV-08 days of the address that are none, and records that are gone, are said and break nothing', async () => {
    await fill()
    openAt('/analytics?range=own&from=2026-13-45&to=2026-03-01&customer=gone&currency=eur')
    const { user } = draw(<AnalyticsPage />)
    expect(await screen.findByText(messages.filter.wrongRange.missing)).toBeTruthy()
    expect(screen.getByText(messages.filter.gone([messages.filter.customer]))).toBeTruthy()
    expect(screen.getByText(messages.names.customer)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: messages.filter.reset }))
    expect(screen.queryByText(messages.filter.gone([messages.filter.customer]))).toBeNull()
    expect(new URLSearchParams(location.search).has('customer')).toBe(false)
  })

  it('PAGE-02 name a customer as documents do, and keep a short ranking in one list', async () => {
    await fill()
    await act(() => person.store.mutate({ op: 'patch', kind: 'customer', id: customer, data: { company: 'Tea & Co' } }))
    openAt(`${RANGE}&tab=customers`)
    const { user } = draw(<AnalyticsPage />)
    const best = await region(texts.ranking.title)
    await user.click(best.getByRole('button', { name: chartMessages.table }))
    expect(best.getByText(/Tea & Co/)).toBeTruthy()
    expect(best.getByRole('button', { name: chartMessages.chart })).toBeTruthy()
    expect((await region(texts.worstCustomers.title)).getByText(texts.allRanked('10'))).toBeTruthy()
  })

  it('PAGE-02 tell the move of a percentage in points, and what is left out of each period for itself', async () => {
    await fill()
    const foreign = { currency: 'XAF' }
    await invoice('2026-04-10', 7, foreign)
    await invoice('2025-10-10', 9, foreign)
    openAt(RANGE)
    draw(<AnalyticsPage />)
    const tiles = within(await screen.findByRole('list', { name: messages.tiles.label }))
    const margin = await tiles.findByRole('link', { name: new RegExp(`^${texts.margin}`) })
    expect(margin.textContent).toBe(`${texts.margin}100.0%+15.0 points · 85.0% before`)
    const chart = await region(texts.sales.title)
    expect(chart.getByText(/^Left out, .*7/)).toBeTruthy()
    expect(chart.getByText(/^Left out of “Sales before”.*9/)).toBeTruthy()
    expect(screen.getByText(/^Left out of “Sales, profit and margin”.*7/)).toBeTruthy()
    expect(screen.getByText(/^Left out of “Sales, profit and margin before”.*9/)).toBeTruthy()
    fireEvent.click(await tiles.findByRole('link', { name: new RegExp(`^${texts.net}`) }))
    const panel = within(await screen.findByRole('complementary', { name: texts.net }))
    expect(panel.getByText(countOf('document', 2)), 'what has no rate is in no list').toBeTruthy()
    expect(panel.getByText(/^Left out, .*7/)).toBeTruthy()
  })

  it('PAGE-02 rank products alone, in the lead and in the classes, and tell what has none', async () => {
    await fill()
    const product = await make('product', { name: 'Pot', baseCurrency: 'EUR' })
    const items = [
      { ...LINE, id: 'b', productId: product, description: 'Pot', unitPrice: 50 * EUR, unitCost: 20 * EUR },
    ]
    await invoice('2026-06-10', 0, { items })
    openAt(`${RANGE}&tab=products`)
    draw(<AnalyticsPage />)
    const unranked = texts.unranked(messages.noName.product, '€40.00')
    for (const { title } of [texts.abc, texts.classes]) {
      expect((await region(title)).getByText(unranked)).toBeTruthy()
    }
    expect((await region(texts.abc.title)).getByText(texts.abc.lead('1', '1', '100.0%'))).toBeTruthy()
  })

  it('PAGE-02 show every tab without an error, also on a phone, and each chart has its file', async () => {
    await fill()
    takePhone()
    openAt(`${RANGE}&tab=suppliers`)
    draw(<AnalyticsPage more={[{ value: 'more', label: 'More', content: <p>Others</p> }]} />)
    const titles = {
      [messages.tabs.suppliers]: texts.costs.title,
      [messages.tabs.margins]: texts.spread.title,
      [messages.tabs.products]: texts.never.title,
      [messages.tabs.customers]: texts.ages.title,
    }
    for (const [tab, title] of Object.entries(titles)) {
      fireEvent.click(screen.getByRole('tab', { name: tab }))
      const chart = await region(title)
      expect(chart.getByRole('button', { name: chartMessages.csv })).toBeTruthy()
    }
    fireEvent.click(screen.getByRole('tab', { name: 'More' }))
    expect(screen.getByText('Others')).toBeTruthy()
  })

  it('PAGE-02 teach what they are for where there is nothing', async () => {
    await person.settle()
    openAt('/analytics')
    draw(<AnalyticsPage />)
    expect(await screen.findByRole('heading', { name: messages.empty.title })).toBeTruthy()
    expect(screen.queryByLabelText(uiMessages.loading)).toBeNull()
  })
})
