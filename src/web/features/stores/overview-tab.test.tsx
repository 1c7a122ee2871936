import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { store as storeEntity } from '#contract/entities/store.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused, rowsOf, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { ConfirmHost } from '#web/kit/ui/confirm-host.tsx'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.overview
const CHANGES = '00000000-0000-4000-8000-0000000000c1'
let titles: string[]
let untake: () => void

beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => {
  untake()
  Reflect.deleteProperty(navigator, 'onLine')
})

async function open(values: object = {}, answers: Answers = [], others: Parameters<typeof signIn>[2] = []) {
  openAt(`/store?id=${STORE_ID}`)
  const person: SignedIn = await signIn([], 0, [...rowsOf('store', storeRow(values)), ...others])
  const calls = answerCalls(answers)
  const { user } = draw(
    <>
      <StorePage />
      <ConfirmHost />
    </>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Lighthouse' })
  return { ...person, calls, user }
}

it('STORE-09 a first import that waits leads to its change set, and is not spoken of once it is applied', async () => {
  const changes = emptyRowOf('changeSet', CHANGES, { state: 'checked' })
  const { arrive } = await open({ firstChangeSetId: CHANGES }, [], rowsOf('changeSet', changes))
  expect(screen.getByText(messages.first('Lighthouse'))).toBeTruthy()
  expect(screen.getByRole('link', { name: messages.review }).getAttribute('href')).toContain(CHANGES)
  await expectAccessible()
  await arrive('changeSet', { ...changes, state: 'applied' })
  await waitFor(() => expect(screen.queryByText(messages.first('Lighthouse'))).toBeNull())
})

it('STORE-09 a look shows how far it is and can be stopped; what is being sent cannot', async () => {
  const run = { doing: 'pull', done: 1_240, total: 3_000, startedAt: 1 }
  const { calls, user, arrive } = await open({ run })
  expect(screen.getByRole('progressbar')).toBeTruthy()
  expect(screen.getByText(messages.read(1_240))).toBeTruthy()
  expect(screen.getByRole('button', { name: messages.look })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: messages.stop }))
  await waitFor(() => expect(titles).toContain(messages.stopped))
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/cancel`, body: undefined }])
  await arrive('store', storeRow({ run: { ...run, doing: 'push', total: null } }))
  expect(await screen.findByText(messages.sent(1_240))).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.stop })).toBeNull()
})

it('STORE-06 a lost access says why, what helps and what the store said, and the same store is connected again', async () => {
  const { user, calls } = await open({ state: 'lost', problem: 'access', said: 'Sorry, you cannot list resources.' })
  const { title, remedy } = storeMessages.reasons.access
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(remedy)).toBeTruthy()
  expect(screen.getByText(storeMessages.said('Sorry, you cannot list resources.'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.look })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: storesMessages.again }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: storesMessages.connectTo('WooCommerce') }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({ call: 'POST /woocommerce/auth/start', body: { store: STORE_ID } })
})

it('STORE-04 changes are looked for when asked, the whole store too, and products that were deleted here come back', async () => {
  const { calls, user } = await open({ nextPullAt: null })
  expect(screen.getByText(messages.onlyAsked)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.look }))
  for (const label of [messages.whole, messages.bringBack]) {
    await user.click(screen.getByRole('button', { name: storesMessages.more }))
    await user.click(await screen.findByRole('menuitem', { name: label }))
  }
  await waitFor(() => expect(calls).toHaveLength(3))
  const bodies = [{}, { whole: true }, { whole: true, bringsBack: true }]
  expect(calls).toEqual(bodies.map((body) => ({ call: `POST /stores/${STORE_ID}/pull`, body })))
})

async function askToDisconnect(user: Awaited<ReturnType<typeof open>>['user'], answer: string) {
  await user.click(screen.getByRole('button', { name: storesMessages.more }))
  await user.click(await screen.findByRole('menuitem', { name: messages.disconnect }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(messages.disconnectText)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: answer }))
}

it('STORE-01 disconnecting asks first and says what stays', async () => {
  const { calls, user } = await open()
  await askToDisconnect(user, uiMessages.cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls).toEqual([])
  await askToDisconnect(user, messages.disconnect)
  await waitFor(() => expect(titles).toContain(messages.disconnected('Lighthouse')))
  expect(calls).toEqual([{ call: `POST /woocommerce/disconnect?store=${STORE_ID}`, body: undefined }])
})

it('STORE-01 AUTH-12 disconnecting with a sign-in that is too old asks for a fresh one', async () => {
  const { user } = await open({}, [['POST /woocommerce/disconnect', () => refused(403, 'not-fresh')]])
  await askToDisconnect(user, messages.disconnect)
  const reason = await screen.findByText(storesMessages.connecting.notFresh)
  expect(reason).toBeTruthy()
  // The buttons keep their place: what is said stands outside of their panel.
  const look = screen.getByRole('button', { name: messages.look })
  expect(look.closest('section')?.contains(reason)).toBe(false)
})

it('STORE-01 a disconnected store says so, and offers to connect it again', async () => {
  await open({ state: 'disconnected' })
  expect(screen.getByText(messages.lostText)).toBeTruthy()
  expect(screen.getByRole('button', { name: storesMessages.again })).toBeTruthy()
  expect(screen.queryByText(storeEntity.fields.nextPullAt.label)).toBeNull()
})

it('STORE-09 a product that could be several is settled by a person, and goes from the list', async () => {
  const doubt = {
    externalId: '17',
    name: 'Lamp',
    sku: 'L-1',
    reason: 'several',
    candidates: [{ productId: CHANGES, name: 'Lamp, green', sku: 'L-1' }],
  }
  let left = 1
  const settled = () => {
    left = 0
    return { left }
  }
  const { calls, user } = await open({}, [
    [`GET /stores/${STORE_ID}/doubts`, () => ({ doubts: left === 0 ? [] : [doubt], total: left })],
    [`POST /stores/${STORE_ID}/doubts`, settled],
  ])
  expect(await screen.findByText(storesMessages.doubts.several)).toBeTruthy()
  // What waits for a person stands above how the store stands.
  const panel = screen.getByRole('heading', { name: storesMessages.doubts.title(1) })
  const facts = screen.getByRole('heading', { name: storesMessages.tabs.overview })
  expect(panel.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const save = screen.getByRole('button', { name: storesMessages.doubts.settle })
  expect(save).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('combobox', { name: storesMessages.doubts.choose('Lamp') }))
  await act(async () => undefined)
  await user.click(await screen.findByRole('option', { name: /Lamp, green/ }))
  await user.click(save)
  await waitFor(() => expect(screen.queryByText(storesMessages.doubts.title(1))).toBeNull())
  expect(titles).toEqual([storesMessages.doubts.linked('Lamp', 'Lamp, green')])
  const body = { externalId: '17', is: { productId: CHANGES } }
  expect(calls).toEqual([{ call: `POST /stores/${STORE_ID}/doubts`, body }])
})

async function checkFor(changes: Parameters<typeof signIn>[2], first: object = {}) {
  const opened = await open({ pulledAt: 1_000, nextPullAt: null, ...first })
  await opened.user.click(screen.getByRole('button', { name: messages.look }))
  await waitFor(() => expect(titles).toContain(messages.asked))
  expect(screen.queryByText(messages.nothingNew)).toBeNull()
  for (const { kind, row } of changes ?? []) await opened.arrive(kind, row)
  await opened.arrive('store', storeRow({ pulledAt: 5_000, nextPullAt: null, ...first }))
  return opened
}
const lookRow = (values: object) => {
  const usual = { origin: 'storePull', state: 'applied', title: 'Changes in Lighthouse', size: 3, appliedAt: 4_000 }
  return emptyRowOf('changeSet', CHANGES, { ...usual, ...values })
}

it('STORE-04 a look that was asked for says that nothing changed, also beside what came of another store', async () => {
  await checkFor(rowsOf('changeSet', lookRow({ title: 'Changes in Attic' })))
  expect(await screen.findByText(messages.nothingNew)).toBeTruthy()
  await expectAccessible()
})

it('STORE-04 a look that was asked for says how many products changed, and leads to the changes', async () => {
  await checkFor(rowsOf('changeSet', lookRow({})))
  expect(await screen.findByText(messages.tookOver(3))).toBeTruthy()
  expect(screen.getByRole('link', { name: messages.seeChanges }).getAttribute('href')).toContain(CHANGES)
})

it('STORE-04 STORE-05 a look that found differences says so, and leads to them', async () => {
  const conflict = emptyRowOf('storeConflict', CHANGES, { storeId: STORE_ID })
  await checkFor(rowsOf('storeConflict', conflict))
  expect(await screen.findByText(`${messages.nothingNew} ${messages.newDifferences(1)}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: messages.decide }).getAttribute('href')).toContain('view=differences')
})

