import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PlanAnswer, UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import { planMessages, planWords } from '#contract/plan-messages.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { type AskedQuestion, questionQueue } from '#web/kit/ui/confirm.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { plansMessages as messages } from './messages.ts'
import { PlanPart } from './plan-part.tsx'
import { dayText } from './plan-texts.ts'

let titles: string[]
let untake: () => void
beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

const planOf = (id: string, over: Partial<PlanAnswer> = {}): PlanAnswer => ({
  id,
  name: `Plan ${id}`,
  description: '',
  price: 19,
  currency: 'USD',
  billingCycle: 'monthly',
  features: ['Everything'],
  limits: { products: 5 },
  maxUsers: 2,
  trialDays: 14,
  isActive: true,
  order: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...over,
})
const subscriptionOf = (over: Partial<UserSubscriptionAnswer> = {}): UserSubscriptionAnswer => ({
  id: 's',
  userId: 'u',
  planId: 'a',
  price: 19,
  currency: 'USD',
  billingCycle: 'monthly',
  status: 'active',
  cancelAtPeriodEnd: false,
  paymentIssue: false,
  accessUntil: null,
  nextBillingDate: '2026-08-01T00:00:00Z',
  trialEnd: null,
  periodEnd: '2026-08-01T00:00:00Z',
  isTest: true,
  createdAt: '2026-07-01T00:00:00Z',
  updatedAt: '2026-07-01T00:00:00Z',
  ...over,
})
const usage = [
  { limit: 'products', used: 7, most: 5 },
  { limit: 'storageBytes', used: 2_000_000, most: null },
  { limit: 'people', used: 3, most: 4 },
] as const
const plans = [planOf('a'), planOf('b', { name: 'Large', price: 40, limits: {} })]
const currentOf = (over: object = {}) => ({
  mode: 'test',
  subscription: subscriptionOf(),
  plan: plans[0],
  usage,
  ...over,
})
const payments = {
  card: { brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 },
  credit: { amount: 7.5, currency: 'USD' },
  invoices: [
    { id: 'i', number: 'TEST-0001', at: '2026-07-01T00:00:00Z', amount: 19, currency: 'USD', state: 'paid', url: null },
  ],
}

async function open(answers: Answers, search = '') {
  openAt(`/settings/plan${search}`)
  await signIn([])
  const calls = answerCalls([
    // The first that fits answers, so the longer address stands before the shorter one.
    ['GET /subscription/payments', () => payments],
    ...answers,
    ['GET /subscription', () => currentOf()],
    ['GET /stripe/plans', () => ({ plans })],
  ])
  const { user } = draw(<PlanPart />)
  await screen.findByRole('heading', { name: messages.offeredTitle, hidden: true })
  return { calls, user }
}

it('SUB-05 SUB-06 the page says that nothing is paid, which plan it is, what is used, and what was paid', async () => {
  await open([])
  expect(screen.getByRole('region', { name: messages.testTitle })).toBeTruthy()
  expect(screen.getByText(planWords.active)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: planWords.products })).toBeTruthy()
  expect(screen.getByText(messages.tooMany(messages.usedOf('7', '5')))).toBeTruthy()
  expect(screen.queryByText('100.0%')).toBeNull()
  expect(screen.getByText(messages.usedOf('3', '4'))).toBeTruthy()
  expect(screen.getByText(messages.overText)).toBeTruthy()
  expect(await screen.findByText('TEST-0001')).toBeTruthy()
  expect(screen.getByText(messages.credit('$7.50'))).toBeTruthy()
  expect(screen.getByText(/Visa.*4242/)).toBeTruthy()
  await expectAccessible()
})

it('SUB-06 a change shows what it costs before it is done', async () => {
  const preview = {
    planId: 'b',
    // The list was loaded before the price was raised.
    price: 41,
    currency: 'USD',
    billingCycle: 'monthly',
    dueNow: 10.34,
    lines: [
      { text: 'Plan a', amount: -9 },
      { text: 'Large', amount: 21.34 },
    ],
    balance: -2,
    beyond: [
      { limit: 'products', used: 7, most: 2 },
      { limit: 'people', used: 3, most: 1 },
    ],
    nextBillingDate: '2026-08-01T00:00:00Z',
    at: '2026-07-10T00:00:00.000Z',
  }
  const { calls, user } = await open([
    ['POST /subscription/preview-change', () => preview],
    ['POST /subscription/change', () => subscriptionOf({ planId: 'b' })],
  ])
  await user.click(await screen.findByRole('button', { name: messages.changeNamed('Large') }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('$10.34')).toBeTruthy()
  expect(within(dialog).getByText('-$9.00')).toBeTruthy()
  const warning = within(dialog).getByRole('region', { name: messages.beyondTitle })
  expect(warning.textContent).toContain(`${planWords.products}: ${messages.beyondOf('7', '2')}`)
  expect(warning.textContent).toContain(`${planWords.people}: ${messages.beyondOf('3', '1')}`)
  // What was paid back before is a line too, so that the lines add up.
  expect(within(dialog).getByText(messages.fromCredit)).toBeTruthy()
  expect(within(dialog).getByText('-$2.00')).toBeTruthy()
  expect(within(dialog).getByText(messages.afterwards('$41.00 a month', dayText(preview.nextBillingDate)))).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: messages.changeNow }))
  await waitFor(() => expect(titles).toEqual([messages.changed]))
  expect(calls.find(({ call }) => call === 'POST /subscription/change')?.body).toEqual({ planId: 'b', at: preview.at })
})

