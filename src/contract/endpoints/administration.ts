import * as z from 'zod/mini'
import { BILLING_CYCLES } from '#domain/subscriptions/billing-cycle.ts'
import { SUBSCRIPTION_STATUSES } from '#domain/subscriptions/subscription-state.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { listFields } from './crud.ts'

/** The longest reason of an act. */
export const MOST_REASON = 500

const idParams = z.strictObject({ id: uuid })
const reason = boundedText(MOST_REASON, 1)
const role = z.enum(['user', 'admin'])

/** What a person pays for the product, or paid last (ADMIN-02). */
const personPlan = z.object({
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** When it is charged next; null where it is not. */
  nextBillingDate: z.nullable(z.string()),
  /** What it brings each month; null where nothing is paid: trials, what was cancelled, and the test mode (PRICE-10). */
  monthly: z.nullable(z.number()),
  isTest: z.boolean(),
})

export type PersonPlan = z.infer<typeof personPlan>

/** What administrators know of a person: who it is and how much there is, never what stands in the rows (ADMIN-02). */
const person = z.object({
  id: uuid,
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  role,
  suspended: z.boolean(),
  suspendedAt: z.nullable(z.string()),
  suspendedReason: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  sessions: z.int(),
  tokens: z.int(),
  /** How often rows were written. */
  writes: z.int(),
  /** The accounts of others that they work in, by the owner's address (TEAM-01). */
  worksIn: z.array(z.string()),
  /** The plan that lets them in, else the last one; null without any. */
  plan: z.nullable(personPlan),
})

export type PersonAnswer = z.infer<typeof person>

const peopleQuery = {
  search: listFields.search,
  page: listFields.page,
  pageSize: listFields.pageSize,
}

const people = z.object({ items: z.array(person), more: z.boolean(), total: z.int() })

export type PeopleAnswer = z.infer<typeof people>

const reading = { method: 'GET', access: 'admin', scope: 'read' } as const
const acting = { method: 'POST', access: 'admin', scope: 'write', fresh: true, params: idParams } as const

export const realCustomers = endpoint({
  ...reading,
  id: 'admin.realCustomers',
  path: '/admin/real-customers',
  summary:
    'The people who use the product: not administrators, not suspended, with rows of their own, and a plan of their own if they work for others',
  query: z.strictObject(peopleQuery),
  output: people,
})

export const customerProfiles = endpoint({
  ...reading,
  id: 'admin.customerProfiles',
  path: '/admin/customer-profiles',
  summary: 'Everybody with an account: who it is, role, state and last visit, never their business',
  query: z.strictObject({
    ...peopleQuery,
    role: z.optional(role),
    state: z.optional(z.enum(['active', 'suspended', 'unverified'])),
  }),
  output: people,
})

const usage = z.object({
  person,
  /** Rows and bytes by table. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), bytes: z.int() })),
  fileBytes: z.int(),
  quotaBytes: z.int(),
})

export type UsageAnswer = z.infer<typeof usage>

export const personUsage = endpoint({
  ...reading,
  id: 'admin.person',
  path: '/admin/people/:id',
  summary: 'One person with what they use, in counts and bytes',
  params: idParams,
  output: usage,
  errors: ['no-such-row'],
})

export const changeRole = endpoint({
  ...acting,
  id: 'admin.changeRole',
  path: '/admin/people/:id/role',
  summary: 'Make somebody an administrator, or a user again',
  body: z.strictObject({ role, reason }),
  output: person,
  errors: ['no-such-row', 'rule-broken'],
})

export const suspendPerson = endpoint({
  ...acting,
  id: 'admin.suspend',
  path: '/admin/people/:id/suspend',
  summary: 'Suspend somebody, with the reason; they keep the download of their data',
  body: z.strictObject({
    reason,
    /** Their plan is cancelled at the end of its period: they cannot do it themselves any more. */
    cancelsPlan: z.optional(z.boolean()),
  }),
  output: person,
  errors: ['no-such-row', 'rule-broken', 'payment-unavailable'],
})

export const restorePerson = endpoint({
  ...acting,
  id: 'admin.restore',
  path: '/admin/people/:id/restore',
  summary: 'Let somebody in again who was suspended',
  body: z.strictObject({ reason }),
  output: person,
  errors: ['no-such-row'],
})

export const signOutPerson = endpoint({
  ...acting,
  id: 'admin.signOut',
  path: '/admin/people/:id/sign-out',
  summary: 'Sign out every browser of somebody; each is refused at its next request',
  output: z.object({ sessions: z.int() }),
  errors: ['no-such-row'],
})

export const resendVerification = endpoint({
  ...acting,
  id: 'admin.resendVerification',
  path: '/admin/people/:id/resend-verification',
  summary: 'Mail the link again that confirms the address of somebody',
  output: z.object({ sent: z.boolean() }),
  errors: ['no-such-row', 'not-configured', 'rule-broken'],
})

const stats = z.object({
  users: z.int(),
  admins: z.int(),
  suspended: z.int(),
  unverified: z.int(),
  /** Who came in the last day, week and month. */
  active: z.object({ day: z.int(), week: z.int(), month: z.int() }),
  newInMonth: z.int(),
  rows: z.int(),
  databaseBytes: z.int(),
  files: z.int(),
  fileBytes: z.int(),
  /** Mails of documents of the last 30 days, by state. */
  mails: z.record(z.string(), z.int()),
  jobs: z.object({ waiting: z.int(), running: z.int(), failing: z.int() }),
})

export type StatsAnswer = z.infer<typeof stats>

export const adminStats = endpoint({
  ...reading,
  id: 'admin.stats',
  path: '/admin/stats',
  summary: 'The figures of the installation: users, rows, storage, mails and jobs',
  output: stats,
})

const job = z.object({
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  failing: z.int(),
  nextAt: z.nullable(z.string()),
  /** The words of the newest failure, without addresses. */
  error: z.string(),
})

export type JobAnswer = z.infer<typeof job>

export const adminJobs = endpoint({
  ...reading,
  id: 'admin.jobs',
  path: '/admin/jobs',
  summary: 'Waiting work by kind, without what it is about',
  output: z.object({ items: z.array(job) }),
})
