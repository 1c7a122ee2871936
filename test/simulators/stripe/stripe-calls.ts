import { type Form, formPart, formText } from './form-body.ts'
import {
  customerJson,
  invoiceJson,
  listJson,
  previewJson,
  priceJson,
  sessionJson,
  subscriptionJson,
} from './stripe-json.ts'
import { type KeptPrice, type KeptSession, missing, StripeProblem, type StripeState } from './stripe-state.ts'

type Json = Readonly<Record<string, unknown>>

/** A call as it came. */
export interface StripeCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: Form
}

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly run: (state: StripeState, call: StripeCall, id: string, address: string) => Json
}

function route(method: string, path: RegExp, run: Route['run']): Route {
  return { method, path, run }
}

/** Carries a call out. Throws `StripeProblem`. */
export function carryOut(state: StripeState, call: StripeCall, address: string): Json {
  for (const { method, path, run } of ROUTES) {
    const found = method === call.method ? path.exec(call.path) : null
    if (found) return run(state, call, found[1] ?? '', address)
  }
  throw new StripeProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path})`,
  })
}

function subscriptionNow(state: StripeState, id: string): Json {
  const held = state.subscription(id)
  return subscriptionJson(held, priceJson(state.price(state.priceOf.get(id) ?? '')))
}

function metadataOf(form: Form, ...path: string[]): Record<string, string> {
  const found = formPart(form, ...path, 'metadata')
  return typeof found === 'object'
    ? Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
    : {}
}

const ROUTES: readonly Route[] = [
  route('POST', /^\/v1\/customers$/, (state, { form }) => {
    const id = state.addCustomer(formText(form, 'email'), metadataOf(form))
    return { id, object: 'customer', email: formText(form, 'email') }
  }),
  route('GET', /^\/v1\/customers\/(\w+)$/, (state, _call, id) =>
    state.deleted.has(id) ? { id, object: 'customer', deleted: true } : customerJson(id, state.customer(id)),
  ),
  route('DELETE', /^\/v1\/customers\/(\w+)$/, (state, _call, id) => {
    state.dropCustomer(id)
    return { id, object: 'customer', deleted: true }
  }),
  route('GET', /^\/v1\/customers\/(\w+)\/payment_methods$/, (state, { path }, id) => {
    const hasCard = state.customer(id).ledger.card !== 'none'
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    return listJson(path, hasCard ? [{ id: 'pm_1', object: 'payment_method', type: 'card', card }] : [])
  }),
  route('GET', /^\/v1\/products\/(\w[\w-]*)$/, (state, _call, id) => {
    const found = state.products.get(id)
    if (!found) throw missing('product', id)
    return { ...found, object: 'product', active: true }
  }),
  route('POST', /^\/v1\/products$/, (state, { form }) => {
    const product = { id: formText(form, 'id') || state.newId('prod'), name: formText(form, 'name') }
    state.products.set(product.id, product)
    return { ...product, object: 'product', active: true }
  }),
  route('GET', /^\/v1\/prices$/, (state, { path, query }) => {
    const keys = [...query].flatMap(([name, value]) => (name.startsWith('lookup_keys') ? [value] : []))
    return listJson(path, [...state.prices.values()].filter(({ lookupKey }) => keys.includes(lookupKey)).map(priceJson))
  }),
  route('POST', /^\/v1\/prices$/, (state, { form }) => priceJson(addPrice(state, form))),
  route('POST', /^\/v1\/checkout\/sessions$/, (state, { form }, _id, address) =>
    sessionJson(addSession(state, form), address),
  ),
  route('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (state, _call, id, address) =>
    sessionJson(state.session(id), address),
  ),
  route('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (state, _call, id, address) => {
    const session = state.session(id)
    if (session.status !== 'open')
      throw new StripeProblem(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' })
    session.status = 'expired'
    return sessionJson(session, address)
  }),
  route('POST', /^\/v1\/billing_portal\/sessions$/, (state, { form }, _id, address) => {
    state.customer(formText(form, 'customer'))
    return {
      id: state.newId('bps'),
      object: 'billing_portal.session',
      url: `${address}/portal/${formText(form, 'customer')}`,
    }
  }),
  route('GET', /^\/v1\/subscriptions$/, (state, { path, query }) => {
    const { subscriptions } = state.customer(query.get('customer') ?? '').ledger
    const running = subscriptions.filter(({ endedAt }) => endedAt === null)
    return listJson(
      path,
      running.toReversed().map(({ id }) => subscriptionNow(state, id)),
    )
  }),
  route('GET', /^\/v1\/subscriptions\/(\w+)$/, (state, _call, id) => subscriptionNow(state, id)),
  route('POST', /^\/v1\/subscriptions\/(\w+)$/, (state, { form }, id) => {
    const price = formText(form, 'items', 0, 'price')
    if (price !== '') state.change(id, price, Number(formText(form, 'proration_date')) * 1_000)
    const ending = formText(form, 'cancel_at_period_end')
    if (ending !== '' && (ending === 'true') !== state.subscription(id).cancelAtPeriodEnd)
      state.setEnding(id, ending === 'true')
    return subscriptionNow(state, id)
  }),
  route('DELETE', /^\/v1\/subscriptions\/(\w+)$/, (state, _call, id) => {
    state.end(id)
    return subscriptionNow(state, id)
  }),
  route('GET', /^\/v1\/invoices$/, (state, { path, query }) => {
    const customer = query.get('customer') ?? ''
    const { invoices, subscriptions } = state.customer(customer).ledger
    const of = subscriptions.at(-1)?.id ?? ''
    return listJson(
      path,
      invoices.toReversed().map((each) => invoiceJson(each, customer, of)),
    )
  }),
  route('POST', /^\/v1\/invoices\/create_preview$/, (state, { form }) => {
    const held = state.subscription(formText(form, 'subscription'))
    const next = state.price(formText(form, 'subscription_details', 'items', 0, 'price'))
    const at = Number(formText(form, 'subscription_details', 'proration_date')) * 1_000
    const former = state.price(state.priceOf.get(held.id) ?? '')
    return previewJson(state.preview(held.id, next.id, at), { held, former, next })
  }),
]

function addPrice(state: StripeState, form: Form): KeptPrice {
  const product = formText(form, 'product')
  if (!state.products.has(product)) throw missing('product', product)
  const interval = formText(form, 'recurring', 'interval')
  const unitAmount = Number(formText(form, 'unit_amount'))
  if ((interval !== 'month' && interval !== 'year') || !Number.isSafeInteger(unitAmount))
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'parameter_invalid_integer',
      param: 'unit_amount',
    })
  const price = {
    id: state.newId('price'),
    product,
    currency: formText(form, 'currency'),
    unitAmount,
    interval,
    intervalCount: Number(formText(form, 'recurring', 'interval_count')),
    lookupKey: formText(form, 'lookup_key'),
    metadata: metadataOf(form),
  } as const
  state.prices.set(price.id, price)
  return price
}

function addSession(state: StripeState, form: Form): KeptSession {
  const session: KeptSession = {
    id: state.newId('cs_test'),
    customer: formText(form, 'customer'),
    price: state.price(formText(form, 'line_items', 0, 'price')).id,
    trialDays: Number(formText(form, 'subscription_data', 'trial_period_days')),
    metadata: metadataOf(form, 'subscription_data'),
    status: 'open',
    subscription: null,
  }
  state.customer(session.customer)
  state.sessions.set(session.id, session)
  return session
}
