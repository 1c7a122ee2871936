import fc from 'fast-check'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { AppCall } from './app.ts'
import { EDGE_BODIES, hostileValue, spoil } from './hostile-values.ts'
import { pushBody, uploadBody } from './mutations.ts'
import { nearlyRight } from './nearly-right-values.ts'
import { acceptedValue, type KnownIds } from './schema-values.ts'

// Requests made from the schemas that the product checks them with, so that a new endpoint is tried without a word here.

const NO_IDS: KnownIds = []

type Place = 'params' | 'query' | 'body'

/** A PNG of one pixel, for calls that take pictures. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Bodies whose schema leaves the inside open. */
const INSIDES: Readonly<Record<string, (ids: KnownIds) => fc.Arbitrary<unknown>>> = {
  'sync.push': pushBody,
  'changeSets.upload': uploadBody,
}

/** Queries whose values must be there, which no schema tells. */
const QUERIES: Readonly<Record<string, object>> = {
  'currency.convert': { from: 'USD', to: 'EUR', amount: '12.50' },
  'currency.rateHistory': { from: '2026-01-01', to: '2026-02-01' },
  'currency.exchangeRates': { base: 'USD' },
}

/** What of a call is not left to chance. */
export interface FixedInput {
  readonly params?: object | undefined
  readonly body?: object | undefined
}

/** A call that the endpoint's own schemas accept. */
export function acceptedCall(
  endpoint: AnyEndpoint,
  ids: KnownIds = NO_IDS,
  fixed: FixedInput = {},
): fc.Arbitrary<AppCall> {
  return fc
    .record({
      params: acceptedInput(endpoint, 'params', ids).map((each) => ({ ...(each as object), ...fixed.params })),
      query: QUERIES[endpoint.id] ? fc.constant(QUERIES[endpoint.id]) : acceptedInput(endpoint, 'query', ids),
      body: acceptedInput(endpoint, 'body', ids).map((each) =>
        fixed.body ? { ...(each as object), ...fixed.body } : each,
      ),
    })
    .map((input) => callOf(endpoint, input))
}

/** A call of which every value has the right type, and some mean nothing: ids that nobody has, languages that nobody speaks. */
export function nearlyRightCall(endpoint: AnyEndpoint, ids: KnownIds, fixed: FixedInput = {}): fc.Arbitrary<AppCall> {
  const query = QUERIES[endpoint.id] ? fc.constant(QUERIES[endpoint.id]) : acceptedInput(endpoint, 'query', ids)
  const part = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: nearlyRight(good) }, good)
  return fc
    .record({
      params: acceptedInput(endpoint, 'params', ids).map((each) => ({ ...(each as object), ...fixed.params })),
      query: part(query),
      body: part(acceptedInput(endpoint, 'body', ids)),
    })
    .map((input) => callOf(endpoint, input))
}

/** A call that is nearly right, or not at all: fields of the wrong kind, too many, too deep, too long, of strange names. */
export function hostileCall(endpoint: AnyEndpoint, ids: KnownIds): fc.Arbitrary<AppCall> {
  const spoilt = (place: Place) => {
    const good = acceptedInput(endpoint, place, ids)
    return fc.oneof(good, spoil(good), fc.oneof(fc.constant(undefined), hostileValue(2)))
  }
  return fc
    .record({
      params: fc.oneof({ weight: 3, arbitrary: acceptedInput(endpoint, 'params', ids) }, spoilt('params')),
      query: spoilt('query'),
      body: spoilt('body'),
      headers: fc.dictionary(
        fc.constantFrom('idempotency-key', 'if-match', 'x-forwarded-for', 'accept', 'range', 'last-event-id'),
        fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '*', 'bytes=0-', 'k'.repeat(300))).map(ascii),
        { maxKeys: 2 },
      ),
    })
    .chain(({ headers, ...input }) => {
      const call = { ...callOf(endpoint, input), headers }
      if (call.method === 'GET') return fc.constant(call)
      return fc
        .option(fc.constantFrom(...EDGE_BODIES), { nil: undefined, freq: 10 })
        .map((raw) => (raw === undefined ? call : { ...call, body: raw }))
    })
}

function acceptedInput(endpoint: AnyEndpoint, place: Place, ids: KnownIds): fc.Arbitrary<unknown> {
  const plain = acceptedValue(endpoint[place], ids)
  const inside = place === 'body' ? INSIDES[endpoint.id] : undefined
  const schema = endpoint[place]
  if (!inside || !schema) return plain
  return fc.oneof(
    { weight: 1, arbitrary: plain },
    { weight: 4, arbitrary: inside(ids).filter((value) => schema.safeParse(value).success) },
  )
}

function callOf(endpoint: AnyEndpoint, input: Readonly<Record<Place, unknown>>): AppCall {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => inAddress(params[name]))
  const query = queryOf(input.query)
  const takesBody = endpoint.method !== 'GET'
  return {
    method: endpoint.method,
    url: `/api${path}${query === '' ? '' : `?${query}`}`,
    ...(takesBody ? bodyOf(endpoint, input.body) : {}),
  }
}

function bodyOf({ accepts }: AnyEndpoint, body: unknown): Pick<AppCall, 'body'> {
  if (accepts) return { body: Buffer.from(ONE_PIXEL, 'base64') }
  return body === undefined ? {} : { body: jsonText(body) }
}

/** JSON that also says what the language cannot: NaN becomes a word that no parser takes. */
function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (Number.isNaN(each) ? 'NaN' : each)) ?? 'undefined'
}

function queryOf(query: unknown): string {
  if (query === null || query === undefined) return ''
  if (typeof query !== 'object') return inAddress(query)
  return Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each] as const))
    .map((pair) => pair.map(inAddress).join('='))
    .join('&')
    .slice(0, 8_000)
}

function inAddress(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value)
  return encodeURIComponent(text.toWellFormed().slice(0, 4_000))
}

function ascii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}
