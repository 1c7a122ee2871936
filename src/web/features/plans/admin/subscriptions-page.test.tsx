import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { planMessages, planWords } from '#contract/plan-messages.ts'
import { draw, expectAccessible, leaveByLink, takeDesk, takePhone } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { adminPlansMessages as messages } from './messages.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

let titles: string[]
let untake: () => void
beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

const PLAN = {
  id: 'p',
  name: 'Small',
  description: 'For one shop',
  price: 30,
  currency: 'EUR',
  billingCycle: 'monthly',
  features: ['A', 'B'],
  limits: { products: 100, storageBytes: 5_000_000 },
  maxUsers: null,
  trialDays: 14,
  isActive: true,
  order: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  subscribers: { active: 2, canceled: 1, expired: 4 },
  mrr: [{ amount: 60, currency: 'EUR' }],
}
const SUBSCRIBER = {
  id: 's',
  userId: 'u',
  planId: 'p',
  price: 30,
  currency: 'EUR',
  billingCycle: 'monthly',
  status: 'active',
  cancelAtPeriodEnd: false,
  paymentIssue: false,
  accessUntil: null,
  nextBillingDate: '2026-08-01T00:00:00Z',
  trialEnd: null,
  periodEnd: '2026-08-01T00:00:00Z',
  isTest: false,
  createdAt: '2026-07-01T00:00:00Z',
  updatedAt: '2026-07-01T00:00:00Z',
  email: 'mara@example.com',
  planName: 'Small',
}
const none = { plans: [], mrr: [], testSubscribers: 0 }
const kept = { plans: [PLAN], mrr: PLAN.mrr, testSubscribers: 1 }

async function open(answers: Answers) {
  openAt('/admin-subscriptions')
  await signIn([])
  const calls = answerCalls([...answers, ['GET /admin/subscriptions', () => ({ items: [SUBSCRIBER], more: false })]])
  const drawn = draw(<SubscriptionsPage />)
  await screen.findByRole('heading', { level: 1, name: messages.title })
  return { calls, ...drawn }
}

it('SUB-04 the page shows plans with subscribers and monthly revenue, and who subscribed', async () => {
  await open([['GET /admin/plans', () => kept]])
  const row = await screen.findByRole('row', { name: /Small.*€30\.00 a month.*3.*€60\.00/ })
  expect(within(row).getByText(messages.offered)).toBeTruthy()
  expect(screen.getByText(`${messages.monthly('€60.00')} · ${messages.subscriberCount(3)}`)).toBeTruthy()
  expect(screen.getByText(messages.testSubscribers(1))).toBeTruthy()
  const subscriber = await screen.findByRole('row', { name: /mara@example\.com/ })
  expect(within(subscriber).getByText(planWords.active)).toBeTruthy()
  await expectAccessible()
})

it('SUB-04 SHELL-08 on a phone each plan says its state, subscribers and revenue without scrolling sideways', async () => {
  takePhone()
  onTestFinished(takeDesk)
  await open([['GET /admin/plans', () => kept]])
  const plans = await screen.findByRole('list', { name: messages.plansTitle })
  expect(within(plans).getByRole('listitem').textContent).toMatch(
    new RegExp(`Small.*€60\\.00.*€30\\.00 a month.*${messages.offered}.*${messages.subscribers} 3`),
  )
  expect(screen.queryByRole('table')).toBeNull()
  await expectAccessible()
})

it('AUTH-12 a sign-in that is too old leads to a fresh one', async () => {
  const { user } = await open([
    ['GET /admin/plans', () => none],
    ['POST /admin/plans/defaults', () => refused(403, 'not-fresh')],
  ])
  await user.click(await screen.findByRole('button', { name: messages.createDefaults }))
  expect(await screen.findByText(confirmMessages.title)).toBeTruthy()
})

it('SUB-07 without plans an administrator adds the default ones by one press', async () => {
  let plans: object = none
  const { calls, user } = await open([
    ['GET /admin/plans', () => plans],
    [
      'POST /admin/plans/defaults',
      () => {
        plans = kept
        return { added: [PLAN] }
      },
    ],
  ])
  expect(await screen.findByText(planMessages.noPlans)).toBeTruthy()
  expect(messages.createDefaults).toBe('Create Default Plans')
  await user.click(screen.getByRole('button', { name: messages.createDefaults }))
  await waitFor(() => expect(titles).toEqual([messages.defaultsAdded]))
  expect(calls).toEqual([{ call: 'POST /admin/plans/defaults', body: undefined }])
  expect(await screen.findByRole('button', { name: messages.edit('Small') })).toBeTruthy()
})

