import type * as z from 'zod/mini'

/** Who may call: `public` without a sign-in, `user` a signed-in user or token, `session` no token, `admin` the admin role. */
export type Access = 'public' | 'user' | 'session' | 'admin'

/** What an API token allows: reading; reading and drafts of the assistant's tools, which a person applies; everything. Each includes those before it. */
export const TOKEN_SCOPES = ['read', 'draft', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** What a call is to the members of an account (TEAM-02): any of them may `read`, all but accountants see the `work`, an editor may `write`. */
export type MemberReach = 'read' | 'work' | 'write'

/** Everything about one call. The same object mounts the route, calls it from the browser and writes OpenAPI (API-01). */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown> {
  /** Operation id: `products.list`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with `:name` parameters. */
  readonly path: string
  /** Answers at the root of the server too (API-07). */
  readonly atRoot?: boolean
  readonly summary: string
  /** Details beyond the summary, line by line. */
  readonly description?: string
  readonly access: Access
  /** The message for a caller who is not signed in, where the specification has its own. */
  readonly signedOut?: string
  /** The scope that a token needs. */
  readonly scope: Exclude<TokenScope, 'draft'>
  /** Whether members of the account may call it too; absent means the owner alone. */
  readonly members?: MemberReach | undefined
  /** Calls per minute and caller; absent means the server's default, `none` that calls are not counted (OPS-09). */
  readonly rateLimit?: number | 'none'
  /** Honours an Idempotency-Key (API-04). */
  readonly idempotent?: boolean
  /** Needs a sign-in no older than five minutes (AUTH-12); a token is accepted if it was made after such a sign-in. */
  readonly fresh?: boolean
  /** Largest body in bytes; absent means 1 MiB. */
  readonly bodyLimit?: number
  /** Its handler looks for what cannot be kept in each part of the body, and refuses that part alone. */
  readonly refusesParts?: true
  readonly params?: z.ZodMiniType<Params>
  readonly query?: z.ZodMiniType<Query>
  readonly body?: z.ZodMiniType<Body>
  /** Media types of a body that is not JSON: the handler gets it as a stream, without any limit. */
  readonly accepts?: readonly string[]
  /** The answer; absent means 204 without a body. */
  readonly output?: z.ZodMiniType
  /** Status of an answer with a body, if not always 200: 201 means that something was created. */
  readonly answers?: readonly (200 | 201)[]
  /** Programs get an entity tag with the answer, and 304 while it is still the newest (RFC 9110). */
  readonly isTagged?: true
  /** Media type of the answer if it is not JSON; for a stream of lines, `output` describes one line. */
  readonly produces?: string
  /** Codes of the message catalogue that this call may answer, besides those every call may. */
  readonly errors?: readonly string[]
}

/** Declares an endpoint; parameter, query and body keep their types. */
export const endpoint = <P, Q, B>(declaration: Endpoint<P, Q, B>): Endpoint<P, Q, B> => declaration

/** Any endpoint, with types known only at run time. */
export type AnyEndpoint = Endpoint<never, never, never>
