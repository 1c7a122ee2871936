import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, expectAccessible, leaveByLink } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { type AskedQuestion, questionQueue } from '#web/kit/ui/confirm.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { webhooksMessages as messages } from './messages.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const ID = '00000000-0000-4000-8000-00000000000b'
let titles: string[]
let untake: () => void

beforeEach(() => {
  titles = []
  untake = toastQueue.take(({ title }) => void titles.push(title))
})
afterEach(() => untake())

const webhook = (values: object = {}) => ({
  id: ID,
  address: 'https://till.example.com/hooks',
  events: ['product.priced'],
  description: '',
  state: 'active',
  createdAt: '2026-06-30T10:00:00.000Z',
  sentAt: null,
  failingSince: null,
  problem: '',
  status: null,
  resumesAt: null,
  waiting: 0,
  missed: 0,
  formerUntil: null,
  ...values,
})

const delivery = (id: string, values: object = {}) => ({
  id,
  eventId: ID,
  event: 'product.priced',
  recordKind: 'product',
  recordId: ID,
  createdAt: '2026-06-30T10:00:00.000Z',
  state: 'sent',
  attempts: 1,
  triedAt: '2026-06-30T10:00:01.000Z',
  dueAt: null,
  status: 204,
  problem: '',
  tookMs: 87,
  ...values,
})

async function open(answers: Answers) {
  openAt('/settings/connections')
  await signIn()
  const calls = answerCalls(answers)
  return { calls, ...draw(<WebhooksPanel />) }
}

const listed = (...items: object[]): Answers[number] => [`GET /webhooks`, () => ({ items })]

it('API-05 a webhook is made from an address and events, and its secret is shown this once', async () => {
  const { calls, user } = await open([listed(), ['POST /webhooks', () => ({ ...webhook(), secret: 'whsec_made' })]])
  await screen.findByText(messages.none)
  await user.click(screen.getByRole('button', { name: messages.add }))
  const create = await screen.findByRole('button', { name: messages.create })
  expect(create).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: messages.address }), 'https://till.example.com/hooks')
  await user.click(screen.getByRole('checkbox', { name: messages.eventNames['product.priced'] }))
  await expectAccessible()
  await user.click(create)
  await screen.findByText('whsec_made')
  expect(calls).toEqual([
    {
      call: 'POST /webhooks',
      body: { address: 'https://till.example.com/hooks', description: '', events: ['product.priced'] },
    },
  ])
  await user.click(screen.getByRole('button', { name: messages.done }))
  await waitFor(() => expect(screen.queryByText('whsec_made')).toBeNull())
})

it('API-05 a refused address is said at the form, which stays; an old sign-in leads to a fresh one', async () => {
  const refusal = { errors: [{ field: 'address', message: 'must be reached' }] }
  let answer = refused(400, 'invalid-input', refusal)
  const { user } = await open([listed(webhook()), ['PATCH /webhooks', () => answer]])
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.acts.more) }))
  await user.click(await screen.findByRole('menuitem', { name: messages.acts.edit }))
  await user.click(await screen.findByRole('button', { name: messages.save }))
  await screen.findByText(/must be reached/)
  answer = refused(403, 'not-fresh')
  await user.click(screen.getByRole('button', { name: messages.save }))
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
})

it('API-05 a webhook that failed for a day says so, why and what to do, and is resumed', async () => {
  const { calls, user } = await open([
    listed(webhook({ state: 'failed', problem: 'status', status: 503, failingSince: '2026-06-29T10:00:00.000Z' })),
  ])
  const banner = await screen.findByRole('region', { name: messages.states.failed })
  expect(banner.textContent).toContain(messages.problems.status)
  expect(banner.textContent).toContain('503')
  await expectAccessible()
  await user.click(within(banner).getByRole('button', { name: messages.acts.resume }))
  await waitFor(() => expect(calls).toEqual([{ call: `POST /webhooks/${ID}/resume`, body: undefined }]))
})

it('API-05 a test opens the log, which tells how each event ended and sends one again', async () => {
  const items = [
    delivery('9', { event: 'test' }),
    delivery('8', {
      state: 'waiting',
      attempts: 2,
      problem: 'too-slow',
      status: null,
      dueAt: '2026-06-30T11:00:00.000Z',
    }),
    delivery('7', { state: 'failed', problem: 'status', status: 422 }),
  ]
  const { calls, user } = await open([
    [`GET /webhooks/${ID}/deliveries`, () => ({ items, hasMore: false })],
    listed(webhook({ waiting: 1 })),
  ])
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.acts.test) }))
  await waitFor(() => expect(titles).toEqual([messages.tested]))
  await screen.findByText(new RegExp(messages.problems['too-slow']))
  expect(screen.getByText(new RegExp(messages.log.status(422)))).toBeTruthy()
  await expectAccessible()
  // What waits is sent by itself.
  const again = screen.getAllByRole('button', { name: new RegExp(messages.log.replay) })
  expect(again).toHaveLength(2)
  await user.click(again[1] as HTMLElement)
  await waitFor(() => expect(titles).toEqual([messages.tested, messages.log.replayed]))
  expect(calls.map(({ call }) => call)).toEqual([
    `POST /webhooks/${ID}/test`,
    `POST /webhooks/${ID}/deliveries/7/replay`,
  ])
})

it('API-05 nothing is taken away without a question', async () => {
  const asked: AskedQuestion[] = []
  const leave = questionQueue.take((question) => void asked.push(question))
  const { calls, user } = await open([listed(webhook())])
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.acts.more) }))
  await user.click(await screen.findByRole('menuitem', { name: messages.acts.delete }))
  await waitFor(() => expect(asked.map(({ question }) => question.title)).toEqual([messages.deleteQuestion]))
  expect(calls).toEqual([])
  asked[0]?.answer(true)
  await waitFor(() => expect(calls).toEqual([{ call: `DELETE /webhooks/${ID}`, body: undefined }]))
  leave()
})

it('API-05 AUTH-12 a new webhook that needs a fresh sign-in stands there again after it', async () => {
  const answers: Answers = [listed(), ['POST /webhooks', () => refused(403, 'not-fresh')]]
  const { user, remove } = await open(answers)
  await screen.findByText(messages.none)
  await user.click(screen.getByRole('button', { name: messages.add }))
  await user.type(await screen.findByRole('textbox', { name: messages.address }), 'https://till.example.com')
  await user.click(screen.getByRole('checkbox', { name: messages.eventNames['product.priced'] }))
  await user.click(screen.getByRole('button', { name: messages.create }))
  await screen.findByText(messages.notFresh)
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  await open(answers)
  expect(await screen.findByDisplayValue('https://till.example.com')).toBeTruthy()
  const event = screen.getByRole<HTMLInputElement>('checkbox', { name: messages.eventNames['product.priced'] })
  expect(event.checked).toBe(true)
})
