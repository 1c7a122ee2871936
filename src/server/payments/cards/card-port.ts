import type { ToldCardPayment } from '#domain/payments/card-entries.ts'
import type { Units } from '#domain/money.ts'

/** What a key must be allowed to do. */
export type CardPermission = 'checkout' | 'payments' | 'charges' | 'disputes' | 'fees'

/** A seller's account at the provider. */
export interface ToldAccount {
  /** Empty where a restricted key may not tell it. */
  readonly id: string
  readonly name: string
  /** False while the provider does not let it take cards; true where that is not told. */
  readonly takesCards: boolean
}

/** A page of payment to be opened. */
export interface CardPageAsk {
  /** Names the page at both sides: asked twice, there is one. */
  readonly id: string
  readonly amount: Units
  readonly currency: string
  readonly title: string
  readonly language: string
  readonly expiresAt: number
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A page of payment as it is now. */
export interface CardPage {
  readonly session: string
  readonly url: string | null
  readonly state: 'open' | 'paid' | 'over'
  /** What was paid with it. */
  readonly payment: string | undefined
}

/** A payment as it is now, and the page of payment that it came from; undefined for one of another shop of the seller. */
export interface CardPaymentTold extends ToldCardPayment {
  readonly checkoutId: string | undefined
  /** What the provider kept, in the currency that it pays out in; null while it is not known. */
  readonly kept: { readonly fee: Units; readonly currency: string } | null
  /** The state of the newest dispute; empty without one. */
  readonly dispute: string
  /** Until when that one can be answered; null where the provider names no moment. */
  readonly disputeDueAt: number | null
}

/** A word of the provider whose origin is proven; `about` is undefined for what concerns no payment of this product. */
export interface CardEvent {
  readonly id: string
  readonly type: string
  readonly at: number
  readonly isLive: boolean
  readonly about: { readonly what: 'checkout' | 'payment'; readonly reference: string } | undefined
}

/** Why the provider does not take a page of payment. */
export type PageRefusal = 'too-small' | 'too-large' | 'currency'

/** The provider does not take this amount or currency. */
export class PageRefused extends Error {
  readonly why: PageRefusal
  constructor(why: PageRefusal) {
    super(`card payments: ${why}`)
    this.why = why
  }
}

/** The provider through one seller's key. Every call may throw `PaymentFailure`. */
export interface CardAccess {
  account(): Promise<ToldAccount>
  /** The permissions that the key lacks. */
  lacks(): Promise<readonly CardPermission[]>
  /** Makes the endpoint that events are posted to; undefined for a key that may not, and for an address that the provider does not reach. */
  makeEndpoint(url: string): Promise<{ readonly id: string; readonly secret: string } | undefined>
  endEndpoint(id: string): Promise<void>
  /** Throws `PageRefused` too. */
  openPage(ask: CardPageAsk): Promise<CardPage>
  page(session: string): Promise<CardPage | undefined>
  /** Closes a page that is open; answers it as it is then. */
  closePage(session: string): Promise<CardPage | undefined>
  payment(reference: string): Promise<CardPaymentTold | undefined>
}

/** A provider of card payments. */
export interface CardProvider {
  /** What a key says of itself; undefined for what is no key. */
  readKey(key: string): { readonly mode: 'live' | 'test'; readonly kind: 'restricted' | 'secret' } | undefined
  open(key: string): CardAccess
  /** Undefined for an event whose signature over the raw body is wrong or too old, and for what is no event. */
  verify(body: Buffer, signature: string, secret: string): CardEvent | undefined
}
