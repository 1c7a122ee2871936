import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { screenHref } from '#contract/screens.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, rowsOf, rowsOfSold, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { partMessages } from '#web/kit/ui/part-messages.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { storesMessages as messages } from './messages.ts'
import { StoresPage } from './stores-page.tsx'

const OTHER = '00000000-0000-4000-8000-00000000000b'
const connect = (provider: (typeof STORE_PROVIDERS)[number]) => messages.connectTo(messages.providers[provider])
const differing = (id: number, state: 'open' | 'resolved') =>
  emptyRowOf('storeConflict', `00000000-0000-4000-8000-00000000010${id}`, { storeId: STORE_ID, state })

beforeEach(() => void answerCalls())
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'))

it('PAGE-08 without a store the page says what connecting one is for, and offers every shop system', async () => {
  openAt('/stores')
  await signIn()
  const { user } = draw(<StoresPage />)
  expect(screen.getByText(messages.empty.text)).toBeTruthy()
  for (const provider of STORE_PROVIDERS) expect(screen.getByRole('button', { name: connect(provider) })).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: connect('shopify') }))
  expect(await screen.findByRole('dialog', { name: connect('shopify') })).toBeTruthy()
  expect(location.search).toContain('connect=shopify')
})

it('PAGE-08 connected stores stand by name with their state and what differs, each leading to its page', async () => {
  openAt('/stores')
  const lost = emptyRowOf('store', OTHER, { name: 'Attic', nameKey: 'attic', provider: 'wix', state: 'lost' })
  const rows = [
    ...rowsOf('store', storeRow(), lost),
    ...rowsOf('storeConflict', differing(1, 'open'), differing(2, 'open'), differing(3, 'resolved')),
  ]
  await signIn([], 0, rows)
  const { user } = draw(<StoresPage />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('link', { name: 'Attic' }).getAttribute('href')).toContain(OTHER)
  expect(within(first!).getByText(messages.states.lost)).toBeTruthy()
  expect(within(second!).getByText(messages.states.connected)).toBeTruthy()
  expect(within(second!).getByText('2 differences')).toBeTruthy()
  expect(screen.getByText(messages.facts(2, 2))).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.connect }))
  await user.click(await screen.findByRole('menuitem', { name: messages.providers.wix }))
  expect(await screen.findByRole('dialog', { name: connect('wix') })).toBeTruthy()
})

it('STORE-06 each store says what its products earn after its fees, and how many lose', async () => {
  openAt('/stores')
  const euros = (price: number) => [{ price: price * 1_000_000 }]
  const sold = [
    { name: 'Mug', offers: euros(20) },
    { name: 'Plate', offers: euros(8) },
  ]
  await signIn([], 0, [...rowsOf('store', storeRow({ feePercent: 50_000 })), ...sold.flatMap(rowsOfSold)])
  draw(<StoresPage />)
  // 20.00 less 1.00 leaves 9.00 above the cost of 10.00, a margin of 45%; 8.00 less 0.40 is 2.40 below it, of -30%.
  const { average, losing } = messages.products
  expect(screen.getByText(`${average(formatPercent(75_000))} · ${losing(1)}`)).toBeTruthy()
})

it('STORE-06 without any fee the margin is not said to be after fees, and the settings are one press away', async () => {
  openAt('/stores')
  const sold = { name: 'Mug', offers: [{ price: 20_000_000 }] }
  await signIn([], 0, [...rowsOf('store', storeRow()), ...rowsOfSold(sold, 0)])
  draw(<StoresPage />)
  const { averageBefore, noFees } = messages.products
  expect(screen.getByText(new RegExp(`^${averageBefore(formatPercent(500_000))}`))).toBeTruthy()
  const href = screen.getByRole('link', { name: noFees }).getAttribute('href')
  expect(href).toBe(screenHref('store', { id: STORE_ID, view: 'settings' }))
  await expectAccessible()
})

it('STORE-01 without a network a shop system that is chosen opens nothing, and the page says why', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  openAt('/stores')
  await signIn()
  const titles: string[] = []
  const untake = toastQueue.take(({ title }) => void titles.push(title))
  const { user } = draw(<StoresPage />)
  await user.click(screen.getByRole('button', { name: connect('shopify') }))
  expect(titles).toEqual([messages.connectOffline])
  expect(screen.queryByRole('dialog')).toBeNull()
  untake()
})

it.each([
  ['is being read', 1],
  ['is looked at only when asked', null],
] as const)('STORE-01 whoever comes back with a store that %s is told so and led on to it', async (_, nextPullAt) => {
  openAt(`/stores?store=${STORE_ID}`)
  await signIn([], 0, rowsOf('store', storeRow({ nextPullAt })))
  const titles: string[] = []
  const untake = toastQueue.take(({ title }) => void titles.push(title))
  draw(<StoresPage />)
  await expect.poll(() => location.pathname + location.search).toBe(screenHref('store', { id: STORE_ID }))
  expect(titles).toEqual([messages.connecting.done('Lighthouse', nextPullAt !== null)])
  untake()
})

it.each(['expired', 'no-shop', 'busy', 'gone'] as const)(
  'STORE-01 whoever comes back without a connection is told why and what helps, until that is closed: %s',
  async (problem) => {
    openAt(`/stores?problem=${problem}`)
    await signIn()
    const { user } = draw(<StoresPage />)
    const { title, remedy } = {
      ...storeMessages.reasons,
      ...storeMessages.connecting,
      ...storeMessages.notConnected,
    }[problem]
    expect(within(screen.getByRole('alert')).getByText(title)).toBeTruthy()
    expect(screen.getByText(remedy)).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: partMessages.dismiss }))
    expect(screen.queryByText(remedy)).toBeNull()
    expect(location.search).toBe('')
  },
)

it('STORE-01 a problem that nobody knows is not shown', async () => {
  openAt('/stores?problem=hacked')
  await signIn()
  draw(<StoresPage />)
  expect(screen.queryByRole('alert')).toBeNull()
})
