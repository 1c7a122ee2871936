import type { CardDeps } from './card-deps.ts'
import type { CardPageAsk } from './card-port.ts'
import type { CheckoutRow } from './checkout-rows.ts'

/** The page that a visitor comes back to: it tells the state of a payment, and nothing else. */
function returnPath(checkoutId: string): string {
  return `/pay/${checkoutId}`
}

/** What is asked for of a page: the same each time, so that asking again answers the same page. */
export function askOf({ pageOf }: Pick<CardDeps, 'pageOf'>, row: CheckoutRow): CardPageAsk {
  const { id, amount, currency, title, language, expiresAt } = row
  const back = pageOf(returnPath(id))
  return { id, amount, currency, title, language, expiresAt, successUrl: `${back}?returned=1`, cancelUrl: back }
}
