import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { type AskedQuestion, questionQueue } from '#web/kit/ui/confirm.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { CardsPanel } from './cards-panel.tsx'
import { cardMessages as messages } from './messages.ts'

const DOCUMENT = '00000000-0000-4000-8000-00000000000d'
let titles: string[]
let untake: () => void

beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

const account = (values: object = {}) => ({
  accountId: 'acct_1',
  name: 'Tea & Co',
  mode: 'live',
  keyKind: 'restricted',
  state: 'active',
  hasOwnEndpoint: true,
  webhook: 'https://shop.example/api/card-payments/webhook/1',
  heardAt: null,
  connectedAt: '2026-06-30T10:00:00.000Z',
  ...values,
})

const payment = (id: string, values: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  documentId: DOCUMENT,
  reference: `pi_${id}`,
  paidAt: '2026-06-30T10:00:00.000Z',
  currency: 'EUR',
  amount: 100,
  kept: 100,
  fee: { amount: 1.75, currency: 'EUR' },
  dispute: '',
  disputeAnswerBy: null,
  isCredit: false,
  problem: '',
  ...values,
})

async function open(answers: Answers) {
  openAt('/settings/connections')
  await signIn()
  const calls = answerCalls(answers)
  const { user } = draw(<CardsPanel />)
  return { calls, user }
}

const connected = (values: object = {}): Answers[number] => [
  'GET /card-payments/account',
  () => ({ account: account(values) }),
]
const unconnected: Answers[number] = ['GET /card-payments/account', () => ({ account: null })]
const paid = (...items: object[]): Answers[number] => ['GET /card-payments', () => ({ items, hasMore: false })]

it('DOC-14 a key is entered hidden, sent once, and gone from the page when it is taken', async () => {
  const { calls, user } = await open([
    unconnected,
    ['PUT /card-payments/account', () => ({ account: account() })],
    paid(),
  ])
  await screen.findByText(messages.none)
  await user.click(screen.getByRole('button', { name: messages.connect }))
  const key = await screen.findByLabelText(messages.key)
  expect(key).toHaveProperty('type', 'password')
  await user.type(key, ' rk_live_entered ')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.submit }))
  await expect.poll(() => titles).toEqual([messages.connected])
  expect(calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({ body: { key: 'rk_live_entered' } })
  expect(document.body.innerHTML).not.toContain('rk_live_entered')
})

it('DOC-14 each permission that a key lacks is said in the dialog, and what was typed stays', async () => {
  const errors = [
    { field: 'key', message: 'lacks the permission “Disputes: Read”' },
    { field: 'key', message: 'lacks the permission “PaymentIntents: Read”' },
  ]
  const { user } = await open([
    unconnected,
    ['PUT /card-payments/account', () => refused(400, 'invalid-input', { errors })],
    paid(),
  ])
  await user.click(await screen.findByRole('button', { name: messages.connect }))
  await user.type(await screen.findByLabelText(messages.key), 'rk_live_entered')
  await user.click(screen.getByRole('button', { name: messages.submit }))
  for (const { message } of errors) expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  expect(screen.getByLabelText(messages.key)).toHaveProperty('value', 'rk_live_entered')
})

it('DOC-14 an endpoint that a person makes is told with its address, and its secret is entered', async () => {
  const { calls, user } = await open([
    connected({ state: 'waiting', hasOwnEndpoint: false }),
    ['PUT /card-payments/account/signing-secret', () => ({ account: account() })],
    paid(),
  ])
  await screen.findByText('https://shop.example/api/card-payments/webhook/1')
  await user.click(screen.getByRole('button', { name: messages.enterSecret }))
  await user.type(await screen.findByLabelText(messages.secret), 'whsec_entered')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.saveSecret }))
  await expect
    .poll(() => calls.find(({ call }) => call.startsWith('PUT')))
    .toMatchObject({ body: { secret: 'whsec_entered' } })
})

it('DOC-14 a test key and a key that is not taken any more are said', async () => {
  await open([connected({ mode: 'test', state: 'refused' }), paid()])
  await screen.findByText(messages.testTitle)
  expect(screen.getByText(messages.refusedTitle)).toBeTruthy()
  expect(screen.getAllByText(messages.test)).toHaveLength(1)
  await expectAccessible()
})

it('DOC-14 DOC-15 what asks for a person is told at its payment, and can be looked at again', async () => {
  const { calls, user } = await open([
    connected(),
    [`POST /card-payments/${payment('2').id}/look`, () => payment('2')],
    paid(
      payment('1'),
      payment('2', { problem: 'void' }),
      payment('3', { isCredit: true }),
      payment('4', { dispute: 'needs_response', kept: 0 }),
      payment('5', { kept: 60, fee: null }),
      payment('6', { kept: 0, problem: 'void' }),
      payment('7', { dispute: 'under_review', kept: 0 }),
      payment('8', { dispute: 'lost', kept: 0 }),
      payment('9', { dispute: 'warning_under_review' }),
      payment('a', { dispute: 'won' }),
      payment('b', { dispute: 'warning_needs_response', disputeAnswerBy: '2026-07-10T12:00:00.000Z' }),
    ),
  ])
  const list = await screen.findByRole('region', { name: messages.payments.title })
  const { problems, credit, disputed, disputedUntil, underReview, lost, partly, refunded, fine, answer } =
    messages.payments
  const until = disputedUntil(formatDate(Date.parse('2026-07-10T12:00:00.000Z')))
  for (const text of [problems.void, credit, disputed, until, lost, partly, refunded])
    expect(within(list).getByText(text)).toBeTruthy()
  for (const text of [underReview, fine]) expect(within(list).getAllByText(text)).toHaveLength(2)
  const links = within(list).getAllByRole<HTMLAnchorElement>('link', { name: answer })
  expect(links.map(({ href }) => href)).toEqual(
    ['4', 'b'].map((id) => `https://dashboard.stripe.com/payments/pi_${id}`),
  )
  await expectAccessible()
  await user.click(within(list).getByRole('button', { name: messages.payments.look }))
  await expect.poll(() => titles).toEqual([messages.payments.looked])
  expect(calls.some(({ call }) => call === `POST /card-payments/${payment('2').id}/look`)).toBe(true)
})

it('DOC-14 disconnecting is asked for first', async () => {
  const asked: AskedQuestion[] = []
  const leave = questionQueue.take((question) => void asked.push(question))
  const { calls, user } = await open([connected(), paid()])
  await user.click(await screen.findByRole('button', { name: messages.disconnect }))
  await expect.poll(() => asked.map(({ question }) => question.title)).toEqual([messages.disconnectQuestion])
  expect(calls).toEqual([])
  asked[0]?.answer(true)
  await expect.poll(() => calls).toEqual([{ call: 'DELETE /card-payments/account', body: undefined }])
  leave()
})

it('DOC-14 AUTH-12 a fresh sign-in is asked for before the key is entered, which is kept nowhere', async () => {
  const stale: Answers[number] = ['GET /auth/session', () => ({ freshUntil: '2026-01-01T00:00:00Z' })]
  const { user } = await open([unconnected, stale, paid()])
  await screen.findByText(messages.none)
  await user.click(screen.getByRole('button', { name: messages.connect }))
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
  await user.type(screen.getByLabelText(messages.key), 'rk_live_entered')
  const kept = [sessionStorage, localStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
  )
  expect(kept.join('\n')).not.toContain('rk_live_entered')
})
