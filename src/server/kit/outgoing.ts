import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './outgoing-addresses.ts'

/** Why something was not fetched, in a word for whoever says it. */
export type OutgoingReason =
  | 'address'
  | 'not-public'
  | 'unreachable'
  | 'status'
  | 'too-large'
  | 'too-slow'
  | 'redirects'

/** Something outside could not be fetched, or may not be. */
export class OutgoingRefused extends Error {
  readonly reason: OutgoingReason
  /** What the other side answered, where that is the reason. */
  readonly status: number | undefined
  constructor(reason: OutgoingReason, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`not fetched: ${reason}`, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'OutgoingRefused'
    this.reason = reason
    this.status = options.status
  }
}

/** What one fetch may cost. */
export interface OutgoingLimits {
  readonly mostBytes: number
  /** All redirects and the whole body within this. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** How names become addresses and whom to trust; tests give their own. */
export interface OutgoingOptions {
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** This machine may be asked too. Never set where strangers name the address. */
  readonly mayAskLoopback?: boolean
  /** A certificate that is trusted beside the known ones. */
  readonly certificate?: string
}

/** The one way to addresses that users name. */
export interface Outgoing {
  /** The body at an address. Throws `OutgoingRefused`. */
  fetch(address: string, limits: OutgoingLimits): Promise<Uint8Array>
}

const MOST_REDIRECTS = 3
const LONGEST_ADDRESS = 2_000

/**
 * Opens the way out: https alone, to public addresses alone. A name is resolved once, every address that it has is looked at, and the
 * connection goes to one of those, so that a name that changes in between gains nothing; each redirect is looked at anew.
 */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const wall = { resolve: resolved, mayAskLoopback: false, ...options }
  return {
    fetch: async (address, { mostBytes, timeoutMs, signal }) => {
      const time = AbortSignal.timeout(timeoutMs)
      const ending = signal ? AbortSignal.any([signal, time]) : time
      try {
        return await followed(wall, address, mostBytes, ending)
      } catch (error) {
        if (time.aborted) throw new OutgoingRefused('too-slow')
        signal?.throwIfAborted()
        throw error instanceof OutgoingRefused ? error : new OutgoingRefused('unreachable', { cause: error })
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
  // One that may not be asked among many is a name that is playing with us.
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

/** Whatever the name says by now, the connection goes where was looked. */
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
