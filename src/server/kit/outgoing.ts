import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
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

/** How names are resolved and which certificates are trusted; tests pass their own. */
export interface OutgoingOptions {
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Allows addresses of this machine. Never set it where strangers choose the address. */
  readonly mayAskLoopback?: boolean
  /** A certificate that is trusted in addition to the known ones. */
  readonly certificate?: string
}

/** The only way to fetch addresses that users enter. */
export interface Outgoing {
  /** Fetches the body at an address. Throws `OutgoingRefused`. */
  fetch(address: string, limits: OutgoingLimits): Promise<Uint8Array>
}

const MOST_REDIRECTS = 3
const LONGEST_ADDRESS = 2_000

/**
 * Fetches over https from public addresses only. A name is resolved once, all of its addresses are checked, and the connection goes to
 * one of them, so that a name which changes in between gains nothing; each redirect is checked again.
 */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const wall = { resolve: resolved, mayAskLoopback: false, ...options }
  return {
    fetch: async (address, { mostBytes, timeoutMs, signal }) => {
      const ending = linkedSignal([signal], timeoutMs)
      try {
        return await followed(wall, address, mostBytes, ending.signal)
      } catch (error) {
        if (ending.isLate()) throw new OutgoingRefused('too-slow')
        signal?.throwIfAborted()
        throw error instanceof OutgoingRefused ? error : new OutgoingRefused('unreachable', { cause: error })
      } finally {
        ending.release()
      }
    },
  }
}

type Wall = Required<Pick<OutgoingOptions, 'resolve' | 'mayAskLoopback'>> & OutgoingOptions

async function followed(wall: Wall, address: string, mostBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  let url = checkedUrl(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await asked(wall, url, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      url = checkedUrl(headers.location, url)
    } else if (statusCode === 200) return await whole(answer, mostBytes)
    else {
      answer.destroy()
      throw new OutgoingRefused('status', { status: statusCode })
    }
  }
  throw new OutgoingRefused('redirects')
}

function checkedUrl(address: string, from?: URL): URL {
  const url =
    address.length <= LONGEST_ADDRESS && URL.canParse(address, from?.href) ? new URL(address, from) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new OutgoingRefused('address')
  return url
}

async function asked(wall: Wall, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await wall.resolve(host)
  const [address] = addresses
  const mayAsk = (each: string): boolean => isPublicAddress(each) || (wall.mayAskLoopback && isLoopback(each))
  // A name with one forbidden address among others is an attack.
  if (address === undefined || !addresses.every(mayAsk)) throw new OutgoingRefused('not-public')
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      lookup: pinned(address),
      signal,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'pricewright' },
      ...(wall.certificate === undefined ? {} : { ca: wall.certificate }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
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
