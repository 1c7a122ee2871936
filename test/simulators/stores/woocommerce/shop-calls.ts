import type { StoreOffer } from '#server/stores/port.ts'
import type { SimulatedWrite } from '../store-simulator.ts'
import type { ShopHooks } from './shop-hooks.ts'
import { type JsonTools, moment, productJson, variantJson } from './shop-json.ts'
import { invalidParams, noRoute, ShopProblem } from './shop-problem.ts'
import type { KeptProduct, KeptVariant, ShopState } from './shop-state.ts'
import { writeFigures } from './shop-writes.ts'

/** What the calls of the shop work on. */
export interface ShopParts {
  readonly state: ShopState
  readonly hooks: ShopHooks
  readonly json: JsonTools
  readonly currency: string
  readonly writes: SimulatedWrite[]
}

/** A request below /wp-json/wc/v3. */
export interface ShopCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}

/** An answer: a page of a list with the number of all, or one thing. */
export type ShopReply =
  | { readonly list: readonly object[]; readonly total: number }
  | { readonly one: object; readonly status?: number }

type Handler = (parts: ShopParts, call: ShopCall, id: number, variantId: number) => ShopReply

const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^\/products$/, listProducts],
  ['GET', /^\/products\/(\d+)$/, ({ state, json }, _call, id) => ({ one: productJson(there(state, id), json) })],
  ['PUT', /^\/products\/(\d+)$/, putProduct],
  ['GET', /^\/products\/(\d+)\/variations$/, listVariants],
  ['GET', /^\/products\/(\d+)\/variations\/(\d+)$/, oneVariant],
  ['PUT', /^\/products\/(\d+)\/variations\/(\d+)$/, putVariant],
  ['POST', /^\/products\/(\d+)\/variations\/batch$/, batchVariants],
  ['GET', /^\/variations$/, listAllVariants],
  ['GET', /^\/products\/categories$/, listCategories],
  [
    'GET',
    /^\/data\/currencies\/current$/,
    ({ currency }) => ({ one: { code: currency, name: currency, symbol: currency } }),
  ],
  [
    'GET',
    /^\/webhooks$/,
    ({ hooks }, { query }) => page(hooks.hooks, query, (hook) => ({ ...hook, secret: undefined })),
  ],
  [
    'POST',
    /^\/webhooks$/,
    ({ hooks }, { body }) => ({ one: { ...hooks.save(undefined, body), secret: undefined }, status: 201 }),
  ],
  [
    'PUT',
    /^\/webhooks\/(\d+)$/,
    ({ hooks }, { body }, id) => ({ one: { ...hooks.save(id, body), secret: undefined } }),
  ],
  ['DELETE', /^\/webhooks\/(\d+)$/, ({ hooks }, _call, id) => ({ one: hooks.remove(id) })],
]

/** Carries out a call; throws `ShopProblem`. */
export function carryOut(parts: ShopParts, call: ShopCall): ShopReply {
  for (const [method, path, handler] of ROUTES) {
    const found = method === call.method ? path.exec(call.path) : null
    if (found) return handler(parts, call, Number(found[1]), Number(found[2]))
  }
  throw noRoute()
}

function there(state: ShopState, id: number, status = 404): KeptProduct {
  const kept = state.byId.get(id)
  if (!kept) throw new ShopProblem(status, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
  return kept
}

function variantOf(kept: KeptProduct, id: number, status = 404): KeptVariant {
  const variant = kept.variants.find((each) => each.id === id)
  if (!variant) throw new ShopProblem(status, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
  return variant
}

/** Only the entries of the page are written out, so that a page of many products costs a page. */
function page<T>(all: readonly T[], query: URLSearchParams, written: (entry: T) => object): ShopReply {
  const size = Number(query.get('per_page') ?? 10)
  if (!(size >= 1 && size <= 100))
    throw invalidParams({ per_page: 'per_page must be between 1 (inclusive) and 100 (inclusive)' })
  const from = query.has('offset') ? Number(query.get('offset')) : (Number(query.get('page') ?? 1) - 1) * size
  const fields = query.get('_fields')?.split(',')
  const list = all.slice(from, from + size).map((entry) => onlyFields(written(entry), fields))
  return { list, total: all.length }
}

/** The fields of an answer that were asked for. */
export function onlyFields(entry: object, fields: readonly string[] | undefined): object {
  return fields ? Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name))) : entry
}

