import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STORE_PROVIDERS, type StoreProviderName } from '#contract/store-providers.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, refused, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { keptEntries } from './kept-entries.ts'
import { storesMessages } from './messages.ts'

const messages = storesMessages.connecting
const ENTRIES: Readonly<Record<StoreProviderName, readonly (keyof typeof messages.keys)[]>> = {
  wix: ['apiKey', 'siteId'],
  shopify: ['address', 'clientId', 'clientSecret'],
  woocommerce: ['address', 'consumerKey', 'consumerSecret'],
}
const connectTo = (provider: StoreProviderName) => storesMessages.connectTo(storesMessages.providers[provider])
const withApp = ['GET /shopify/connection-status', () => ({ hasApp: true, connected: false, stores: [] })] as const

beforeEach(async () => {
  openAt('/stores')
  await signIn()
})

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'onLine')
})

it.each(STORE_PROVIDERS)(
  'STORE-01 the dialog of %s says what each permission is for, and asks for its keys alone where no app is set up',
  async (provider) => {
    answerCalls()
    draw(<ConnectDialog provider={provider} onClose={() => undefined} />)
    await screen.findByRole('dialog', { name: connectTo(provider) })
    for (const line of messages.allows[provider]) expect(screen.getByText(line)).toBeTruthy()
    for (const key of ENTRIES[provider]) expect(await screen.findByLabelText(messages.keys[key])).toBeTruthy()
    const fields = screen.getAllByLabelText(/./).filter(({ tagName }) => tagName === 'INPUT')
    expect(fields).toHaveLength(ENTRIES[provider].length)
    const consent = messages.byConsent(storesMessages.providers[provider])
    expect(screen.queryByRole('button', { name: consent })).toBeNull()
    await expectAccessible()
  },
)

it('STORE-01 keys are sent with the address, and the connected store is opened', async () => {
  const calls = answerCalls([
    ['POST /woocommerce/', () => ({ url: null, store: { id: STORE_ID, name: 'Lamps', nextPullAt: null } })],
  ])
  const { user } = draw(<ConnectDialog provider="woocommerce" onClose={() => undefined} />)
  await user.type(await screen.findByLabelText(messages.keys.address), 'https://lamps.example')
  await user.type(screen.getByLabelText(messages.keys.consumerKey), 'ck_1')
  await user.type(screen.getByLabelText(messages.keys.consumerSecret), 'cs_2')
  await user.click(screen.getByRole('button', { name: connectTo('woocommerce') }))
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_2' }
  await waitFor(() => expect(location.search).toContain(STORE_ID))
  expect(calls).toEqual([{ call: 'POST /woocommerce/auth/start', body: { address: 'https://lamps.example', keys } }])
})