it('SUB-01 a cancelled plan says until when it lasts, and is kept by one press', async () => {
  const canceled = subscriptionOf({
    status: 'canceled',
    cancelAtPeriodEnd: true,
    accessUntil: '2026-08-01T00:00:00Z',
    nextBillingDate: null,
  })
  const { calls, user } = await open([
    ['GET /subscription', () => currentOf({ subscription: canceled })],
    ['POST /subscription/resume', () => subscriptionOf()],
  ])
  expect(screen.getByText(planWords.canceled)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.resume }))
  await waitFor(() => expect(titles).toEqual([messages.resumed]))
  expect(calls.some(({ call }) => call === 'POST /subscription/resume')).toBe(true)
})

it('SUB-02 SUB-07 without plans there is a message that is no error and no button, and a failure is told in fixed words', async () => {
  await open([
    ['GET /subscription', () => currentOf({ subscription: null, plan: null })],
    ['GET /stripe/plans', () => ({ plans: [] })],
  ])
  expect(await screen.findByText(planMessages.noPlans)).toBeTruthy()
  expect(screen.getByText(messages.whoAdds)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(planMessages.noPlans).toBe('No subscription plans found. Use the "Create Default Plans" button to add plans.')
})

it('SUB-02 plans that cannot be loaded are told with the cause', async () => {
  await open([['GET /stripe/plans', () => refused(503, 'unavailable', { title: 'Away.' })]])
  expect(await screen.findByText('Failed to load subscription plans: Away.')).toBeTruthy()
})

it('SUB-05 the test payment says that no money moves, and ends in the plan', async () => {
  const { calls, user } = await open(
    [
      ['GET /subscription', () => currentOf({ subscription: null, plan: null })],
      ['GET /stripe/test-checkout/test_cs_1', () => ({ plan: plans[1], isOpen: true })],
      ['POST /stripe/test-checkout/test_cs_1', () => ({ subscribed: true })],
    ],
    '?checkout=test_cs_1',
  )
  const dialog = await screen.findByRole('dialog', { name: messages.testCheckoutTitle })
  expect(within(dialog).getByText(messages.testCheckoutText)).toBeTruthy()
  await user.click(await within(dialog).findByRole('button', { name: messages.pay }))
  await waitFor(() => expect(titles).toEqual([messages.subscribed]))
  expect(calls.find(({ call }) => call.startsWith('POST /stripe/test-checkout'))?.body).toEqual({ card: 'works' })
})

it('SUB-03 whoever comes back from paying is told that it is being confirmed, chooses nothing more, and sees the plan when it is there', async () => {
  const nothing = currentOf({ subscription: null, plan: null })
  let state = 'confirming'
  const { calls, user } = await open(
    [
      ['POST /subscription/look', () => ({ state })],
      ['GET /subscription', () => (state === 'here' ? currentOf() : nothing)],
    ],
    '?checkout=done',
  )
  const looks = () => calls.filter(({ call }) => call === 'POST /subscription/look').length
  expect(await screen.findByRole('region', { name: messages.paidTitle })).toBeTruthy()
  expect(screen.getByText(messages.paidText)).toBeTruthy()
  expect(screen.queryByText(messages.noPlanTitle)).toBeNull()
  const choose = await screen.findByRole('button', { name: messages.chooseNamed('Large') })
  expect((choose as HTMLButtonElement).disabled).toBe(true)
  // Looking again takes nothing away.
  await waitFor(() => expect(looks()).toBe(1))
  await user.click(screen.getByRole('button', { name: messages.lookAgain }))
  await waitFor(() => expect(looks()).toBe(2))
  expect(screen.getByText(messages.paidText)).toBeTruthy()
  state = 'here'
  // Nobody presses anything: the page follows by itself.
  expect(await screen.findByText(planWords.active, {}, { timeout: 6_000 })).toBeTruthy()
  expect(screen.getByRole('region', { name: messages.paidTitle })).toBeTruthy()
  expect(screen.getByText(messages.subscribed)).toBeTruthy()
  await expectAccessible()
})

it('SUB-03 where no payment is found for a minute, that is said and plans can be chosen again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await open(
      [
        ['POST /subscription/look', () => ({ state: 'none' })],
        ['GET /subscription', () => currentOf({ subscription: null, plan: null })],
      ],
      '?checkout=done',
    )
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name: messages.chooseNamed('Large') })
    expect(choose.disabled).toBe(true)
    for (let looks = 0; looks < 25; looks += 1) await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByRole('region', { name: messages.missingTitle })).toBeTruthy()
    expect(choose.disabled).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