it('STORE-09 a look that proposed the first import speaks of that alone', async () => {
  const { arrive } = await checkFor([])
  await arrive('changeSet', lookRow({ state: 'checked', appliedAt: null }))
  await arrive('store', storeRow({ pulledAt: 6_000, firstChangeSetId: CHANGES }))
  expect(await screen.findByText(messages.first('Lighthouse'))).toBeTruthy()
  expect(screen.queryByText(messages.nothingNew)).toBeNull()
})

it('STORE-09 a store that was read and has no products says so', async () => {
  const { arrive } = await open({ pulledAt: null })
  expect(screen.queryByText(storesMessages.products.emptyStore)).toBeNull()
  await arrive('store', storeRow({ pulledAt: 1_000 }))
  expect(await screen.findByText(storesMessages.products.emptyStore)).toBeTruthy()
  await expectAccessible()
})

it('STORE-04 without a network the overview says why nothing can be asked, and when it was read last stands once', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  await open({ pulledAt: 1_000 })
  expect(screen.getByText(storesMessages.offline)).toBeTruthy()
  expect(screen.getByRole('button', { name: messages.look })).toHaveProperty('disabled', true)
  expect(screen.getAllByText(new RegExp(storeEntity.fields.pulledAt.label))).toHaveLength(1)
})
