import * as z from 'zod/mini'
import { cutText } from '#domain/cut-text.ts'
import { type Outgoing, type OutgoingAnswer, type OutgoingCall, OutgoingRefused } from '#server/kit/outgoing.ts'
import type { Pace, StoreClock } from '../pace.ts'
import { plainLine } from '../plain-text.ts'
import { type StoreAccess, StoreFailure } from '../port.ts'
import { shopAddress } from './shop-address.ts'

/** Under another name, as it is no promise that catches here. */
const { catch: orElse } = z

/** A shop answered; undefined instead of this where what was asked for is not there. */
export interface ShopAnswer {
  readonly body: unknown
  /** How many there are in all pages of a list. */
  readonly total: number | undefined
  /** The clock of the shop, epoch milliseconds. */
  readonly storeNow: number | undefined
}

/** What a call needs beyond the access: how to get out, when, and how long an answer may take. */
export interface ShopWay {
  readonly outgoing: Outgoing
  readonly clock: StoreClock
  readonly paceOf: (address: string) => Pace
  readonly timeoutMs: number
}

/** The calls of one shop. All throw `StoreFailure`. */
export interface ShopApi {
  /** Asks again when the shop is not well. */
  read(path: string, query: Query, signal: AbortSignal): Promise<ShopAnswer | undefined>
  /** Asks without keys, as WordPress takes these for passwords of its own outside of the shop's calls. */
  readOpenly(path: string, query: Query, signal: AbortSignal): Promise<ShopAnswer | undefined>
  /** Writes once; throws `UnclearEnd` where nobody knows whether it was carried out. */
  write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<ShopAnswer | undefined>
}

/** Parameters of a call. */
export type Query = Readonly<Record<string, string>>

/** An answer had more bytes than are taken: a smaller page may do. */
export class AnswerTooLarge extends StoreFailure {
  constructor() {
    super('broken', 'an answer is too large')
  }
}

/** A write may have been carried out or not. */
export class UnclearEnd extends StoreFailure {
  constructor(detail: string) {
    super('down', detail)
  }
}

const MOST_BYTES = 16 * 1024 * 1024
/** Longer patience is left to the caller's own schedule: others wait meanwhile. */
const MOST_PATIENCE_MS = 15_000
const FIRST_PAUSE_MS = 1_000
const MOST_PAUSES = 5
const MOST_READS = 3
const MOST_SAID = 300

const problem = z.looseObject({ code: z.string(), message: orElse(z.string(), '') })

interface Asked {
  readonly call: OutgoingCall
  readonly path: string
  readonly address: string
}

/** The calls of the shop that an access opens. */
export function shopApi(way: ShopWay, access: StoreAccess): ShopApi {
  const secrets = [access.consumerKey ?? '', access.consumerSecret ?? ''] as const
  const authorization = `Basic ${Buffer.from(secrets.join(':')).toString('base64')}`
  const asked = (path: string, query: Query, call: Pick<OutgoingCall, 'method' | 'body'>, isOpen: boolean): Asked => {
    const search = new URLSearchParams(query).toString()
    const headers = {
      accept: 'application/json',
      ...(isOpen ? {} : { authorization }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const address = `${shopAddress(access.address ?? '')}/wp-json${path}${search === '' ? '' : `?${search}`}`
    return { address, path, call: { ...call, headers, mostBytes: MOST_BYTES, timeoutMs: way.timeoutMs } }
  }
  const pace = (): Pace => way.paceOf(shopAddress(access.address ?? ''))
  const said = (body: unknown): string => whatItSaid(body, secrets)
  const read = async (call: Asked, signal: AbortSignal): Promise<ShopAnswer | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await reached(way, pace(), call, signal)
      if (answer !== undefined && answer.status < 500) return understood(answer, call, said)
      const waitMs = retryAfterMs(answer, way.clock) ?? FIRST_PAUSE_MS * 2 ** (tries - 1)
      if (tries === MOST_READS || waitMs > MOST_PATIENCE_MS)
        throw new StoreFailure('down', `${call.path} was asked ${tries} times`, waitOf(answer))
      pace().pause(waitMs)
    }
  }
  return {
    read: (path, query, signal) => read(asked(`/wc/v3${path}`, query, {}, false), signal),
    readOpenly: (path, query, signal) => read(asked(path, query, {}, true), signal),
    write: async (method, path, body, signal) => {
      const call = asked(`/wc/v3${path}`, {}, { method, body: JSON.stringify(body) }, false)
      const answer = await reached(way, pace(), call, signal).catch((error: unknown) => {
        if (error instanceof AnswerTooLarge) return undefined
        throw error
      })
      if (answer === undefined) throw new UnclearEnd(`${path} ended without an answer`)
      if (answer.status >= 500) throw new UnclearEnd(`${path} answered ${answer.status}`)
      if (answer.status < 300 && jsonOf(answer) === undefined) throw new UnclearEnd(`${path} answered no JSON`)
      return understood(answer, call, said)
    },
  }

  function waitOf(answer: OutgoingAnswer | undefined): { retryAfterMs?: number } {
    const ms = retryAfterMs(answer, way.clock)
    return ms === undefined ? {} : { retryAfterMs: ms }
  }
}