it('SUB-05 a test card that is declined is told in the dialog, where it can be chosen anew', async () => {
  const declined = { title: 'The card was declined.' }
  const { user } = await open(
    [
      ['GET /subscription', () => currentOf({ subscription: null, plan: null })],
      ['GET /stripe/test-checkout/test_cs_1', () => ({ plan: plans[1], isOpen: true })],
      ['POST /stripe/test-checkout/test_cs_1', () => refused(402, 'payment-declined', declined)],
    ],
    '?checkout=test_cs_1',
  )
  const dialog = await screen.findByRole('dialog', { name: messages.testCheckoutTitle })
  await user.click(await within(dialog).findByRole('radio', { name: messages.testCards.declined }))
  await user.click(within(dialog).getByRole('button', { name: messages.pay }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(declined.title)
  expect(titles).toEqual([])
})

it.each([
  ['active', messages.cancelText],
  ['trial', messages.cancelTrialText],
] as const)(
  'SUB-01 whoever cancels is asked first, what keeps the plan says so, and of one that is %s what is true of it',
  async (status, text) => {
    const asked: AskedQuestion[] = []
    onTestFinished(questionQueue.take((question) => void asked.push(question)))
    const { calls, user } = await open([
      ['GET /subscription', () => currentOf({ subscription: subscriptionOf({ status }) })],
    ])
    await user.click(screen.getByRole('button', { name: messages.cancel }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.question).toMatchObject({ text, confirm: messages.cancel, cancel: messages.resume })
    await act(async () => asked[0]?.answer(false))
    expect(calls).toEqual([])
  },
)

it('SUB-06 plans are compared by what they cost and allow, and it is said whether tax is added', async () => {
  await open([
    ['GET /stripe/plans', () => ({ plans: [plans[0], plans[1], planOf('c', { name: 'Large', maxUsers: null })] })],
  ])
  const table = await screen.findByRole('table', { name: messages.compareTitle })
  const products = within(table).getByRole('row', { name: new RegExp(planWords.products) })
  expect(products.textContent).toBe(`${planWords.products}5${messages.noLimit}5`)
  expect(within(table).getByRole('row', { name: new RegExp(planWords.people) }).textContent).toContain(messages.noLimit)
  expect(within(table).queryByText(planWords.storageBytes)).toBeNull()
  // Two of one name are told apart by the price.
  expect(within(table).getByRole('columnheader', { name: 'Large, $40.00 a month' })).toBeTruthy()
  expect(screen.getByText(messages.priceNote)).toBeTruthy()
  await expectAccessible()
})

it('SUB-06 a plan in another currency says what to do in place of a button, and a change says what it takes along', async () => {
  const preview = {
    planId: 'b',
    price: 40,
    currency: 'USD',
    billingCycle: 'monthly',
    dueNow: 0,
    lines: [],
    balance: 0,
    beyond: [],
    goesOnAgain: true,
    trialEnd: '2026-08-01T00:00:00Z',
    nextBillingDate: '2026-08-01T00:00:00Z',
    at: '2026-07-10T00:00:00.000Z',
  }
  const { user } = await open([
    ['POST /subscription/preview-change', () => preview],
    ['GET /stripe/plans', () => ({ plans: [...plans, planOf('c', { name: 'Euro', currency: 'EUR' })] })],
  ])
  expect(await screen.findByText(messages.otherCurrency('USD'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.changeNamed('Euro') })).toBeNull()
  await user.click(screen.getByRole('button', { name: messages.changeNamed('Large') }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(messages.goesOnAgain)).toBeTruthy()
  expect(within(dialog).getByText(messages.trialGoesAlong(dayText(preview.trialEnd)))).toBeTruthy()
})
