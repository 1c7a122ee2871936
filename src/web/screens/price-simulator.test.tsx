import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { draw, expectAccessible, takePhone } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { questionQueue } from '#web/kit/ui/confirm.ts'
import { type ToastMessage, toastQueue } from '#web/kit/ui/toast.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { dutyLabel } from '#web/features/simulator/lever-words.ts'
import { simulatorMessages as messages } from '#web/features/simulator/messages.ts'
import { comparedFirst } from '#web/features/simulator/simulator-page.tsx'
import { ScenariosPage } from '#web/features/simulator/scenarios-page.tsx'
import { PriceSimulator } from './price-simulator.tsx'

const EURO = 1_000_000

const product = (name: string, more: object) => ({
  op: 'put' as const,
  kind: 'product' as const,
  id: `00000000-0000-4000-8000-0000000000${name.length.toString().padStart(2, '0')}`,
  data: { name, baseCurrency: 'EUR', baseCost: 60 * EURO, pricingMode: 'strategy', pricingStrategy: 'margin', ...more },
})

async function shop() {
  const { store, settle } = await signIn([productIndex, documentIndex])
  await store.mutate(product('Mug', { pricingPercent: 400_000 }))
  await store.mutate(product('Bowl', { pricingMode: 'manual', pricingAmount: 80 * EURO }))
  return { store, settle }
}

/** Frames and rests, and what the address is told of them. */
const rested = () => act(() => new Promise((resolve) => void setTimeout(resolve, 500)))
const lever = (name: string) => screen.getByLabelText<HTMLInputElement>(messages.figureOf(name))
const result = () => within(screen.getByRole('region', { name: messages.result.label }))
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

async function typeInto(name: string, text: string) {
  fireEvent.change(lever(name), { target: { value: text } })
  await rested()
}

async function atWorkbench(address = '/price-simulator') {
  openAt(address)
  draw(<PriceSimulator />)
  await screen.findByText(messages.histogram.title)
  await rested()
}

beforeEach(() => {
  setAuthState({ status: 'signed-in', user: { id: 'u', email: 'ann@example.com' } } as never)
  setFormatLocale('en-IE')
})
afterEach(() => {
  setAuthState({ status: 'loading' })
  setFormatLocale(undefined)
})

