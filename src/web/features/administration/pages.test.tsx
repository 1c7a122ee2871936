import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import type { PersonAnswer, PersonPlan, StatsAnswer } from '#contract/endpoints/administration.ts'
import type { TrialAnswer } from '#contract/endpoints/diagnostics.ts'
import type { RevenueAnswer } from '#contract/endpoints/plans.ts'
import { planWords } from '#contract/plan-messages.ts'
import { draw, expectAccessible, leaveByLink, takeDesk, takePhone } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused } from '#test/page/store-pages.ts'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { type AskedQuestion, questionQueue } from '#web/kit/ui/confirm.ts'
import { auditActs } from './audit-messages.ts'
import { AuditPage } from './audit-page.tsx'
import { DiagnosticsPage } from './diagnostics-page.tsx'
import { diagnosticsMessages } from './diagnostics-messages.ts'
import { administrationMessages as messages } from './messages.ts'
import { OverviewPage } from './overview-page.tsx'
import { CustomersPage, PeoplePage } from './people-page.tsx'
import { QuickTestPage } from './quick-test-page.tsx'
import { SystemCheckPage } from './system-check-page.tsx'

const ID = '00000000-0000-4000-8000-000000000001'

const person: PersonAnswer = {
  id: ID,
  email: 'ann@example.com',
  emailVerified: true,
  name: 'Ann',
  role: 'user',
  suspended: false,
  suspendedAt: null,
  suspendedReason: '',
  createdAt: '2026-06-01T10:00:00.000Z',
  lastSeenAt: null,
  sessions: 1,
  tokens: 0,
  writes: 12,
  worksIn: [],
  plan: null,
}

const plan: PersonPlan = {
  name: 'Small',
  price: 90,
  currency: 'USD',
  billingCycle: 'quarterly',
  status: 'active',
  nextBillingDate: '2026-08-01T00:00:00Z',
  monthly: 30,
  isTest: false,
}

async function open(path: string, page: ReactElement, answers: Answers) {
  openAt(path)
  await signIn([], 0)
  const calls = answerCalls(answers)
  return { calls, ...draw(page) }
}

it('ADMIN-02 a person is found, their use is shown, and a suspension asks for its reason', async () => {
  const usage = { person, tables: [{ name: 'product', rows: 3, bytes: 2048 }], fileBytes: 0, quotaBytes: 1024 }
  const { calls, user } = await open('/user-management', <PeoplePage />, [
    ['GET /admin/customer-profiles', () => ({ items: [person], more: false, total: 1 })],
    [`GET /admin/people/${ID}`, () => usage],
    [`POST /admin/people/${ID}/suspend`, () => ({ ...person, suspended: true })],
  ])
  await expectAccessible()
  await user.click(await screen.findByText('ann@example.com'))
  expect(await screen.findByText('product')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.person.buttons.suspend }))
  const dialog = await screen.findByRole('dialog', { name: messages.acts.suspend.title('ann@example.com') })
  const submit = within(dialog).getByRole('button', { name: messages.acts.suspend.submit })
  expect((submit as HTMLButtonElement).disabled).toBe(true)
  await user.type(within(dialog).getByLabelText(messages.reason), 'Sells what is not theirs')
  await user.click(submit)
  expect(calls).toContainEqual({
    call: `POST /admin/people/${ID}/suspend`,
    body: { reason: 'Sells what is not theirs' },
  })
})

it('ADMIN-02 SUB-04 customers stand with what they pay, and a suspension says that the plan goes on', async () => {
  const ann = { ...person, plan, worksIn: ['owner@example.com'] }
  const { calls, user } = await open('/admin-customers', <CustomersPage />, [
    [`POST /admin/people/${ID}/suspend`, () => ({ ...ann, suspended: true })],
    ['GET /admin/real-customers', () => ({ items: [ann, { ...person, id: `${ID}2` }], more: false, total: 2 })],
    [`GET /admin/people/${ID}`, () => ({ person: ann, tables: [], fileBytes: 0, quotaBytes: 1024 })],
  ])
  const row = await screen.findByRole('row', { name: /Small/ })
  expect(row.textContent).toMatch(
    new RegExp(`Small${planWords.active}.*\\$90\\.00 · ${planWords.quarterly}.*\\$30\\.00`),
  )
  expect(screen.getByText(messages.plan.none)).toBeTruthy()
  await expectAccessible()
  await user.click(row)
  const dialog = await screen.findByRole('dialog', { name: 'ann@example.com' })
  expect((await within(dialog).findByText('owner@example.com')).tagName).toBe('DD')
  expect(within(dialog).getByText(messages.person.facts.nextPayment)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: messages.person.buttons.suspend }))
  expect(await screen.findByText(messages.plan.goesOn('Small'))).toBeTruthy()
  const asked = await screen.findByRole('dialog', { name: messages.acts.suspend.title('ann@example.com') })
  await user.type(within(asked).getByLabelText(messages.reason), 'Fakes')
  await user.click(within(asked).getByRole('switch', { name: messages.plan.cancels }))
  await user.click(within(asked).getByRole('button', { name: messages.acts.suspend.submit }))
  expect(calls).toContainEqual({
    call: `POST /admin/people/${ID}/suspend`,
    body: { reason: 'Fakes', cancelsPlan: true },
  })
})

