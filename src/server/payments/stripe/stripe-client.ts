import { Stripe } from 'stripe'
import { type PaymentReason, PaymentFailure } from '../port.ts'

/** How long one call of Stripe may take. */
const TIMEOUT_MS = 15_000

/** Makes Stripe's own client; `base` is its address, such as https://api.stripe.com. */
export function createStripeClient(key: string, base: string): Stripe {
  const { hostname, port, protocol } = new URL(base)
  const isSecure = protocol === 'https:'
  return new Stripe(key, {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

/** Runs a call of Stripe. Throws `PaymentFailure` in place of its errors, without what could hold a secret. */
export async function asked<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentFailure(reasonOf(error), `${what}: ${told(error)}`)
    throw error
  }
}

/** The same, undefined for what Stripe does not know. */
export async function askedOrGone<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await asked(what, call)
  } catch (error) {
    if (error instanceof PaymentFailure && error.reason === 'gone') return undefined
    throw error
  }
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

function reasonOf(error: StripeError): PaymentReason {
  if (error.code === 'resource_missing') return 'gone'
  if (error instanceof Stripe.errors.StripeCardError) return 'declined'
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key'
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError
  return isAway ? 'unavailable' : 'refused'
}

/** Codes alone: messages may repeat what was sent. */
function told({ type, code, param, statusCode, requestId }: StripeError): string {
  return [statusCode, type, code, param, requestId].filter((part) => part !== undefined && part !== '').join(' ')
}
