import * as z from 'zod/mini'
import { endpoint, TOKEN_SCOPES } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { MEMBER_ROLES } from '../teams/reach.ts'

/** The longest life of an API token. */
const MAX_TOKEN_DAYS = 365

/** The signed-in user as the shell knows them. */
export const signedInUser = z.object({
  /** The account whose rows the session reaches: one's own, or that in which one is a member. */
  id: uuid,
  /** The person who signed in; name, address and choices are theirs (TEAM-01). */
  personId: uuid,
  /** What the person is in the account. */
  accountRole: z.enum(['owner', ...MEMBER_ROLES]),
  /** The name of the account; empty for one's own. */
  accountName: z.string(),
  /** The accounts of others that the person may work in (TEAM-01). */
  accounts: z.array(z.object({ id: uuid, name: z.string() })),
  /** The people of the account, those who left too, so that the history names each (TEAM-03); none where nobody else works in it. */
  people: z.array(z.object({ id: uuid, name: z.string() })),
  email: z.string(),
  /** Whether an address of the user is confirmed: reminders are mailed to no other. */
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(['user', 'admin']),
  /** The language that the user chose; empty for that of the device. */
  language: z.string(),
  /** How numbers and dates are written, and the time zone; empty for those of the device. */
  locale: z.string(),
  timeZone: z.string(),
  /** The screen that `/` opens first; empty for home. */
  startScreen: z.string(),
  /** Whether the user's record exists and names the present e-mail (AUTH-08). */
  initialized: z.boolean(),
  /** Until when sensitive actions need no new sign-in; null for API tokens. */
  freshUntil: z.nullable(z.string()),
  /** The provider's page for e-mail and password, if it has one (AUTH-12). */
  accountUrl: z.nullable(z.string()),
})

/** The signed-in user as answered. */
export type SignedInAnswer = z.infer<typeof signedInUser>

export const whoAmI = endpoint({
  id: 'auth.session',
  members: 'read',
  method: 'GET',
  path: '/auth/session',
  summary: 'Who is signed in',
  access: 'user',
  scope: 'read',
  output: signedInUser,
})

export const bearerToken = endpoint({
  id: 'auth.token',
  method: 'POST',
  path: '/auth/token',
  summary: 'Ask for the bearer of this browser session; all null when nobody is signed in',
  access: 'public',
  scope: 'read',
  // Not 401: every visit of a signed-out person calls it, and browsers log refused calls as errors.
  output: z.object({
    token: z.nullable(z.string()),
    expiresAt: z.nullable(z.string()),
    user: z.nullable(signedInUser),
    /** Signed out from elsewhere: the browser must wipe its copy of the user's data (AUTH-14). */
    revoked: z.boolean(),
    /** The account in which the person is no longer a member: the browser goes on in another one, and must wipe its copy (TEAM-02). */
    ended: z.optional(z.object({ accountId: z.nullable(uuid), name: z.string() })),
  }),
  errors: ['suspended', 'cross-site'],
})

/** The bearer of a browser session, or null if nobody is signed in. */
export type BearerAnswer =
  | {
      readonly token: string
      readonly expiresAt: string
      readonly user: SignedInAnswer
      readonly revoked: false
      readonly ended?: { readonly accountId: string | null; readonly name: string }
    }
  | { readonly token: null; readonly expiresAt: null; readonly user: null; readonly revoked: boolean }

export const initializeMe = endpoint({
  id: 'auth.initialize',
  method: 'POST',
  path: '/auth/initialize',
  summary: 'Create or merge the record of the signed-in user; repeating it changes nothing',
  access: 'session',
  scope: 'write',
  output: signedInUser,
})

export const signOut = endpoint({
  id: 'auth.sign-out',
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this browser session; answers where the identity provider ends its own',
  access: 'public',
  scope: 'write',
  output: z.object({ endSessionUrl: z.nullable(z.string()) }),
  errors: ['cross-site'],
})

/** One signed-in browser. */
export const sessionRow = z.object({
  id: uuid,
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
})

export type SessionAnswer = z.infer<typeof sessionRow>

export const listSessions = endpoint({
  id: 'sessions.list',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The browsers that are signed in',
  access: 'session',
  scope: 'read',
  output: z.object({ items: z.array(sessionRow) }),
})

const idParams = z.strictObject({ id: uuid })

export const revokeSession = endpoint({
  id: 'sessions.revoke',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Sign out one browser; it is refused at its next request',
  access: 'session',
  scope: 'write',
  params: idParams,
  errors: ['no-such-row'],
})

export const revokeSessions = endpoint({
  id: 'sessions.revoke-all',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out every browser, or with except=current every other',
  access: 'session',
  scope: 'write',
  query: z.strictObject({ except: z.optional(z.literal('current')) }),
})

/** A personal API token without its secret. */
export const apiTokenRow = z.object({
  id: uuid,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

export type ApiTokenAnswer = z.infer<typeof apiTokenRow>

export const listTokens = endpoint({
  id: 'tokens.list',
  method: 'GET',
  path: '/auth/tokens',
  summary: 'Your API tokens, without their secrets',
  access: 'session',
  scope: 'read',
  output: z.object({ items: z.array(apiTokenRow) }),
})

export const createToken = endpoint({
  id: 'tokens.create',
  method: 'POST',
  path: '/auth/tokens',
  summary: 'Make an API token; its secret is answered this once',
  access: 'session',
  scope: 'write',
  fresh: true,
  body: z.strictObject({
    name: boundedText(100, 1),
    scope: z.enum(TOKEN_SCOPES),
    expiresInDays: z
      .int()
      .check(z.gte(1, 'must be at least 1'), z.lte(MAX_TOKEN_DAYS, `must be at most ${MAX_TOKEN_DAYS}`)),
  }),
  output: z.extend(apiTokenRow, { token: z.string() }),
})

export const revokeToken = endpoint({
  id: 'tokens.revoke',
  method: 'DELETE',
  path: '/auth/tokens/:id',
  summary: 'Revoke an API token; it is refused at its next request',
  access: 'session',
  scope: 'write',
  params: idParams,
  errors: ['no-such-row'],
})