/** Asks until the shop asks for no more patience; undefined when it ends without an answer. */
async function reached(
  { outgoing, clock }: ShopWay,
  pace: Pace,
  { address, call, path }: Asked,
  signal: AbortSignal,
): Promise<OutgoingAnswer | undefined> {
  for (let pauses = 0; ; pauses += 1) {
    await pace.turn(signal)
    const answer = await outgoing.request(address, { ...call, signal }).catch(unreached)
    signal.throwIfAborted()
    if (answer?.status !== 429) return answer
    const waitMs = retryAfterMs(answer, clock) ?? Math.min(FIRST_PAUSE_MS * 2 ** pauses, MOST_PATIENCE_MS)
    if (pauses === MOST_PAUSES || waitMs > MOST_PATIENCE_MS)
      throw new StoreFailure('busy', `${path} asked for patience`, { retryAfterMs: waitMs })
    pace.pause(waitMs)
  }
}

function unreached(error: unknown): undefined {
  if (!(error instanceof OutgoingRefused)) throw error
  switch (error.reason) {
    case 'address':
    case 'not-public':
    case 'redirects':
      throw new StoreFailure('address', `the address may not be asked: ${error.reason}`)
    case 'too-large':
      throw new AnswerTooLarge()
    default:
      return undefined
  }
}

function understood(answer: OutgoingAnswer, { path }: Asked, said: (body: unknown) => string): ShopAnswer | undefined {
  const { status, headers } = answer
  const body = jsonOf(answer)
  if (status < 300 && body !== undefined)
    return { body, total: countOf(headers['x-wp-total']), storeNow: momentOf(headers.date) }
  const code = problem.safeParse(body).data?.code
  if (status === 401 || (status === 403 && code !== undefined))
    throw new StoreFailure('access', `${path} answered ${status}`, { said: said(body) })
  if (status === 404 && (code === undefined || code === 'rest_no_route'))
    throw new StoreFailure('no-shop', `${path} is not there`)
  if (code?.endsWith('_invalid_id')) return undefined
  if (status >= 300 && status < 400) throw new StoreFailure('address', `${path} is elsewhere`)
  if (status >= 400 && code !== undefined)
    throw new StoreFailure('refused', `${path} answered ${status}`, { said: said(body) })
  throw new StoreFailure('broken', `${path} answered ${status} and no JSON`)
}

/** What a shop said of a refusal, for the person: one line, without the keys should it repeat them. */
export function whatItSaid(body: unknown, secrets: readonly string[]): string {
  const { message = '' } = problem.safeParse(body).data ?? {}
  const kept = secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '…')), message)
  return cutText(plainLine(kept), MOST_SAID)
}

function jsonOf({ body }: OutgoingAnswer): unknown {
  try {
    // A plugin that was saved with a byte order mark puts it before every answer.
    return JSON.parse(
      Buffer.from(body)
        .toString()
        .replace(/^\ufeff+/, ''),
    )
  } catch {
    return undefined
  }
}

function retryAfterMs(answer: OutgoingAnswer | undefined, clock: StoreClock): number | undefined {
  const written = answer?.headers['retry-after']
  if (written === undefined) return undefined
  const ms = /^\d{1,6}$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - clock.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

function countOf(written: string | readonly string[] | undefined): number | undefined {
  return typeof written === 'string' && /^\d{1,9}$/.test(written) ? Number(written) : undefined
}

function momentOf(written: string | undefined): number | undefined {
  const at = Date.parse(written ?? '')
  return Number.isNaN(at) ? undefined : at
}