it('ADMIN-02 SHELL-08 on a phone people stand with their state, and a number says what it counts', async () => {
  takePhone()
  onTestFinished(takeDesk)
  await open('/user-management', <PeoplePage />, [
    ['GET /admin/customer-profiles', () => ({ items: [{ ...person, suspended: true }], more: false, total: 1 })],
  ])
  const card = await screen.findByRole('listitem')
  expect(within(card).getByText(messages.person.states.suspended)).toBeTruthy()
  expect(within(card).getByText(messages.people.changes(12))).toBeTruthy()
  await expectAccessible()
})

it('ADMIN-02 AUTH-12 the reason of an act that needs a fresh sign-in stands there again after it', async () => {
  const usage = { person, tables: [], fileBytes: 0, quotaBytes: 1024 }
  const answers: Answers = [
    ['GET /admin/customer-profiles', () => ({ items: [person], more: false, total: 1 })],
    [`GET /admin/people/${ID}`, () => usage],
    [`POST /admin/people/${ID}/suspend`, () => refused(403, 'not-fresh')],
  ]
  const asked = async () => {
    const dialog = await screen.findByRole('dialog', { name: messages.acts.suspend.title('ann@example.com') })
    return { dialog, reason: within(dialog).getByLabelText<HTMLTextAreaElement>(messages.reason) }
  }
  const { user, remove } = await open('/user-management', <PeoplePage />, answers)
  await user.click(await screen.findByText('ann@example.com'))
  await user.click(await screen.findByRole('button', { name: messages.person.buttons.suspend }))
  const { dialog, reason } = await asked()
  await user.type(reason, 'Sells what is not theirs')
  await user.click(within(dialog).getByRole('button', { name: messages.acts.suspend.submit }))
  await within(dialog).findByText(messages.fresh)
  await leaveByLink(user, confirmMessages.signIn)
  remove()
  // It opens by itself.
  await open('/user-management', <PeoplePage />, answers)
  expect((await asked()).reason.value).toBe('Sells what is not theirs')
})

it('SUB-04 ADMIN-01 the overview tells the revenue, what came and went, and what each plan brings', async () => {
  const stats: StatsAnswer = {
    users: 3,
    admins: 1,
    suspended: 0,
    unverified: 0,
    active: { day: 1, week: 2, month: 3 },
    newInMonth: 1,
    rows: 10,
    databaseBytes: 1,
    files: 0,
    fileBytes: 0,
    mails: {},
    jobs: { waiting: 0, running: 0, failing: 0 },
  }
  const revenue: RevenueAnswer = {
    days: 30,
    total: [{ currency: 'USD', before: 30, added: 5, up: 110, down: 2.5, lost: 10, now: 132.5 }],
    plans: [
      { id: ID, name: 'Large', subscribers: 2, revenue: [{ currency: 'USD', amount: 132.5, change: 102.5 }] },
      { id: `${ID}2`, name: 'Nobody has it', subscribers: 0, revenue: [] },
    ],
  }
  await open('/admin-dashboard', <OverviewPage />, [
    ['GET /admin/stats', () => stats],
    ['GET /admin/revenue', () => revenue],
  ])
  const total = await screen.findByRole('row', { name: /USD/ })
  expect(total.textContent).toMatch(/\$30\.00.*\+\$5\.00.*\+\$110\.00.*-\$2\.50.*-\$10\.00.*\$132\.50/)
  expect(screen.getByRole('row', { name: /Large/ }).textContent).toMatch(/2.*\+\$102\.50.*\$132\.50/)
  expect(screen.queryByText('Nobody has it')).toBeNull()
  await expectAccessible()
})

