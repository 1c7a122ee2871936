import { lookup } from 'node:dns/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { linkedSignal } from './linked-signal.ts'
import { isLoopback, isPublicAddress } from './outgoing-addresses.ts'

/** Why something was not fetched, as a code for the caller's message. */
export type OutgoingReason =
  | 'address'
  | 'not-public'
  | 'unreachable'
  | 'status'
  | 'too-large'
  | 'too-slow'
  | 'redirects'

/** An outside address could not be fetched, or may not be. */
export class OutgoingRefused extends Error {
  readonly reason: OutgoingReason
  /** The status that the other side answered, if that is the reason. */
  readonly status: number | undefined
  constructor(reason: OutgoingReason, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`not fetched: ${reason}`, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'OutgoingRefused'
    this.reason = reason
    this.status = options.status
  }
}

/** Limits of one fetch. */
export interface OutgoingLimits {
  readonly mostBytes: number
  /** The time for all redirects and the whole body. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** A call of another server, with its limits. */
export interface OutgoingCall extends OutgoingLimits {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the other side said, whatever the status. */
export interface OutgoingAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

/** How names are resolved and which certificates are trusted; tests pass their own. */
export interface OutgoingOptions {
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Allows addresses of this machine. Never set it where strangers choose the address. */
  readonly mayAskLoopback?: boolean
  /** A certificate that is trusted in addition to the known ones. */
  readonly certificate?: string
}

/** The only way to addresses that users enter (STORE-08). */
export interface Outgoing {
  /** Fetches the body at an address. Throws `OutgoingRefused`. */
  fetch(address: string, limits: OutgoingLimits): Promise<Uint8Array>
  /**
   * Calls the server at an address and answers what it says, whatever the status. Only a GET is redirected, and only within its own host,
   * so that no header or body reaches another one. Throws `OutgoingRefused`; whether the call arrived is then unknown.
   */
  request(address: string, call: OutgoingCall): Promise<OutgoingAnswer>
}

const MOST_REDIRECTS = 3
const LONGEST_ADDRESS = 2_000
/** How long a connection is kept for the next call of the same host; most servers keep it for five seconds. */
const IDLE_MS = 4_000

/**
 * Fetches over https from public addresses only. A name is resolved once, all of its addresses are checked, and the connection goes to
 * one of them, so that a name which changes in between gains nothing; each redirect is checked again.
 */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const kept = new Agent({ keepAlive: true, maxFreeSockets: 2, timeout: IDLE_MS })
  const wall = { resolve: resolved, mayAskLoopback: false, ...options }
  return {
    fetch: (address, limits) =>
      bounded(limits, (signal) => followed(wall, checkedUrl(address), limits.mostBytes, signal)),
    request: (address, call) =>
      bounded(call, (signal) => called(wall, checkedUrl(address), { ...call, agent: kept }, signal)),
  }
}

async function bounded<T>(
  { timeoutMs, signal }: OutgoingLimits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = linkedSignal([signal], timeoutMs)
  try {
    return await work(ending.signal)
  } catch (error) {
    if (ending.isLate()) throw new OutgoingRefused('too-slow')
    signal?.throwIfAborted()
    throw error instanceof OutgoingRefused ? error : new OutgoingRefused('unreachable', { cause: error })
  } finally {
    ending.release()
  }
}

type Wall = Required<Pick<OutgoingOptions, 'resolve' | 'mayAskLoopback'>> & OutgoingOptions

async function followed(wall: Wall, from: URL, mostBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  let url = from
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await asked(wall, url, signal)
    const { statusCode } = answer
    const next = redirectOf(answer)
    if (next === undefined && statusCode === 200) return await whole(answer, mostBytes)
    answer.destroy()
    if (next === undefined) throw new OutgoingRefused('status', { status: statusCode ?? 0 })
    url = checkedUrl(next, url)
  }
  throw new OutgoingRefused('redirects')
}

interface Call extends OutgoingCall {
  readonly agent: Agent
}

async function called(wall: Wall, from: URL, call: Call, signal: AbortSignal): Promise<OutgoingAnswer> {
  let url = from
  // Other ports are other programs than the shop: mail, databases, the panel of the host.
  if (url.port !== '' && !wall.mayAskLoopback) throw new OutgoingRefused('address')
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await asked(wall, url, signal, call)
    const { statusCode: status = 0, headers } = answer
    const next = (call.method ?? 'GET') === 'GET' ? redirectOf(answer) : undefined
    if (next === undefined) return { status, headers, body: await whole(answer, call.mostBytes) }
    answer.destroy()
    url = checkedUrl(next, url)
    if (url.host !== from.host) throw new OutgoingRefused('redirects')
  }
  throw new OutgoingRefused('redirects')
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined
}

function checkedUrl(address: string, from?: URL): URL {
  const url =
    address.length <= LONGEST_ADDRESS && URL.canParse(address, from?.href) ? new URL(address, from) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new OutgoingRefused('address')
  return url
}

async function asked(wall: Wall, url: URL, signal: AbortSignal, call: Partial<Call> = {}): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await orGivenUp(wall.resolve(host), signal)
  const [address] = addresses
  const mayAsk = (each: string): boolean => isPublicAddress(each) || (wall.mayAskLoopback && isLoopback(each))
  // A name with one forbidden address among others is an attack.
  if (address === undefined || !addresses.every(mayAsk)) throw new OutgoingRefused('not-public')
  signal.throwIfAborted()
  const { method = 'GET', body, agent = false } = call
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    request(url, {
      agent,
      method,
      lookup: pinned(address),
      signal,
      headers: {
        accept: '*/*',
        'user-agent': 'pricewright',
        ...call.headers,
        ...length,
        'accept-encoding': 'identity',
      },
      ...(wall.certificate === undefined ? {} : { ca: wall.certificate }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
}

/** The system's resolver cannot be stopped, so whoever waits for it leaves instead. */
function orGivenUp<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new OutgoingRefused('too-slow'))
    signal.addEventListener('abort', leave, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** The connection goes to the checked address, whatever the name resolves to by now. */
function pinned(address: string): LookupFunction {
  const family = isIP(address)
  return (_host, { all }, done) => {
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

async function resolved(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

async function whole(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const announced = Number(answer.headers['content-length'] ?? 0)
  const parts: Buffer[] = []
  let size = 0
  if (announced <= mostBytes) {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostBytes) break
      parts.push(part)
    }
  }
  answer.destroy()
  if (Math.max(size, announced) > mostBytes) throw new OutgoingRefused('too-large')
  return Buffer.concat(parts, size)
}
