import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { MEMBER_ROLES } from '../teams/reach.ts'

const role = z.enum(MEMBER_ROLES)

const member = z.object({ id: uuid, name: z.string(), email: z.string(), role, since: z.string() })
export type MemberAnswer = z.infer<typeof member>

const invitation = z.object({
  id: uuid,
  email: z.string(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type InvitationAnswer = z.infer<typeof invitation>

/** The people of an account, as its owner sees them. */
const team = z.object({
  members: z.array(member),
  invitations: z.array(invitation),
  /** The most people of the plan, the owner included; null where no plan limits them. */
  most: z.nullable(z.int()),
})
export type TeamAnswer = z.infer<typeof team>

const ids = z.strictObject({ id: uuid })
const ofOwner = { access: 'session' } as const

export const listTeam = endpoint({
  ...ofOwner,
  id: 'team.list',
  method: 'GET',
  path: '/team',
  summary: 'The people who work in your account, and open invitations',
  scope: 'read',
  output: team,
})

export const invitePerson = endpoint({
  ...ofOwner,
  id: 'team.invite',
  method: 'POST',
  path: '/invitations',
  summary: 'Invite somebody by mail; repeating the call with the same id invites once',
  scope: 'write',
  fresh: true,
  rateLimit: 20,
  body: z.strictObject({
    id: uuid,
    email: boundedText(320, 3).check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'must be an e-mail address')),
    role,
  }),
  // The link is told where no mail leaves this server.
  output: z.object({ invitation, link: z.nullable(z.string()) }),
  answers: [200, 201],
  errors: ['conflict', 'plan-limit', 'rule-broken'],
})

export const withdrawInvitation = endpoint({
  ...ofOwner,
  id: 'team.withdraw',
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Withdraw an invitation; its link leads nowhere from then on',
  scope: 'write',
  params: ids,
  errors: ['no-such-row'],
})

export const changeMember = endpoint({
  ...ofOwner,
  id: 'team.changeRole',
  method: 'PATCH',
  path: '/members/:id',
  summary: 'Change what a member may do, from their next request on',
  scope: 'write',
  fresh: true,
  params: ids,
  body: z.strictObject({ role }),
  output: member,
  errors: ['no-such-row'],
})

export const removeMember = endpoint({
  ...ofOwner,
  id: 'team.remove',
  method: 'DELETE',
  path: '/members/:id',
  summary: 'Remove a member: refused at their next request, and their devices delete their copy',
  scope: 'write',
  fresh: true,
  params: ids,
  errors: ['no-such-row'],
})

const account = z.object({
  id: uuid,
  name: z.string(),
  role: z.enum(['owner', ...MEMBER_ROLES]),
  isCurrent: z.boolean(),
})
export type AccountAnswer = z.infer<typeof account>

export const listAccounts = endpoint({
  id: 'accounts.list',
  members: 'read',
  method: 'GET',
  path: '/accounts',
  summary: 'The accounts that you may work in, your own first',
  access: 'session',
  scope: 'read',
  output: z.object({ items: z.array(account) }),
})

const accountId = z.strictObject({ accountId: uuid })

export const enterAccount = endpoint({
  id: 'accounts.enter',
  members: 'read',
  method: 'POST',
  path: '/accounts/enter',
  summary: 'Work in another account, or in your own again: this browser gets a new session',
  access: 'session',
  scope: 'read',
  body: accountId,
  errors: ['no-such-row'],
})

export const leaveAccount = endpoint({
  id: 'accounts.leave',
  members: 'read',
  method: 'POST',
  path: '/accounts/leave',
  summary: 'End your membership in an account of somebody else',
  access: 'session',
  scope: 'write',
  body: accountId,
  errors: ['no-such-row'],
})

const carried = z.strictObject({ token: boundedText(100, 20) })

const invited = z.object({ accountName: z.string(), role, state: z.enum(['open', 'accepted', 'expired']) })
export type InvitedAnswer = z.infer<typeof invited>

export const lookAtInvitation = endpoint({
  id: 'invitations.look',
  method: 'POST',
  path: '/invitations/look',
  summary: 'What the link of an invitation is about: the account and the role',
  access: 'public',
  scope: 'read',
  rateLimit: 60,
  body: carried,
  output: invited,
  errors: ['no-such-row'],
})

export const acceptInvitation = endpoint({
  id: 'invitations.accept',
  members: 'read',
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Become a member, as the person whose confirmed address was invited',
  access: 'session',
  scope: 'write',
  rateLimit: 60,
  body: carried,
  output: accountId,
  errors: ['no-such-row', 'rule-broken', 'plan-limit'],
})
