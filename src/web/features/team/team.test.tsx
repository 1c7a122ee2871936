import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { draw, expectAccessible, leaveByLink } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { type AskedQuestion, questionQueue } from '#web/kit/ui/confirm.ts'
import { InvitationPage } from './invitation-page.tsx'
import { teamMessages as messages } from './messages.ts'
import { PeoplePart } from './people-part.tsx'

const OWNER: SignedInUser = { userId: '1', email: 'ada@example.com', name: 'Ada', role: 'user' }
const MIA = { id: '2', name: 'Mia', email: 'mia@example.com', role: 'editor', since: '2026-06-30T10:00:00.000Z' }
const OPEN = {
  id: '3',
  email: 'leo@example.com',
  role: 'viewer',
  createdAt: '2026-06-30T10:00:00.000Z',
  expiresAt: '2026-07-07T10:00:00.000Z',
  isExpired: false,
}
const TOKEN = 'a'.repeat(43)

afterEach(() => {
  setAuthState({ status: 'loading' })
  vi.unstubAllGlobals()
})

async function open(answers: Answers, user: SignedInUser = OWNER) {
  openAt('/settings/people')
  await signIn()
  setAuthState({ status: 'signed-in', user })
  const calls = answerCalls(answers)
  return { calls, ...draw(<PeoplePart />) }
}

const team = (more: object = {}): Answers[number] => [
  'GET /team',
  () => ({ members: [], invitations: [], most: null, ...more }),
]

it('TEAM-01 somebody is invited by address and role, and where no mail is sent the link is shown this once', async () => {
  const link = 'https://shop.example.com/invitation?token=x'
  const { calls, user } = await open([team(), ['POST /invitations', () => ({ invitation: OPEN, link })]])
  await screen.findByText(messages.nobody)
  await user.click(screen.getByRole('button', { name: messages.invite }))
  const send = await screen.findByRole('button', { name: messages.send })
  expect(send).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: messages.email }), 'leo@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: messages.role }), 'viewer')
  expect(within(screen.getByRole('dialog')).getByText(messages.roleHelp.viewer)).toBeTruthy()
  await expectAccessible()
  await user.click(send)
  await screen.findByText(link)
  expect(calls).toEqual([
    { call: 'POST /invitations', body: { id: expect.any(String), email: 'leo@example.com', role: 'viewer' } },
  ])
})

it('TEAM-01 members and open invitations are listed with the places of the plan; roles change, people and invitations go', async () => {
  const { calls, user } = await open([team({ members: [MIA], invitations: [OPEN], most: 5 })])
  await screen.findByText(messages.places(3, 5))
  await expectAccessible()
  await user.selectOptions(screen.getByRole('combobox', { name: messages.roleOf('Mia') }), 'accountant')
  await waitFor(() => expect(calls).toEqual([{ call: 'PATCH /members/2', body: { role: 'accountant' } }]))
  await user.click(screen.getByRole('button', { name: `${messages.withdraw}: leo@example.com` }))
  await waitFor(() => expect(calls.at(-1)?.call).toBe('DELETE /invitations/3'))
  const asked: AskedQuestion[] = []
  const untake = questionQueue.take((question) => void asked.push(question))
  await user.click(screen.getByRole('button', { name: `${messages.remove}: Mia` }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.question.title).toBe(messages.removeTitle('Mia'))
  asked[0]?.answer(true)
  untake()
  await waitFor(() => expect(calls.at(-1)?.call).toBe('DELETE /members/2'))
})

it('TEAM-01 with every place of the plan taken nobody is invited, and it is said what helps', async () => {
  await open([team({ members: [MIA], invitations: [OPEN], most: 3 })])
  await screen.findByText(messages.full)
  expect(screen.getByRole('button', { name: messages.invite })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: messages.toPlan })).toBeTruthy()
  await expectAccessible()
})

it('TEAM-01 an old sign-in is confirmed first, and a list that cannot be read says why', async () => {
  const old = () => refused(403, 'not-fresh')
  const { user } = await open([team({ members: [MIA] }), ['PATCH /members', old]])
  await user.selectOptions(await screen.findByRole('combobox', { name: messages.roleOf('Mia') }), 'viewer')
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
})

it('TEAM-01 AUTH-12 nobody is asked whether a person goes before the sign-in that it needs', async () => {
  const answers: Answers = [
    team({ members: [MIA] }),
    ['GET /auth/session', () => ({ freshUntil: '2026-01-01T00:00:00Z' })],
  ]
  const { user } = await open(answers)
  const asked: AskedQuestion[] = []
  onTestFinished(questionQueue.take((question) => void asked.push(question)))
  await user.click(await screen.findByRole('button', { name: `${messages.remove}: Mia` }))
  expect(await screen.findByText(messages.notFresh)).toBeTruthy()
  expect(asked).toEqual([])
})

it('TEAM-01 AUTH-12 an invitation that needs a fresh sign-in stands there again after it', async () => {
  const answers: Answers = [team(), ['GET /auth/session', () => ({ freshUntil: '2026-01-01T00:00:00Z' })]]
  const { user, remove } = await open(answers)
  await screen.findByText(messages.nobody)
  await user.click(screen.getByRole('button', { name: messages.invite }))
  await user.type(await screen.findByRole('textbox', { name: messages.email }), 'leo@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: messages.role }), 'viewer')
  await screen.findByText(messages.notFresh)
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  await open(answers)
  expect(await screen.findByDisplayValue('leo@example.com')).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: messages.role }).value).toBe('viewer')
})

it('TEAM-01 a member sees what they are there, and the ways back and out', async () => {
  const member = { personId: '9', role: 'accountant', account: 'Tea & Co' } as const
  await open([], { ...OWNER, member })
  expect(screen.getByText(messages.memberTitle('Tea & Co'))).toBeTruthy()
  expect(screen.getByText(new RegExp(messages.roleForYou.accountant))).toBeTruthy()
  expect(screen.getByRole('button', { name: messages.backToOwn })).toBeTruthy()
  expect(screen.getByRole('button', { name: messages.leave })).toBeTruthy()
  await expectAccessible()
})

it.each([
  [{ status: 200, body: { accountName: 'Tea & Co', role: 'editor', state: 'open' } }, messages.invitedTo('Tea & Co')],
  [{ status: 200, body: { accountName: 'Tea & Co', role: 'editor', state: 'expired' } }, messages.expiredTitle],
  [{ status: 200, body: { accountName: 'Tea & Co', role: 'editor', state: 'accepted' } }, messages.usedTitle],
  [{ status: 404, body: {} }, messages.goneTitle],
  [{ status: 503, body: {} }, messages.unreachable],
])('TEAM-01 the link of an invitation says how it stands: %j', async ({ status, body }, title) => {
  openAt(`/invitation?token=${TOKEN}`)
  setAuthState({ status: 'signed-out' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
  draw(<InvitationPage />)
  expect(await screen.findByText(title)).toBeTruthy()
  await expectAccessible()
})

it('TEAM-01 whoever is signed in as somebody else is told so when they accept, without the invited address', async () => {
  openAt(`/invitation?token=${TOKEN}`)
  await signIn()
  setAuthState({ status: 'signed-in', user: OWNER })
  const looked = { accountName: 'Tea & Co', role: 'editor', state: 'open' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(looked)))
  const title = 'This invitation is for another address.'
  const calls = answerCalls([['POST /invitations/accept', () => refused(422, 'rule-broken', { title })]])
  const { user } = draw(<InvitationPage />)
  await user.click(await screen.findByRole('button', { name: messages.accept }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(calls).toEqual([{ call: 'POST /invitations/accept', body: { token: TOKEN } }])
})
