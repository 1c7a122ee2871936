import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clearIssues } from '#contract/clear-issues.ts'
import type { AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import { invalid, type MessageCode, Refusal } from '#contract/refusal.ts'
import * as z from 'zod/mini'
import { type Actor, EntryRefused } from '../database/data-access.ts'
import { mainThread } from '../slices.ts'
import { turnOfBody } from './large-bodies.ts'
import { inputError } from './input-error.ts'
import { inputMessages } from './input-messages.ts'
import { TextStream } from './text-stream.ts'

// Refusals of input say in words which choices there are and which form was expected.
z.config({ localeError: inputError })

/** Who calls, as far as the request says; the database decides inside the transaction. */
export interface Caller {
  readonly actor: Actor
  /** For the history: `user`, `token:<id>`. */
  readonly name: string
}

/** Finds out who calls. Answers null for a caller without credentials; throws `Refusal` for bad ones. */
export type Authenticate = (request: FastifyRequest, endpoint: AnyEndpoint) => Promise<Caller | null> | Caller | null

/** What the routes ask and report about callers. */
interface CallerNotes {
  /** Asks the database whether the caller may come in, unless it let them in for this call already. Throws `EntryRefused`. */
  readonly admit: (caller: Caller) => Promise<unknown>
  /** Notes a caller whose call was answered, and whose identity is therefore proven. */
  readonly letIn: (caller: Caller) => void
  /** The owner of a caller's work, for fair turns. */
  readonly keyOf: (caller: Caller) => string
  /** Notes a call of administration that ended in an error, before it is answered (ADMIN-04). */
  readonly failed: (request: FastifyRequest, endpoint: AnyEndpoint, error: unknown) => Promise<void>
}

/** What a handler is given: the checked input. */
export interface PublicCall<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The same with the caller, for every call that needs one. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> extends PublicCall<Params, Query, Body> {
  readonly caller: Caller
}

/** Answers the body: an object, JSON text (whole or streamed), what the endpoint produces instead, or undefined for 204. */
type Handler<C> = (call: C) => Promise<unknown>

const CONDITIONS = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'] as const

/** The routes of one server: every route is declared, every declared endpoint is mounted. */
export class Routes {
  readonly mounted = new Map<string, AnyEndpoint>()
  readonly #app: FastifyInstance
  readonly #authenticate: Authenticate

  readonly #notes: CallerNotes

  constructor(app: FastifyInstance, authenticate: Authenticate, notes: Partial<CallerNotes> = {}) {
    this.#app = app
    this.#authenticate = authenticate
    const none = () => Promise.resolve()
    this.#notes = { admit: none, letIn: () => undefined, keyOf: ({ name }) => name, failed: none, ...notes }
  }

  /** Mounts an endpoint that needs a known caller. */
  mount<P, Q, B>(endpoint: Endpoint<P, Q, B>, handler: Handler<Call<P, Q, B>>): void {
    if (endpoint.access === 'public') throw new Error(`${endpoint.id} is public: use mountPublic`)
    const callers = new WeakMap<FastifyRequest, Caller>()
    // After the rate limit and before the body is read: strangers are refused whatever they send, and cost no memory.
    const admit = async (request: FastifyRequest): Promise<void> => {
      const caller = await this.#authenticate(request, generalEndpoint(endpoint))
      if (caller) callers.set(request, caller)
      else throw signedOut(endpoint)
    }
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const caller = callers.get(request)
      if (!caller) throw signedOut(endpoint)
      const key = this.#notes.keyOf(caller)
      const isOver = mainThread.begin(key)
      try {
        await turnOfBody(request, key)
        const answered = await handler({ caller, ...inputOf(endpoint, request), request, reply })
        // Scope and standing hold for a call that reads nothing of the caller's, too (AUTH-10, AUTH-15).
        await this.#notes.admit(caller)
        this.#notes.letIn(caller)
        return answered
      } catch (error) {
        throw error instanceof EntryRefused ? inWordsOf(endpoint, error) : error
      } finally {
        isOver()
      }
    }
    if (endpoint.access !== 'admin') return this.#route(endpoint, answer, admit)
    const noting = async (request: FastifyRequest, error: unknown): Promise<never> => {
      await this.#notes.failed(request, generalEndpoint(endpoint), error)
      throw error
    }
    this.#route(
      endpoint,
      (request, reply) => answer(request, reply).catch((error: unknown) => noting(request, error)),
      (request) => admit(request).catch((error: unknown) => noting(request, error)),
    )
  }

  /** Mounts an endpoint that anybody may call. */
  mountPublic<P, Q, B>(endpoint: Endpoint<P, Q, B>, handler: Handler<PublicCall<P, Q, B>>): void {
    if (endpoint.access !== 'public') throw new Error(`${endpoint.id} needs a caller: use mount`)
    this.#route(endpoint, async (request, reply) => handler({ ...inputOf(endpoint, request), request, reply }))
  }

  /** Under /api, under /routes as the specification names the calls, and at the root where declared (API-07). */
  #route<P, Q, B>(
    endpoint: Endpoint<P, Q, B>,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    admit?: (request: FastifyRequest) => Promise<void>,
  ): void {
    if (this.mounted.has(endpoint.id)) throw new Error(`endpoint ${endpoint.id} is mounted twice`)
    this.mounted.set(endpoint.id, generalEndpoint(endpoint))
    const limit = this.#limitOf(endpoint)
    const mountAt = (app: FastifyInstance, prefix: string): void => {
      app.route({
        method: endpoint.method,
        url: prefix + endpoint.path,
        config: {
          endpoint: endpoint.id,
          takesFile: endpoint.accepts !== undefined,
          refusesParts: endpoint.refusesParts,
          ...(endpoint.rateLimit === 'none' ? { rateLimit: false as const } : {}),
        },
        ...(limit ? { onRequest: limit } : {}),
        ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
        ...(admit ? { preParsing: admit } : {}),
        handler: async (request, reply) => {
          refuseConditions(request)
          return send(reply, await answer(request, reply), endpoint.produces)
        },
      })
    }
    for (const prefix of ['/api', '/routes', ...(endpoint.atRoot ? [''] : [])]) {
      if (endpoint.accepts) void this.#app.register(async (app) => mountAt(takingStreams(app), prefix))
      else mountAt(this.#app, prefix)
    }
  }

  /** An endpoint's own limit, which counts its calls at all of its addresses together (OPS-09). */
  #limitOf({
    id,
    rateLimit,
  }: Pick<AnyEndpoint, 'id' | 'rateLimit'>): ReturnType<FastifyInstance['rateLimit']> | undefined {
    const isLimited = typeof rateLimit === 'number' && this.#app.hasDecorator('rateLimit')
    return isLimited ? this.#app.rateLimit({ max: rateLimit, groupId: id }) : undefined
  }
}