function listProducts({ state, json }: ShopParts, { query }: ShopCall): ShopReply {
  const [status, order] = [query.get('status') ?? 'any', query.get('orderby') ?? 'date']
  const after = query.get('modified_after')
  if (!['any', 'trash', 'publish', 'private'].includes(status))
    throw invalidParams({ status: 'status is not one of any, trash.' })
  let found: readonly KeptProduct[] = status === 'trash' ? state.trash : state.live
  if (status === 'publish' || status === 'private') found = found.filter((kept) => kept.status === status)
  if (after !== null) {
    if (query.get('dates_are_gmt') !== 'true') throw new Error('the client must say which clock it means')
    found = found.filter(({ modified }) => moment(modified) > after)
  }
  if (order === 'modified') found = found.toSorted((a, b) => seconds(a) - seconds(b) || a.id - b.id)
  if (query.get('order') !== 'asc') found = found.toReversed()
  return page(found, query, (kept) => productJson(kept, json))
}

function seconds({ modified }: KeptProduct): number {
  return Math.floor(modified / 1_000)
}

function listVariants({ state, json }: ShopParts, { query }: ShopCall, id: number): ShopReply {
  const kept = there(state, id)
  const sorted = query.get('order') === 'asc' ? kept.variants : kept.variants.toReversed()
  return page(sorted, query, (variant) => variantJson(variant, kept, json, false))
}

function listAllVariants({ state, json }: ShopParts, { query }: ShopCall): ShopReply {
  if (json.traits.version === '8.0') throw noRoute()
  const parents = (query.get('parent') ?? '').split(',').flatMap((id) => state.byId.get(Number(id)) ?? [])
  const all = parents.flatMap((kept) => kept.variants.map((variant) => ({ kept, variant })))
  all.sort((a, b) => a.variant.id - b.variant.id)
  return page(all, query, ({ kept, variant }) => variantJson(variant, kept, json, true))
}

function oneVariant({ state, json }: ShopParts, _call: ShopCall, id: number, variantId: number): ShopReply {
  const kept = there(state, id)
  return { one: variantJson(variantOf(kept, variantId), kept, json, false) }
}

function listCategories({ json }: ShopParts, { query }: ShopCall): ShopReply {
  const included = query.get('include')?.split(',').map(Number)
  const { all } = json.terms.categories
  return page(included ? all.filter(({ id }) => included.includes(id)) : all, query, (term) => ({ ...term, count: 1 }))
}

function putProduct(parts: ShopParts, { body }: ShopCall, id: number): ShopReply {
  const kept = there(parts.state, id, 400)
  const offer = writeFigures(kept, body, parts.json.traits)
  written(parts, kept, [offer])
  return { one: productJson(kept, parts.json) }
}

function putVariant(parts: ShopParts, { body }: ShopCall, id: number, variantId: number): ShopReply {
  const kept = there(parts.state, id, 400)
  const variant = variantOf(kept, variantId, 400)
  const offer = writeFigures(variant, body, parts.json.traits)
  written(parts, kept, [offer])
  return { one: variantJson(variant, kept, parts.json, false) }
}

function batchVariants(parts: ShopParts, { body }: ShopCall, id: number): ShopReply {
  const kept = there(parts.state, id, 400)
  const update = (body.update ?? []) as readonly Readonly<Record<string, unknown>>[]
  if (update.length > 100)
    throw new ShopProblem(
      413,
      'woocommerce_rest_request_entity_too_large',
      'Unable to accept more than 100 items for this request.',
    )
  const offers: StoreOffer[] = []
  const answers = update.map((each) => {
    try {
      const variant = variantOf(kept, Number(each.id), 400)
      offers.push(writeFigures(variant, each, parts.json.traits))
      return variantJson(variant, kept, parts.json, false)
    } catch (error) {
      if (!(error instanceof ShopProblem)) throw error
      return { id: each.id, error: error.json }
    }
  })
  if (offers.length > 0) written(parts, kept, offers)
  return { one: { update: answers } }
}

function written({ state, hooks, json, writes }: ShopParts, kept: KeptProduct, offers: readonly StoreOffer[]): void {
  writes.push({ productId: String(kept.id), offers })
  state.touch(kept)
  hooks.emit('product.updated', productJson(kept, json))
}
