import { Stripe } from 'stripe'
import { stripeAmount } from '#domain/payments/provider-amount.ts'
import { type CardAccess, type CardPage, type CardPageAsk, type CardProvider, PageRefused } from '../cards/card-port.ts'
import { PaymentFailure } from '../port.ts'
import { asked, askedOrGone, createStripeClient } from './stripe-client.ts'
import { cardEventOf, cardPaymentOf, CHECKOUT_MARK, pageOf } from './stripe-card-facts.ts'
import { lacking, toldAccount } from './stripe-permissions.ts'

/** Seconds after which the signature of an event is too old. */
const TOLERANCE = 300
/** Refunds and disputes of one payment that are followed. */
const MOST_PARTS = 200
const KEY = /^(sk|rk)_(live|test)_\w{8,240}$/
/** Languages of the page of payment; of others the browser decides. */
const LANGUAGES = new Set(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'zh'])

/** What an endpoint is told of: all that changes what a seller got of a payment. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Stripe behind the port of card payments; `base` is its address. */
export function createStripeCards(base: string): CardProvider {
  return {
    readKey(key) {
      const [, kind, mode] = KEY.exec(key) ?? []
      if (mode !== 'live' && mode !== 'test') return undefined
      return { mode, kind: kind === 'rk' ? 'restricted' : 'secret' }
    },
    open: (key) => accessOf(createStripeClient(key, base)),
    verify(body, signature, secret) {
      try {
        return cardEventOf(Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE))
      } catch {
        return undefined
      }
    },
  }
}

function accessOf(stripe: Stripe): CardAccess {
  const page = async (session: string): Promise<CardPage | undefined> => {
    const found = await askedOrGone('page', () => stripe.checkout.sessions.retrieve(session))
    return found && pageOf(found)
  }
  return {
    account: () => toldAccount(stripe),
    lacks: () => lacking(stripe),
    makeEndpoint: (url) => makeEndpoint(stripe, url),
    async endEndpoint(id) {
      await askedOrGone('endpoint', () => stripe.webhookEndpoints.del(id))
    },
    openPage: (ask) => openPage(stripe, ask),
    page,
    async closePage(session) {
      try {
        return pageOf(await asked('page', () => stripe.checkout.sessions.expire(session)))
      } catch (error) {
        // What is not open any more is not closed: it is told as it is.
        if (error instanceof PaymentFailure && (error.reason === 'refused' || error.reason === 'gone'))
          return page(session)
        throw error
      }
    },
    async payment(reference) {
      const told = await askedOrGone('payment', () =>
        stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.balance_transaction'] }),
      )
      if (!told) return undefined
      const of = { payment_intent: reference, limit: 100 }
      const refunds = await asked('refunds', () =>
        stripe.refunds
          .list({ ...of, expand: ['data.failure_balance_transaction'] })
          .autoPagingToArray({ limit: MOST_PARTS }),
      )
      const disputes = await asked('disputes', () => stripe.disputes.list(of).autoPagingToArray({ limit: MOST_PARTS }))
      return cardPaymentOf(told, refunds, disputes)
    },
  }
}

async function makeEndpoint(stripe: Stripe, url: string) {
  try {
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...EVENTS] })
    return made.secret === undefined ? undefined : { id: made.id, secret: made.secret }
  } catch (error) {
    const isByHand =
      error instanceof Stripe.errors.StripePermissionError || error instanceof Stripe.errors.StripeInvalidRequestError
    if (isByHand) return undefined
    return asked('endpoint', () => Promise.reject(error))
  }
}

async function openPage(stripe: Stripe, ask: CardPageAsk): Promise<CardPage> {
  const { id, amount: units, currency, title, language, expiresAt, successUrl, cancelUrl } = ask
  const amount = stripeAmount(units, currency)
  if (amount === undefined) throw new PageRefused('currency')
  const metadata = { [CHECKOUT_MARK]: id }
  const make = () =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'pay',
        allowed_payment_method_types: ['card'],
        // The customer pays what the invoice says, in its currency.
        adaptive_pricing: { enabled: false },
        locale: LANGUAGES.has(language) ? language : 'auto',
        client_reference_id: id,
        metadata,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
          },
        ],
        payment_intent_data: { description: title, metadata },
        expires_at: Math.floor(expiresAt / 1_000),
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `pricewright-page-${id}` },
    )
  try {
    return pageOf(await make())
  } catch (error) {
    const why = error instanceof Stripe.errors.StripeInvalidRequestError ? refusalOf(error) : undefined
    if (why) throw new PageRefused(why)
    return asked('page', () => Promise.reject(error))
  }
}

function refusalOf({ code, param }: { readonly code?: string | undefined; readonly param?: string | undefined }) {
  if (code === 'amount_too_small') return 'too-small'
  if (code === 'amount_too_large') return 'too-large'
  return param?.endsWith('[currency]') === true ? 'currency' : undefined
}