/** Only reads have entity tags, and weak ones. A condition that nobody checks would let a program overwrite what it asks to keep (RFC 9110, 13.1). */
function refuseConditions({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return
  const header = CONDITIONS.find((each) => headers[each.toLowerCase()] !== undefined)
  if (header) throw new Refusal('no-conditions', { header })
}

/** A body reaches the handler unread, whatever its content type: only its content shows what it is. */
function takingStreams(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  return app
}

type Worded = Pick<AnyEndpoint, 'signedOut'>

function signedOut({ signedOut: message }: Worded, code: MessageCode = 'not-signed-in'): Refusal {
  return new Refusal(code, message === undefined ? {} : { message })
}

function inWordsOf(endpoint: Worded, error: EntryRefused): Error {
  if (error.reason === 'revoked-session') return signedOut(endpoint, 'session-revoked')
  return error.reason === 'no-session' ? signedOut(endpoint) : error
}

function send(reply: FastifyReply, answer: unknown, produces: string | undefined): unknown {
  if (reply.sent) return reply
  if (answer === undefined) return reply.status(204).send()
  if (produces !== undefined) return reply.type(`${produces}; charset=utf-8`).send(answer)
  if (typeof answer === 'string' || answer instanceof TextStream)
    return reply.type('application/json; charset=utf-8').send(answer)
  return answer
}

function generalEndpoint<P, Q, B>(endpoint: Endpoint<P, Q, B>): AnyEndpoint {
  return endpoint as unknown as AnyEndpoint
}

function inputOf<P, Q, B>(endpoint: Endpoint<P, Q, B>, request: FastifyRequest): { params: P; query: Q; body: B } {
  return {
    params: parsed(endpoint.params, request.params, 'params'),
    query: parsed(endpoint.query, request.query, 'query'),
    // A call without a body and a content type brings no stream: it is empty, and refused as such.
    body: endpoint.accepts ? ((request.body ?? Readable.from([])) as B) : parsed(endpoint.body, request.body, 'body'),
  }
}

function parsed<T>(schema: z.ZodMiniType<T> | undefined, value: unknown, where: string): T {
  if (!schema) {
    refuseUnasked(value, where)
    return undefined as T
  }
  const result = schema.safeParse(value === undefined ? {} : value)
  if (result.success) return result.data
  const unknown = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  throw new Refusal(
    unknown.length > 0 ? 'unknown-field' : 'invalid-input',
    {},
    clearIssues(result.error.issues).flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: inputMessages.unknown }))
        : [{ field: issue.path.join('.') || where, message: issue.message }],
    ),
  )
}

/** A call without an input declaration takes none: query names are refused, an empty body is accepted (API-06). */
function refuseUnasked(value: unknown, where: string): void {
  if (where === 'params' || value === undefined || value === '') return
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw invalid([{ field: where, message: inputMessages.kinds.object }])
  }
  const names = Object.keys(value)
  if (names.length === 0) return
  throw new Refusal(
    'unknown-field',
    {},
    names.map((field) => ({ field, message: inputMessages.unknown })),
  )
}