describe('the workbench of the price simulator', () => {
  it('PAGE-04 NAV-08 a lever moves figures and rows at once, and the address keeps it', async () => {
    await shop()
    await atWorkbench('/price-simulator?days=0')
    expect(result().getByText(messages.result.of('0', '2'))).toBeTruthy()
    await typeInto(messages.levers.supplierCost, '50')
    expect(result().getByText(messages.result.of('2', '2'))).toBeTruthy()
    expect(rows().find((text) => text?.startsWith('Mug'))).toMatch(/€100\.00 → .*€150\.00.*€60\.00 → .*€90\.00/)
    fireEvent.click(screen.getByRole('radio', { name: messages.gives.prices }))
    await rested()
    expect(rows().find((text) => text?.startsWith('Bowl'))).toMatch(/^Bowl.*34\.25.*-12\.5%.*losing money/)
    expect(new URLSearchParams(location.search).get('levers')).toContain('"ppm":500000')
    await expectAccessible()
  })

  it('PAGE-04 a figure of the result shows the products behind it, and Space both price stories', async () => {
    await shop()
    const levers = { supplierCost: { isOn: true, change: { by: 'percent', ppm: 500_000 } }, gives: { keep: 'prices' } }
    await atWorkbench(`/price-simulator?days=0&levers=${encodeURIComponent(JSON.stringify(levers))}`)
    fireEvent.click(screen.getByRole('button', { name: messages.result.show(messages.result.losing) }))
    await rested()
    expect(rows()).toHaveLength(2)
    const [, row] = screen.getAllByRole('row')
    fireEvent.keyDown(row!, { key: ' ' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(messages.stories.now)).toBeTruthy()
    expect(dialog.getByText(messages.stories.after)).toBeTruthy()
  })

  it('PAGE-04 a scenario is saved with its levers and stands beside today', async () => {
    const { store } = await shop()
    await atWorkbench('/price-simulator?days=0')
    await typeInto(messages.levers.margin, '5')
    fireEvent.click(screen.getByRole('button', { name: messages.save }))
    fireEvent.change(await screen.findByLabelText(messages.naming.label), { target: { value: 'Better margins' } })
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.save }))
    await rested()
    const [scenario] = store.all('scenario')
    expect(scenario).toMatchObject({ name: 'Better margins', soldDays: 0, scope: {} })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Better margins')
    fireEvent.click(screen.getByRole('button', { name: messages.compare }))
    await screen.findByText(messages.comparison.title)
    await rested()
    expect(rows().find((text) => text?.startsWith(messages.comparison.figures.margin))).toMatch(/32\.5%.*35\.0%/)
  })

  it('PAGE-04 PRICE-12 prices below a strict lowest margin stay as they are, unless there is a reason', async () => {
    const { store } = await shop()
    const strict = { name: 'Shop', isDefault: true, floorMargin: 300_000, floorAction: 'block' as const }
    await store.mutate({ op: 'put', kind: 'businessProfile', id: store.newId(), data: strict })
    await atWorkbench('/price-simulator?days=0')
    await typeInto(messages.levers.margin, '-20')
    const refused = screen.getByRole('region', { name: messages.reason.refused(countOf('product', 1)) })
    expect(result().getByText(messages.result.of('0', '2'))).toBeTruthy()
    const reason = within(refused).getByLabelText(messages.reason.label)
    fireEvent.change(reason, { target: { value: 'Clearance' } })
    fireEvent.blur(reason)
    await rested()
    expect(result().getByText(messages.result.of('1', '2'))).toBeTruthy()
    expect(screen.getByRole('region', { name: messages.reason.given })).toBeTruthy()
    await expectAccessible()
  })

  it('PAGE-04 the duty of the goods of one country moves their costs alone', async () => {
    const { store } = await shop()
    const shipmentId = store.newId()
    await store.mutate({ op: 'put', kind: 'shipment', id: shipmentId, data: { name: 'By sea' } })
    const line = { shipmentId, productId: product('Mug', {}).id, originCountry: 'CN' }
    await store.mutate({ op: 'put', kind: 'shipmentLine', id: store.newId(), data: line })
    await atWorkbench('/price-simulator?days=0')
    fireEvent.click(screen.getByText(messages.groups.duty))
    fireEvent.click(screen.getByRole('button', { name: messages.addDuty }))
    await typeInto(dutyLabel({ heading: '', country: 'CN' }), '10')
    expect(rows().find((text) => text?.startsWith('Mug'))).toMatch(/€60\.00 → .*€66\.00/)
    expect(result().getByText(messages.result.of('1', '2'))).toBeTruthy()
    await expectAccessible()
  })

  it('PAGE-04 PLIST-06 the rule of a price list moves the prices in it, beside what the scenario moves already', async () => {
    const { store } = await shop()
    const list = { title: 'Trade', productIds: [product('Mug', {}).id], ruleKind: 'percentOff', rulePercent: 100_000 }
    await store.mutate({ op: 'put', kind: 'priceList', id: store.newId(), data: list } as never)
    await atWorkbench('/price-simulator?days=0')
    fireEvent.click(screen.getByText(messages.groups.lists))
    await typeInto('Trade', '30')
    const lists = within(screen.getByRole('region', { name: messages.lists.label }))
    expect(lists.getAllByRole('row')[1]?.textContent).toMatch(/Trade.*10%.*40%.*1 of 1.*33\.3%.*0%/)
    await expectAccessible()
  })

  it('PAGE-04 a product without a cost or a rate has no figure for it, not one of 0', async () => {
    const { store } = await shop()
    await store.mutate(product('Salt pigs', { baseCost: 0, pricingMode: 'manual', pricingAmount: 20 * EURO }))
    await store.mutate(product('Lantern', { baseCurrency: 'KPW', pricingPercent: 400_000 }))
    await atWorkbench('/price-simulator?days=0')
    await typeInto(messages.levers.supplierCost, '20')
    expect(rows().find((text) => text?.startsWith('Salt pigs'))).toMatch(/^Salt pigs–€20\.00––$/)
    expect(rows().find((text) => text?.startsWith('Lantern'))).toMatch(/^Lantern–KPW.100\.00 → .*KPW.120\.00/)
  })

  it('PAGE-04 what another device saves is merged lever by lever, and told', async () => {
    const { store, settle } = await shop()
    const percent = (ppm: number) => ({ isOn: true, change: { by: 'percent' as const, ppm } })
    const gives = { keep: 'margins' as const }
    const id = store.newId()
    const levers = { supplierCost: percent(200_000), gives }
    await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'S1', levers, soldDays: 0 } })
    await atWorkbench(`/price-simulator?id=${id}`)
    await typeInto(messages.levers.freight, '40')
    expect(screen.getByText(messages.unsavedMark)).toBeTruthy()
    const told: ToastMessage[] = []
    onTestFinished(toastQueue.take((message) => told.push(message)))
    const theirs = { ...levers, supplierCost: percent(300_000) }
    await act(() => store.mutate({ op: 'patch', kind: 'scenario', id, data: { levers: theirs } }))
    await settle()
    await rested()
    expect([lever(messages.levers.supplierCost).value, lever(messages.levers.freight).value]).toEqual(['30', '40'])
    expect(told.at(-1)).toMatchObject({ title: messages.elsewhere('S1'), detail: messages.elsewhereKept })
  })

  it('PAGE-04 another scenario is opened over unsaved levers only after a question', async () => {
    const { store } = await shop()
    const id = store.newId()
    const levers = {
      freight: { isOn: true, change: { by: 'percent' as const, ppm: 80_000 } },
      gives: { keep: 'margins' as const },
    }
    await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'Dear sea', levers, soldDays: 0 } })
    await atWorkbench('/price-simulator?days=0')
    await typeInto(messages.levers.supplierCost, '9')
    let isSure = false
    onTestFinished(questionQueue.take(({ answer }) => answer(isSure)))
    fireEvent.blur(lever(messages.levers.supplierCost))
    const choose = async () => {
      fireEvent.change(screen.getByLabelText(messages.choose), { target: { value: id } })
      await rested()
    }
    await choose()
    expect(lever(messages.levers.supplierCost).value).toBe('9')
    isSure = true
    await choose()
    expect([lever(messages.levers.supplierCost).value, lever(messages.levers.freight).value]).toEqual(['0', '8'])
  })

  it('PAGE-04 a comparison begins with what is open, what was changed of it, and the scenario that was tried last', async () => {
    const { store } = await shop()
    const id = store.newId()
    const levers = {
      freight: { isOn: true, change: { by: 'percent' as const, ppm: 80_000 } },
      gives: { keep: 'margins' as const },
    }
    await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'Dear sea', levers } })
    expect(comparedFirst({ row: store.get('scenario', id), isChanged: false }, store.all('scenario'))).toBe(id)
    expect(comparedFirst({ row: undefined, isChanged: true }, store.all('scenario'))).toBe(`now,${id}`)
    expect(comparedFirst({ row: undefined, isChanged: false }, store.all('scenario'))).toBe(id)
  })

  it('PAGE-04 SHELL-08 says what it is for without products, and fits a phone', async () => {
    await signIn([productIndex, documentIndex])
    openAt('/price-simulator')
    draw(<PriceSimulator />)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    takePhone()
    await expectAccessible()
  })
})

describe('the list of scenarios', () => {
  it('PAGE-04 tells the levers of each, and which were saved for an earlier catalogue', async () => {
    const { store } = await shop()
    const levers = {
      freight: { isOn: true, change: { by: 'percent' as const, ppm: 80_000 } },
      gives: { keep: 'margins' as const },
    }
    const id = store.newId()
    await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'Dear sea', levers, catalogue: '1.1' } })
    openAt('/scenarios')
    draw(<ScenariosPage />)
    expect(await screen.findByText(`${messages.levers.freight} +8%`)).toBeTruthy()
    expect(screen.getByText(messages.stale.short)).toBeTruthy()
    await expectAccessible()
  })
})