it('STORE-01 a secret is not readable while it is typed, and what is wrong with an entry is said below it alone', async () => {
  const errors = [
    { field: 'address', message: 'must be the address of the store' },
    { field: 'keys.consumerSecret', message: 'is needed' },
  ]
  answerCalls([['POST /woocommerce/', () => refused(422, 'validation', { errors })]])
  const { user } = draw(<ConnectDialog provider="woocommerce" onClose={() => undefined} />)
  const secret = await screen.findByLabelText<HTMLInputElement>(messages.keys.consumerSecret)
  expect(secret.type).toBe('password')
  await user.click(screen.getByRole('button', { name: connectTo('woocommerce') }))
  await waitFor(() => expect(secret.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText(messages.keys.address).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(messages.keys.consumerKey).getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.getAllByText('This is needed.')).toHaveLength(1)
  await expectAccessible()
})

it('STORE-01 what the store answered is told, and what was typed stays to be mended', async () => {
  answerCalls([['POST /woocommerce/', () => refused(502, 'store-unavailable', { detail: 'It could not be reached.' })]])
  const { user } = draw(<ConnectDialog provider="woocommerce" onClose={() => undefined} />)
  const address = await screen.findByLabelText<HTMLInputElement>(messages.keys.address)
  await user.type(address, 'https://lamps.example')
  await user.click(screen.getByRole('button', { name: connectTo('woocommerce') }))
  expect(await screen.findByText('It could not be reached.')).toBeTruthy()
  expect(address.value).toBe('https://lamps.example')
})

it('STORE-01 AUTH-12 a sign-in that is too old is renewed first', async () => {
  answerCalls([['POST /wix/', () => refused(403, 'not-fresh')]])
  const { user } = draw(<ConnectDialog provider="wix" onClose={() => undefined} />)
  await user.click(await screen.findByRole('button', { name: connectTo('wix') }))
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
  expect(screen.getByRole('link', { name: confirmMessages.signIn })).toBeTruthy()
})

it('STORE-01 AUTH-12 a fresh sign-in is asked for before anything is typed, and not while there is one', async () => {
  let freshUntil = new Date(Date.now() - 1_000).toISOString()
  answerCalls([['GET /auth/session', () => ({ freshUntil })]])
  const { remove } = draw(<ConnectDialog provider="wix" onClose={() => undefined} />)
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
  await expectAccessible()
  remove()
  freshUntil = new Date(Date.now() + 60_000).toISOString()
  draw(<ConnectDialog provider="wix" onClose={() => undefined} />)
  await screen.findByLabelText(messages.keys.apiKey)
  expect(screen.queryByText(messages.notFresh)).toBeNull()
})

it('STORE-01 AUTH-12 address and IDs are there again after the sign-in, secrets are not, and closing forgets them', async () => {
  answerCalls([['POST /shopify/', () => refused(403, 'not-fresh')]])
  const { user, remove } = draw(<ConnectDialog provider="shopify" onClose={() => undefined} />)
  await user.type(await screen.findByLabelText(messages.keys.address), 'lamps')
  await user.type(screen.getByLabelText(messages.keys.clientId), 'id')
  await user.type(screen.getByLabelText(messages.keys.clientSecret), 'secret')
  await user.click(screen.getByRole('button', { name: connectTo('shopify') }))
  await screen.findByText(messages.notFresh)
  remove()
  const valueOf = (key: keyof typeof messages.keys) => screen.getByLabelText<HTMLInputElement>(messages.keys[key]).value
  const again = draw(<ConnectDialog provider="shopify" onClose={() => undefined} />)
  await screen.findByLabelText(messages.keys.clientId)
  expect([valueOf('address'), valueOf('clientId'), valueOf('clientSecret')]).toEqual(['lamps', 'id', ''])
  expect(keptEntries('shopify')).toEqual({ address: 'lamps', clientId: 'id' })
  await again.user.click(screen.getByRole('button', { name: uiMessages.cancel }))
  again.remove()
  draw(<ConnectDialog provider="shopify" onClose={() => undefined} />)
  expect((await screen.findByLabelText<HTMLInputElement>(messages.keys.clientId)).value).toBe('')
})

it('STORE-01 a store that is connected again has its address there already', async () => {
  answerCalls()
  draw(<ConnectDialog provider="woocommerce" store={storeRow()} onClose={() => undefined} />)
  const address = await screen.findByLabelText<HTMLInputElement>(messages.keys.address)
  expect(address.value).toBe('https://lamps.example')
})

it('STORE-01 with an app the owner agrees on a page of the shop system: no key is sent, and the browser goes there', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const calls = answerCalls([withApp, ['POST /shopify/', () => ({ url: 'https://shop.example/agree', store: null })]])
  const { user } = draw(<ConnectDialog provider="shopify" store={storeRow()} onClose={() => undefined} />)
  const consent = await screen.findByRole('button', { name: messages.byConsent('Shopify') })
  const address = screen.getByLabelText(messages.keys.address)
  // Its page is found by the address, which is asked for first.
  expect(address.compareDocumentPosition(consent) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText(messages.consentText('Shopify'))).toBeTruthy()
  await expectAccessible()
  // Keys are the second way: what was typed of them is of no account without it.
  await user.click(screen.getByRole('button', { name: messages.withKeys }))
  await user.type(await screen.findByLabelText(messages.keys.clientId), 'id')
  expect(screen.getByRole('button', { name: connectTo('shopify') })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.withoutKeys }))
  await user.clear(address)
  await user.type(address, 'lamps')
  await user.click(screen.getByRole('button', { name: messages.byConsent('Shopify') }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://shop.example/agree'))
  expect(calls).toEqual([{ call: 'POST /shopify/auth/start', body: { store: STORE_ID, address: 'lamps' } }])
  expect(screen.getByRole('button', { name: messages.byConsent('Shopify') })).toHaveProperty('disabled', true)
})

it('STORE-01 an older custom app of Shopify is connected by its token, which is asked for only then', async () => {
  const errors = [{ field: 'keys.accessToken', message: 'does not look like such a key' }]
  const calls = answerCalls([['POST /shopify/', () => refused(400, 'validation', { errors })]])
  const { user } = draw(<ConnectDialog provider="shopify" onClose={() => undefined} />)
  await user.type(await screen.findByLabelText(messages.keys.address), 'lamps')
  expect(screen.getByLabelText<HTMLInputElement>(messages.keys.clientSecret).type).toBe('password')
  expect(screen.queryByLabelText(messages.keys.accessToken)).toBeNull()
  const older = screen.getByText(messages.older.title)
  await user.click(older)
  const token = await screen.findByLabelText<HTMLInputElement>(messages.keys.accessToken)
  expect(token.type).toBe('password')
  await user.type(token, 'shpat_1')
  await user.type(screen.getByLabelText(messages.keys.apiSecret), 'shpss_2')
  await expectAccessible()
  const connect = screen.getByRole('button', { name: connectTo('shopify') })
  await user.click(connect)
  await waitFor(() => expect(token.getAttribute('aria-invalid')).toBe('true'))
  // Out of sight it is of no account.
  await user.click(older)
  await waitFor(() => expect(screen.queryByLabelText(messages.keys.accessToken)).toBeNull())
  await user.click(connect)
  const keys = { accessToken: 'shpat_1', apiSecret: 'shpss_2' }
  const call = 'POST /shopify/auth/start'
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toEqual([
    { call, body: { address: 'lamps', keys } },
    { call, body: { address: 'lamps', keys: {} } },
  ])
})

it('STORE-01 without a network nothing can be begun, and the dialog says why', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  answerCalls()
  draw(<ConnectDialog provider="wix" onClose={() => undefined} />)
  expect(await screen.findByText(storesMessages.offline)).toBeTruthy()
  expect(screen.getByRole('button', { name: connectTo('wix') })).toHaveProperty('disabled', true)
})
