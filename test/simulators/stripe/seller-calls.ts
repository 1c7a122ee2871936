import { type Form, formPart, formText } from './form-body.ts'
import type { SellerAccount, SellerPermission } from './seller-account.ts'
import {
  chargeJson,
  disputeJson,
  type Expands,
  paymentJson,
  refundJson,
  sellerSessionJson,
  settledJson,
} from './seller-json.ts'
import type { StripeCall } from './stripe-calls.ts'
import { listJson } from './stripe-json.ts'
import { missing, StripeProblem } from './stripe-state.ts'

type Json = Readonly<Record<string, unknown>>

interface Asked extends StripeCall {
  readonly id: string
  readonly address: string
  readonly expands: Expands
}

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly needs: SellerPermission
  readonly run: (account: SellerAccount, call: Asked) => Json
}

/** Carries a call out that came with the key of a seller. Throws `StripeProblem`. */
export function carryOutForSeller(account: SellerAccount, key: string, call: StripeCall, address: string): Json {
  const permissions = account.keys.get(key) ?? []
  for (const { method, path, needs, run } of ROUTES) {
    const found = method === call.method ? path.exec(call.path) : null
    if (!found) continue
    if (permissions !== 'all' && !permissions.includes(needs)) throw notAllowed(account, needs)
    const wanted = [...call.query].flatMap(([name, value]) => (name.startsWith('expand') ? [value] : []))
    const expands: Expands = (what) => wanted.some((each) => each === what || each.startsWith(`${what}.`))
    return run(account, { ...call, id: found[1] ?? '', address, expands })
  }
  throw new StripeProblem(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${call.path})` })
}

function notAllowed({ id }: SellerAccount, needs: SellerPermission): StripeProblem {
  return new StripeProblem(403, {
    type: 'invalid_request_error',
    message: `The provided key 'rk_***' does not have the required permissions for this endpoint on account '${id}'. Having the 'rak_${needs}' permission would allow this request to continue.`,
  })
}

const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/account$/,
    needs: 'account_read',
    run: ({ id, name, takesCards }) => ({
      id,
      object: 'account',
      business_profile: { name },
      charges_enabled: takesCards,
      settings: { dashboard: { display_name: name } },
    }),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    needs: 'checkout_session_write',
    run: (account, { form, address }) => sellerSessionJson(account, openSession(account, form), address),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    needs: 'checkout_session_write',
    run: (account, { id, address }) => sellerSessionJson(account, account.session(id), address),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    needs: 'checkout_session_write',
    run: (account, { id, address }) => sellerSessionJson(account, account.expire(id), address),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    needs: 'payment_intent_read',
    run: (account, call) => paged(call, [...account.payments.keys()], (id) => paymentJson(account, id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    needs: 'payment_intent_read',
    run: (account, { id, expands }) => paymentJson(account, id, expands),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    needs: 'charge_read',
    run: (account, call) => paged(call, [...account.payments.keys()], (id) => chargeJson(account, id) ?? {}),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    needs: 'charge_read',
    run: (account, call) =>
      paged(call, ofPayment([...account.refunds.values()], call), (each) => refundJson(account, each, call.expands)),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    needs: 'dispute_read',
    run: (account, call) =>
      paged(call, ofPayment([...account.disputes.values()], call), (each) => disputeJson(account, each)),
  },
  {
    method: 'GET',
    path: /^\/v1\/balance_transactions$/,
    needs: 'balance_transaction_read',
    run: (account, call) => {
      const settled = [...account.payments.values()].flatMap(({ charge }) => charge?.settled ?? [])
      return paged(call, settled, settledJson)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/webhook_endpoints$/,
    needs: 'webhook_write',
    run: (account, { form }) => {
      const events = Object.values(formPart(form, 'enabled_events') ?? {}).map(String)
      const url = formText(form, 'url')
      if (!/^https?:\/\//.test(url) || url.includes('//localhost'))
        throw new StripeProblem(400, { type: 'invalid_request_error', code: 'url_invalid', param: 'url' })
      const { id, secret } = account.addEndpoint(url, events)
      return { id, object: 'webhook_endpoint', url, enabled_events: events, secret, livemode: account.isLive }
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/webhook_endpoints\/(\w+)$/,
    needs: 'webhook_write',
    run: (account, { id }) => {
      if (!account.endpoints.delete(id)) throw missing('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]

function openSession(account: SellerAccount, form: Form) {
  const price = formPart(form, 'line_items', 0, 'price_data')
  if (formText(form, 'mode') !== 'payment' || price === undefined)
    throw new StripeProblem(400, { type: 'invalid_request_error', code: 'parameter_missing', param: 'line_items' })
  return account.openSession({
    amount: Number(formText(price, 'unit_amount')),
    currency: formText(price, 'currency'),
    name: formText(price, 'product_data', 'name'),
    metadata: textsOf(form, 'metadata'),
    paymentMetadata: textsOf(form, 'payment_intent_data', 'metadata'),
    expiresAt: Number(formText(form, 'expires_at')),
    successUrl: formText(form, 'success_url'),
    cancelUrl: formText(form, 'cancel_url'),
  })
}

function textsOf(form: Form, ...path: string[]): Record<string, string> {
  const found = formPart(form, ...path)
  return typeof found === 'object'
    ? Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
    : {}
}

function ofPayment<T extends { readonly payment: string }>(all: readonly T[], { query }: StripeCall): readonly T[] {
  const payment = query.get('payment_intent')
  return all.filter((each) => each.payment === payment)
}

/** A page of a list, the newest first. */
function paged<T>({ path, query }: StripeCall, all: readonly T[], json: (each: T) => Json): Json {
  const newest = all.map(json).toReversed()
  const start = newest.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const most = Number(query.get('limit') ?? 10)
  return { ...listJson(path, newest.slice(start, start + most)), has_more: newest.length > start + most }
}