it('ADMIN-04 the audit log shows what was refused to whom, and says that it is whole', async () => {
  const entry = {
    seq: 7,
    at: '2026-06-01T10:00:00.000Z',
    actor: ID,
    actorEmail: 'bob@example.com',
    act: 'admin.stats',
    subject: null,
    subjectEmail: '',
    detail: '',
    outcome: 'admin-only',
    address: '203.0.113.x',
    hash: 'ab',
  }
  const { user } = await open('/admin-audit', <AuditPage />, [
    ['GET /admin/audit/verification', () => ({ entries: 7, broken: null, head: 'ab' })],
    ['GET /admin/audit', () => ({ items: [entry], more: false })],
  ])
  const row = await screen.findByRole('row', { name: /bob@example\.com/ })
  expect(within(row).getByText(messages.audit.refusals['admin-only'] ?? '')).toBeTruthy()
  expect(within(row).getByRole('rowheader').textContent).toBe(`${auditActs['admin.stats']} admin.stats`)
  // Beside whose it is, where it stays inside the frame.
  const who = within(row).getByRole('cell', { name: /bob@example\.com/ })
  expect(who.textContent).toContain(`${messages.audit.columns.address} ${entry.address}`)
  await user.click(screen.getByRole('button', { name: messages.audit.check }))
  expect(await screen.findByText(messages.audit.whole(7))).toBeTruthy()
  await expectAccessible()
})

it('DIAG-03 CUR-02 a part that works and wants a look is not told as if all were well', async () => {
  const part = (name: string, more: object) => ({ name, status: 'up', latencyMs: 1, ...more })
  const components = [part('mail', {}), part('rates', { detail: 'of 6 July 2026', wantsLook: true })]
  await open('/system-check', <SystemCheckPage />, [
    ['GET /health', () => ({ status: 'up', components })],
    ['GET /', () => ({ items: [] })],
  ])
  const { parts, states } = diagnosticsMessages.health
  const rates = await screen.findByRole('row', { name: new RegExp(parts['rates'] ?? '') })
  expect(within(rates).getByText(states.look)).toBeTruthy()
  const mail = screen.getByRole('row', { name: new RegExp(parts['mail'] ?? '') })
  expect(within(mail).getByText(states.up)).toBeTruthy()
})

it('DIAG-03 a test says each step and why one failed; a refusal of the server is told', async () => {
  const trial: TrialAnswer = {
    at: 1,
    latencyMs: 12,
    outcome: 'failed',
    steps: [
      { step: 'store', passed: true, latencyMs: 3, detail: '' },
      { step: 'readBack', passed: false, latencyMs: 9, detail: 'unreachable' },
    ],
  }
  const { tests } = diagnosticsMessages
  const { user } = await open('/quick-test', <QuickTestPage />, [
    ['POST /test-storage', () => trial],
    ['POST /test-checkout-simple', () => refused(503, 'busy')],
  ])
  await user.click(screen.getByRole('button', { name: `${tests.run}: ${tests.each.storage.title}` }))
  expect(await screen.findByText(tests.outcomes.failed)).toBeTruthy()
  expect(screen.getByText((text) => text.endsWith(`${tests.stepFailed}: ${tests.reasons['unreachable']}`))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `${tests.run}: ${tests.each.checkout.title}` }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await expectAccessible()
})

it('DIAG-03 faults are told by name, and what a person has to decide apart from what was repaired', async () => {
  const { scan, faults, runs } = diagnosticsMessages
  const earlier: object[] = []
  const fault = (name: string) => ({ fault: name, kind: 'document', id: ID, detail: 'total' })
  const { user } = await open('/diagnostics', <DiagnosticsPage />, [
    ['GET /analyze', () => ({ at: 1, latencyMs: 1, checks: [{ check: 'losing', count: 2, examples: [] }] })],
    ['GET /history', () => ({ items: earlier })],
    [
      'POST /comprehensive-recovery',
      () => {
        earlier.push({ at: 1, latencyMs: 1, count: 1, isRecovery: true })
        return {
          at: 1,
          latencyMs: 1,
          dryRun: false,
          repaired: [fault('document-sums')],
          repairedCount: 1,
          left: [fault('number-gap')],
          leftCount: 1,
        }
      },
    ],
  ])
  expect(await screen.findByText(diagnosticsMessages.checks['losing'] ?? '')).toBeTruthy()
  const asked: AskedQuestion[] = []
  onTestFinished(questionQueue.take((question) => void asked.push(question)))
  await user.click(screen.getByRole('button', { name: scan.repair }))
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(false)
  await user.click(screen.getByRole('button', { name: scan.repair }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect([earlier, asked[1]?.question.title]).toEqual([[], scan.repairTitle])
  asked[1]?.answer(true)
  expect(await screen.findByText(faults['document-sums'])).toBeTruthy()
  expect(screen.getByText(`${scan.left}: 1`)).toBeTruthy()
  // It is among the earlier runs at once.
  expect(await screen.findByText(runs.recovered(1))).toBeTruthy()
  await expectAccessible()
})
