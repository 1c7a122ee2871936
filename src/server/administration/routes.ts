import type { FastifyRequest } from 'fastify'
import * as calls from '#contract/endpoints/administration.ts'
import * as log from '#contract/endpoints/audit-log.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import { audited } from '../kit/audit.ts'
import { paging } from '../kit/crud/conditions.ts'
import { DatabaseError, type Queryable, type Statement } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Call, Routes } from '../kit/http/mount.ts'
import { exportAudit, readAudit } from './audit-calls.ts'
import { verifyChain } from './audit-chain.ts'
import { readJobs, readStats } from './installation.ts'
import { administrationMessages as messages } from './messages.ts'
import { type Identity, listPeople, readIdentity, readPerson, readUsage } from './people.ts'

/** The deps of administration. */
export interface AdministrationDeps {
  readonly dataAccess: DataAccess
  readonly quotaBytes: number
  /** Cancels what somebody pays for at the end of its period. Throws `Refusal`. */
  readonly cancelPlan: (userId: string) => Promise<void>
  /** Mails the link that confirms an address; answers why not. */
  readonly resendVerification: (identity: Identity) => Promise<'sent' | 'confirmed' | 'outside' | 'enough'>
}

/** Mounts the calls of administrators (ADMIN-01, ADMIN-02, ADMIN-04): each in the role that reads no business rows, each act audited. */
export function mountAdministration(routes: Routes, deps: AdministrationDeps): void {
  mountReading(routes, deps)
  mountActs(routes, deps)
  mountAudit(routes, deps)
}

function mountReading(routes: Routes, { dataAccess, quotaBytes }: AdministrationDeps): void {
  const read = createReader(routes, dataAccess)
  read(calls.realCustomers, (tx, { query }) => listPeople(tx, query, true))
  read(calls.customerProfiles, (tx, { query }) => listPeople(tx, query))
  read(calls.adminStats, (tx) => readStats(tx))
  read(calls.adminJobs, async (tx) => ({ items: await readJobs(tx) }))
  read(calls.personUsage, async (tx, { params: { id }, request }) => {
    const person = await readPerson(tx, id)
    await tx.query(audited(request, { act: calls.personUsage.id, subject: id }))
    return { person, ...(await readUsage(tx, id)), quotaBytes }
  })
}

function mountAudit(routes: Routes, { dataAccess }: AdministrationDeps): void {
  const read = createReader(routes, dataAccess)
  read(log.auditLog, (tx, { query }) => readAudit(tx, query, paging(query)))
  routes.mount(log.verifyAudit, ({ caller, query: { seq, hash } }) =>
    verifyChain(
      (work) => dataAccess.asAdmin(caller.actor, work, { isolation: 'repeatable read' }),
      seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash },
    ),
  )
  read(log.auditExport, async (tx, { query, request, reply }) => {
    await tx.query(audited(request, { act: log.auditExport.id }))
    void reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return exportAudit(tx, query)
  })
}

function mountActs(routes: Routes, { dataAccess, cancelPlan, resendVerification }: AdministrationDeps): void {
  const read = createReader(routes, dataAccess)
  read(calls.changeRole, async (tx, { params: { id }, body: { role, reason }, request }) => {
    const before = await readPerson(tx, id)
    if (before.role === role) return before
    await change(tx, { text: 'update account set role = $2 where id = $1', values: [id, role] })
    await tell(tx, id, 'role-changed', role)
    await tx.query(
      audited(request, { act: calls.changeRole.id, subject: id, detail: `${before.role} → ${role}: ${reason}` }),
    )
    return readPerson(tx, id)
  })
  routes.mount(calls.suspendPerson, async ({ caller, params: { id }, body: { reason, cancelsPlan }, request }) => {
    const before = await dataAccess.asAdmin(caller.actor, (tx) => readPerson(tx, id))
    if (before.suspended) return before
    // First, because nobody is shut out and charged on where the payment provider does not answer.
    if (cancelsPlan) await cancelPlan(id)
    return dataAccess.asAdmin(caller.actor, async (tx) => {
      const now = await readPerson(tx, id)
      if (now.suspended) return now
      await change(tx, { text: SUSPEND, values: [id, reason] })
      await tell(tx, id, 'suspended', reason)
      const detail = cancelsPlan ? `plan cancelled: ${reason}` : reason
      return done(tx, request, { act: calls.suspendPerson.id, id, reason: detail })
    })
  })
  read(calls.restorePerson, async (tx, { params: { id }, body: { reason }, request }) => {
    if (!(await readPerson(tx, id)).suspended) return readPerson(tx, id)
    await change(tx, { text: RESTORE, values: [id] })
    await tell(tx, id, 'restored', '')
    return done(tx, request, { act: calls.restorePerson.id, id, reason })
  })
  read(calls.signOutPerson, async (tx, { params: { id }, request }) => {
    await readPerson(tx, id)
    const { rows } = await tx.query<{ sessions: number }>({
      text: 'select admin_sign_out($1) as sessions',
      values: [id],
    })
    await tell(tx, id, 'session-revoked', '')
    await tx.query(audited(request, { act: calls.signOutPerson.id, subject: id }))
    return { sessions: rows[0]?.sessions ?? 0 }
  })
  routes.mount(calls.resendVerification, async ({ caller, params: { id }, request }) => {
    const identity = await dataAccess.asAdmin(caller.actor, async (tx) => {
      const known = await readIdentity(tx, id)
      await tx.query(audited(request, { act: calls.resendVerification.id, subject: id }))
      return known
    })
    const outcome = await resendVerification(identity)
    if (outcome === 'outside') throw new Refusal('not-configured', { message: messages.notOurs })
    if (outcome === 'confirmed') throw new Refusal('rule-broken', { message: messages.alreadyConfirmed })
    if (outcome === 'enough') throw new Refusal('rule-broken', { message: messages.mailedEnough })
    return { sent: true }
  })
}

const SUSPEND = 'update account set suspended = true, suspended_at = now(), suspended_reason = $2 where id = $1'
const RESTORE = `update account set suspended = false, suspended_at = null, suspended_reason = '' where id = $1`

interface Done {
  readonly act: string
  readonly id: string
  readonly reason: string
}

async function done(tx: Queryable, request: FastifyRequest, { act, id, reason }: Done) {
  await tx.query(audited(request, { act, subject: id, detail: reason }))
  return readPerson(tx, id)
}

/** Mounts a call whose work is one transaction in the role of administrators. */
function createReader(routes: Routes, dataAccess: DataAccess) {
  return <P, Q, B>(endpoint: Endpoint<P, Q, B>, work: (tx: Queryable, call: Call<P, Q, B>) => Promise<unknown>): void =>
    routes.mount(endpoint, (call) => dataAccess.asAdmin(call.caller.actor, (tx) => work(tx, call)))
}

/** The database keeps the last administrator, whoever asks at the same time. */
async function change(tx: Queryable, statement: Statement): Promise<void> {
  try {
    await tx.query(statement)
  } catch (error) {
    const isLast = error instanceof DatabaseError && error.code === 'PW008'
    throw isLast ? new Refusal('rule-broken', { message: messages.lastAdmin }) : error
  }
}

/** Writes into the person's own record of security events. */
async function tell(tx: Queryable, id: string, kind: string, detail: string): Promise<void> {
  await tx.query({ name: 'admin:tell', text: 'select admin_security_event($1, $2, $3)', values: [id, kind, detail] })
}
