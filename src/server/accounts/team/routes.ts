import * as calls from '#contract/endpoints/team.ts'
import { Refusal } from '#contract/refusal.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { sourceOf } from '#server/kit/security-events.ts'
import type { Cookies } from '../cookies.ts'
import type { LimitKeys } from '../limit-key.ts'
import { hashOf } from '../secrets.ts'
import { SESSION_SECONDS } from '../sessions.ts'
import type { Who } from '../who.ts'
import { enter, placeOf } from './entering.ts'
import { accept, invitationLink, invite, lookAt, withdraw } from './invitations.ts'
import { accountsOf, changeRole, endMembership, readTeam } from './members.ts'

/** The deps of the calls about people. */
export interface TeamParts {
  readonly dataAccess: DataAccess
  readonly who: Who
  readonly cookies: Cookies
  readonly letIn: LimitKeys['letIn']
  /** Makes the secrets of invitations. */
  readonly invitationKey: Buffer
  /** No mail leaves this server: the owner hands the link over. */
  readonly toOutbox: boolean
  readonly publicUrl: string
  readonly wakeJobs: () => void
}

/** Mounts the calls about the people of an account, and about the accounts of a person (TEAM-01). */
export function mountTeam(routes: Routes, parts: TeamParts): void {
  mountPeople(routes, parts)
  mountAccounts(routes, parts)
}

function mountPeople(
  routes: Routes,
  { dataAccess, who, invitationKey, toOutbox, publicUrl, wakeJobs }: TeamParts,
): void {
  routes.mount(calls.listTeam, async ({ caller }) => readTeam(dataAccess, await who.userOf(caller.actor)))
  routes.mount(calls.invitePerson, async ({ caller, body, request, reply }) => {
    const accountId = await who.userOf(caller.actor)
    const { invitation, token, isNew } = await invite(dataAccess, invitationKey, {
      ...body,
      accountId,
      source: sourceOf(request),
    })
    wakeJobs()
    reply.status(isNew ? 201 : 200)
    return { invitation, link: toOutbox ? invitationLink(publicUrl, token) : null }
  })
  routes.mount(calls.withdrawInvitation, async ({ caller, params, request }) =>
    withdraw(dataAccess, await who.userOf(caller.actor), params.id, sourceOf(request)),
  )
  routes.mount(calls.changeMember, async ({ caller, params, body, request }) => {
    const accountId = await who.userOf(caller.actor)
    return changeRole(dataAccess, { accountId, personId: params.id, source: sourceOf(request) }, body.role)
  })
  routes.mount(calls.removeMember, async ({ caller, params, request }) => {
    const accountId = await who.userOf(caller.actor)
    await endMembership(dataAccess, { accountId, personId: params.id, source: sourceOf(request) }, 'person-removed')
  })
}

function mountAccounts(routes: Routes, { dataAccess, cookies, letIn }: TeamParts): void {
  routes.mount(calls.listAccounts, async ({ caller }) => {
    const { personId, accountId } = await placeOf(dataAccess, caller.actor)
    return { items: await accountsOf(dataAccess, personId, accountId) }
  })
  routes.mount(calls.enterAccount, async ({ caller, body, reply }) => {
    const { personId, accountId } = await placeOf(dataAccess, caller.actor)
    if (body.accountId === accountId) return
    const secret = await enter(dataAccess, sessionOf(caller), personId, body.accountId)
    cookies.keepSession(reply, secret, SESSION_SECONDS)
    letIn({ actor: { kind: 'session', hash: hashOf(secret) } })
  })
  routes.mount(calls.leaveAccount, async ({ caller, body, request }) => {
    const { personId } = await placeOf(dataAccess, caller.actor)
    await endMembership(dataAccess, { accountId: body.accountId, personId, source: sourceOf(request) }, 'person-left')
  })
  routes.mountPublic(calls.lookAtInvitation, ({ body }) => lookAt(dataAccess, body.token))
  routes.mount(calls.acceptInvitation, async ({ caller, body, request }) => {
    const { personId } = await placeOf(dataAccess, caller.actor)
    return accept(dataAccess, personId, body.token, sourceOf(request))
  })
}

function sessionOf({ actor }: Caller): Buffer {
  if (actor.kind !== 'session') throw new Refusal('token-not-allowed')
  return actor.hash
}
