import * as z from 'zod/mini'
import { BILLING_CYCLES } from '#domain/subscriptions/billing-cycle.ts'
import { SUBSCRIPTION_STATUSES } from '#domain/subscriptions/subscription-state.ts'
import type { Endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { businessProfile } from '../entities/business-profile.ts'
import { userProfile } from '../entities/user-profile.ts'
import { boundedText } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { newestListQuery } from './catalogue.ts'
import { type CrudEndpoints, crudEndpoints } from './crud.ts'

const CANNOT_UPDATE = 'User not authenticated. Cannot update profile.'
const NOT_SIGNED_IN = 'User not authenticated'

/** The messages for signed-out callers, as PROF-04 has them. */
function inWords<Query>(calls: CrudEndpoints<Query>): CrudEndpoints<Query> {
  return {
    list: { ...calls.list, signedOut: NOT_SIGNED_IN },
    get: { ...calls.get, signedOut: NOT_SIGNED_IN },
    create: { ...calls.create, signedOut: NOT_SIGNED_IN },
    put: { ...calls.put, signedOut: CANNOT_UPDATE },
    patch: { ...calls.patch, signedOut: CANNOT_UPDATE },
    remove: { ...calls.remove, signedOut: NOT_SIGNED_IN },
  }
}

export const businessProfiles = inWords(crudEndpoints(general(businessProfile), newestListQuery))

/** One's own records, also by e-mail (PROF-01). */
export const userListQuery = z.extend(newestListQuery, { email: z.optional(boundedText(320)) })
export type UserListQuery = z.infer<typeof userListQuery>

/** A user's record with the parts that the specification nests in it (PROF-06): role, subscription and business profiles. */
const user = z.extend(outputSchema(general(userProfile)) as z.ZodMiniObject, {
  role: z.enum(['user', 'admin']),
  /** The current subscription, read-only here (SUB-01); null for whoever never had one. */
  subscription: z.nullable(
    z.object({
      plan: z.string(),
      status: z.enum(SUBSCRIPTION_STATUSES),
      nextBillingDate: z.nullable(z.string()),
      billingCycle: z.enum(BILLING_CYCLES),
    }),
  ),
  businessProfiles: z.array(outputSchema(general(businessProfile))),
})
const userPage = z.object({ items: z.array(user), more: z.boolean(), total: z.optional(z.int()) })

const answering = <P, Q, B>(call: Endpoint<P, Q, B>): Endpoint<P, Q, B> => ({ ...call, output: user })
const calls = inWords(crudEndpoints(general(userProfile), userListQuery))
export const users: CrudEndpoints<UserListQuery> = {
  list: { ...calls.list, query: userListQuery, output: userPage },
  get: {
    ...answering(calls.get),
    query: z.strictObject({}),
    summary: 'Read a user’s record; one’s own is made where it is missing',
  },
  create: answering(calls.create),
  put: answering(calls.put),
  patch: answering(calls.patch),
  remove: calls.remove,
}
