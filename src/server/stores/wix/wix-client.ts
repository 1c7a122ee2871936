import { type Pace, type StoreClock } from '../pace.ts'
import { StoreFailure } from '../port.ts'
import { failureOf, TooLarge, UnclearEnd } from './wix-failures.ts'
import { jsonOf, sendOnce, type WixEnd, type WixRequest } from './wix-http.ts'

/** How often a refusal for too many requests is waited for, and a cut read is tried again. */
const BUSY_TRIES = 5
const CUT_TRIES = 3
/** The first pause where Wix names none; each further one is twice as long. */
const FIRST_PAUSE_MS = 1_000
/** No longer pause is waited for here, as others wait meanwhile; the caller is told of it instead. */
const LONGEST_PAUSE_MS = 15_000

/** What Wix answered. */
export interface WixAnswer {
  readonly json: unknown
  /** When, by the clock of Wix; by ours where it does not tell. Epoch milliseconds. */
  readonly at: number
}

/** The headers that open a store; `afresh` after those given before were refused. */
export type WixHeaders = (afresh: boolean, signal: AbortSignal) => Promise<Readonly<Record<string, string>>>

/** What a client needs. */
export interface WixClientSettings {
  readonly apiUrl: string
  readonly clock: StoreClock
  readonly pace: Pace
  readonly headers: WixHeaders
  readonly timeoutMs: number
}

/** Speaks to Wix for one store, within its limits. Throws `StoreFailure`. */
export interface WixClient {
  /** Asks what changes nothing; tried again when the connection is cut. */
  ask(request: WixRequest, signal: AbortSignal): Promise<WixAnswer>
  /** Asks for a change, once; throws `UnclearEnd` if it may or may not have happened. */
  change(request: WixRequest, signal: AbortSignal): Promise<WixAnswer>
  readonly clock: StoreClock
}

/** A client for one store. */
export function createWixClient(settings: WixClientSettings): WixClient {
  return {
    clock: settings.clock,
    ask: async (request, signal) => await settled(settings, request, false, signal),
    change: async (request, signal) => await settled(settings, request, true, signal),
  }
}

/** What was tried so far. */
interface Tries {
  busy: number
  cuts: number
  isAfresh: boolean
}

async function settled(
  settings: WixClientSettings,
  request: WixRequest,
  isChange: boolean,
  signal: AbortSignal,
): Promise<WixAnswer> {
  const tries: Tries = { busy: 0, cuts: 0, isAfresh: false }
  for (;;) {
    const headers = await settings.headers(tries.isAfresh, signal)
    await settings.pace.turn(signal)
    const end = await sendOnce(settings.apiUrl, request, headers, settings.timeoutMs, signal)
    if (end.kind === 'too-large') throw isChange ? new UnclearEnd() : new TooLarge()
    if (end.kind === 'cut' || end.status >= 500) await afterCut(settings, end, tries, isChange, signal)
    else if (end.status === 429) afterBusy(settings, end.headers, tries)
    else if (end.status === 401 && !tries.isAfresh) tries.isAfresh = true
    else return answerOf(settings.clock, end, isChange)
  }
}

async function afterCut(
  { clock }: WixClientSettings,
  end: WixEnd,
  tries: Tries,
  isChange: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (end.kind === 'answer' && end.status === 501) throw failureOf(501, end.text)
  if (isChange) throw new UnclearEnd()
  tries.cuts += 1
  if (tries.cuts >= CUT_TRIES) {
    if (end.kind === 'answer') throw failureOf(end.status, end.text)
    throw new StoreFailure('down', 'it was not reached')
  }
  await clock.sleep(FIRST_PAUSE_MS * 2 ** (tries.cuts - 1), signal)
}

function afterBusy({ clock, pace }: WixClientSettings, headers: Headers, tries: Tries): void {
  const ms = retryAfterMs(headers, clock.now()) ?? Math.min(FIRST_PAUSE_MS * 2 ** tries.busy, LONGEST_PAUSE_MS)
  tries.busy += 1
  pace.pause(Math.min(ms, LONGEST_PAUSE_MS))
  if (tries.busy > BUSY_TRIES || ms > LONGEST_PAUSE_MS)
    throw new StoreFailure('busy', 'it asks for patience', { retryAfterMs: ms })
}

/** What `Retry-After` asks for: seconds or a date. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const written = headers.get('retry-after') ?? ''
  if (/^\d{1,6}$/.test(written)) return Number(written) * 1_000
  const date = Date.parse(written)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function answerOf(clock: StoreClock, end: WixEnd & { readonly kind: 'answer' }, isChange: boolean): WixAnswer {
  if (end.status < 200 || end.status > 299) throw failureOf(end.status, end.text)
  const json = jsonOf(end.text)
  if (typeof json !== 'object' || json === null) {
    // Whatever the text is, the change was taken in.
    if (isChange) throw new UnclearEnd()
    throw new StoreFailure('broken', 'the answer is no JSON')
  }
  const told = Date.parse(end.headers.get('date') ?? '')
  return { json, at: Number.isNaN(told) ? clock.now() : told }
}