it('SUB-01 a plan is edited as it is, and what is no whole number is not sent', async () => {
  const { calls, user } = await open([
    ['GET /admin/plans', () => kept],
    ['PATCH /admin/plans/p', () => PLAN],
  ])
  await user.click(await screen.findByRole('button', { name: messages.edit('Small') }))
  const dialog = await screen.findByRole('dialog', { name: messages.editTitle })
  const products = within(dialog).getByRole('textbox', { name: planWords.products })
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: messages.save })
  await user.type(products, 'x')
  expect(within(dialog).getByText(messages.wholeNumber)).toBeTruthy()
  expect(save.disabled).toBe(true)
  await user.clear(products)
  await user.click(save)
  await waitFor(() => expect(titles).toEqual([messages.saved]))
  expect(calls[0]?.body).toEqual({
    name: 'Small',
    description: 'For one shop',
    price: '30.00',
    currency: 'EUR',
    billingCycle: 'monthly',
    features: ['A', 'B'],
    limits: { storageBytes: 5_000_000 },
    maxUsers: null,
    trialDays: 14,
    isActive: true,
    order: 1,
  })
})

it('SUB-01 AUTH-12 a new plan that needs a fresh sign-in stands there again after it, with every field', async () => {
  const answers: Answers = [
    ['GET /admin/plans', () => none],
    ['GET /auth/session', () => ({ freshUntil: '2026-01-01T00:00:00Z' })],
  ]
  const { user, remove } = await open(answers)
  await user.click(screen.getByRole('button', { name: messages.add }))
  await screen.findByText(messages.freshText)
  await user.type(screen.getByRole('textbox', { name: messages.name }), 'Small')
  await user.type(screen.getByRole('textbox', { name: messages.people }), '3')
  await user.type(screen.getByRole('textbox', { name: planWords.products }), '100')
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  draw(<SubscriptionsPage />)
  for (const text of ['Small', '3', '100']) expect(await screen.findByDisplayValue(text)).toBeTruthy()
})

it('SUB-01 AUTH-12 a plan that is edited opens again by itself after the fresh sign-in, with what was typed', async () => {
  const answers: Answers = [
    ['GET /admin/plans', () => kept],
    ['GET /auth/session', () => ({ freshUntil: '2026-01-01T00:00:00Z' })],
  ]
  const { user, remove } = await open(answers)
  await user.click(await screen.findByRole('button', { name: messages.edit('Small') }))
  await screen.findByText(messages.freshText)
  await user.type(screen.getByRole('textbox', { name: messages.people }), '3')
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  draw(<SubscriptionsPage />)
  const dialog = await screen.findByRole('dialog', { name: messages.editTitle })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: messages.people }).value).toBe('3')
})

it('SUB-01 SUB-06 whoever changes limits is told how many subscribers they hold for, and a price says what it comes to', async () => {
  const dear = { ...PLAN, price: 9.9 }
  const { user } = await open([['GET /admin/plans', () => ({ ...kept, plans: [dear] })]])
  await user.click(await screen.findByRole('button', { name: messages.edit('Small') }))
  const dialog = await screen.findByRole('dialog', { name: messages.editTitle })
  const price = within(dialog).getByRole<HTMLInputElement>('textbox', { name: messages.price })
  expect(price.value).toBe('9.90')
  expect(within(dialog).getByText('€9.90 a month')).toBeTruthy()
  await user.clear(price)
  await user.type(price, '29,905')
  expect(within(dialog).getByText('€29,905.00 a month')).toBeTruthy()
  expect(within(dialog).queryByText(messages.limitsHold(3))).toBeNull()
  await user.type(within(dialog).getByRole('textbox', { name: planWords.customers }), '1')
  expect(within(dialog).getByText(messages.limitsHold(3))).toBeTruthy()
})

it('SUB-01 a price is typed with either decimal sign, and what is wrong with it is said at its field', async () => {
  const tooFine = { errors: [{ field: 'price', message: 'must be a multiple of 0.01 EUR' }] }
  const { calls, user } = await open([
    ['GET /admin/plans', () => kept],
    ['PATCH /admin/plans/p', () => refused(400, 'invalid-input', tooFine)],
  ])
  await user.click(await screen.findByRole('button', { name: messages.edit('Small') }))
  const dialog = await screen.findByRole('dialog', { name: messages.editTitle })
  const price = within(dialog).getByRole('textbox', { name: messages.price })
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: messages.save })
  await user.clear(price)
  await user.type(price, 'ten')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(save.disabled).toBe(true)
  await user.clear(price)
  await user.type(price, '9,90')
  await user.click(save)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ price: '9.90' }))
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/multiple of/)
  await user.type(price, '{Backspace}')
  expect(price.getAttribute('aria-invalid')).toBeNull()
})

it('SUB-01 the button that deletes a plan looks like it and stands apart from the others', async () => {
  const { user } = await open([['GET /admin/plans', () => kept]])
  await user.click(await screen.findByRole('button', { name: messages.edit('Small') }))
  const dialog = await screen.findByRole('dialog', { name: messages.editTitle })
  const remove = within(dialog).getByRole('button', { name: messages.remove })
  expect(remove.className).toMatch(/bg-bad-strong/)
  expect(remove.className).toMatch(/order-first/)
})
