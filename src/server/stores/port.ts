import type { IncomingHttpHeaders } from 'node:http'
import type { StoreEntryFault, StoreProviderName, StoreReason } from '#contract/store-providers.ts'

/** A variant as a store has it. Amounts are decimals in the store's currency, as written there; null where it has none. */
export interface StoreVariant {
  readonly externalId: string
  /** One value for each option of the product, in their order. */
  readonly optionValues: readonly string[]
  readonly sku: string
  readonly barcode: string
  readonly price: string | null
  /** The price before a reduction; null without one. */
  readonly compareAt: string | null
  readonly cost: string | null
  /** Null where the store does not count it. */
  readonly stock: number | null
  readonly isActive: boolean
}

/** A product of any store in one shape (STORE-02). What a product without variants sells is told by the product's own figures. */
export interface StoreProduct extends Omit<StoreVariant, 'optionValues'> {
  readonly name: string
  /** Plain text. */
  readonly description: string
  /** Empty where there is none. */
  readonly brand: string
  /** Each from the top category down. */
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Empty where there is none. */
  readonly pictureUrl: string
  readonly pageUrl: string
  /** Another text after each change there; empty where the store tells none. */
  readonly revision: string
  /** Epoch milliseconds by the store's clock; null where it does not tell. */
  readonly changedAt: number | null
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[]
  /** Empty for a product without variants. */
  readonly variants: readonly StoreVariant[]
}

/** What a store says of itself. */
export interface StoreFacts {
  /** Identifies the store to its provider: the instance, the domain, the address. */
  readonly externalId: string
  readonly name: string
  /** Its public address. */
  readonly address: string
  /** ISO 4217; empty where the store does not tell before the first product. */
  readonly currency: string
  /** What differs between stores of a provider, such as the version of its catalogue. */
  readonly version: string
}

/** Some products of a store, and where to go on. */
export interface StorePage {
  readonly products: readonly StoreProduct[]
  /** Products that are there no more, where the provider tells. */
  readonly gone: readonly string[]
  /** Where the next call goes on; after the last page, where the next look for changes begins. Opaque. */
  readonly cursor: string
  readonly hasMore: boolean
  /** How many there are in all, where the provider tells. */
  readonly total: number | undefined
}

/** What a look for products starts from. */
export interface StoreLook {
  /** Null reads the whole catalogue; the cursor of an earlier look what changed since, or the rest of one that was interrupted. */
  readonly cursor: string | null
  /** The revisions of products as they are known here, so that unchanged ones need no further request. */
  readonly known: (externalIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly signal: AbortSignal
}

/** What a product or one of its variants is to be in the store. Absent: stays as it is. */
export interface StoreOffer {
  /** Of the variant; the product's own for one without variants. */
  readonly externalId: string
  readonly price?: string
  /** Null takes the former price away. */
  readonly compareAt?: string | null
  readonly cost?: string
  readonly stock?: number
}

/** One product to be changed in the store. */
export interface StorePush {
  readonly externalId: string
  /** As the product was when it was read just before, so that a change in between is noticed where the provider can. */
  readonly seen: StoreProduct
  readonly offers: readonly StoreOffer[]
}

/** An open connection to one store. Every call waits for the provider's own limits and throws `StoreFailure`. */
export interface StoreSession {
  facts(signal: AbortSignal): Promise<StoreFacts>
  /** One page of products. A look at the whole catalogue tells each product once, also while products change. */
  look(look: StoreLook): Promise<StorePage>
  /** Undefined for a product that is not there (any more). */
  read(externalId: string, signal: AbortSignal): Promise<StoreProduct | undefined>
  /** Changes one product; told twice it changes nothing more. Answers it as it is then. Throws `StoreFailure` of the reason `changed` if somebody changed it meanwhile. */
  push(push: StorePush, signal: AbortSignal): Promise<StoreProduct>
  /** Asks for webhooks to an address, once each; empty where the provider sets them up elsewhere. Answers what `unsubscribe` needs. */
  subscribe(callback: string, signal: AbortSignal): Promise<string>
  unsubscribe(subscription: string, signal: AbortSignal): Promise<void>
  /** What the store is to be reached with from now on, where the provider gave out a new access: to be kept in place of the former one. */
  readonly renewed: () => StoreAccess | undefined
}

/** What opens a store: secrets, never shown, never logged, encrypted at rest (STORE-08). */
export type StoreAccess = Readonly<Record<string, string>>

/** A webhook whose signature holds. */
export interface StoreNotice {
  /** The store that it is about, as in `StoreFacts.externalId`. */
  readonly store: string
  /** The same for a repeated delivery. */
  readonly eventId: string
  /** `removed` when the app was taken off the store. */
  readonly about: 'created' | 'changed' | 'deleted' | 'removed' | 'other'
  /** The product; empty where it is about none. */
  readonly externalId: string
  /** The provider's own name of the event. */
  readonly topic: string
}

/** A webhook as it arrived. */
export interface StoreDelivery {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The access of the store that the address of the delivery names, where each store has a secret of its own. */
  readonly access: StoreAccess | undefined
}

/** Something that a person entered and that opens no store: which entry, and what is wrong with it. */
export interface StoreEntryProblem {
  /** `address`, or the name of a key. */
  readonly field: string
  readonly problem: StoreEntryFault
}

/** What a person entered opens no store. */
export class StoreEntryRefused extends Error {
  readonly problems: readonly StoreEntryProblem[]
  constructor(problems: readonly StoreEntryProblem[]) {
    super(`the entries ${problems.map(({ field }) => field).join(', ')} open no store`)
    this.name = 'StoreEntryRefused'
    this.problems = problems
  }
}

/** What the browser of the owner brings back from the provider. */
export interface StoreArrival {
  readonly query: Readonly<Record<string, string>>
  /** The same as it was sent, without the question mark: what a provider signs. */
  readonly rawQuery: string
  /** The address that the owner was sent back to. */
  readonly redirect: string
}

/** The way of connecting in which the owner agrees on a page of the provider; there is one where the operator has set up an app. */
export interface StoreConsent {
  /** The page where the owner agrees. `address` is what the person typed of the store, perhaps nothing. Throws `StoreEntryRefused`. */
  url(asked: { readonly state: string; readonly redirect: string; readonly address: string }): string
  /** What opens the store, once the arrival proves that its owner agreed: nobody may name the store of somebody else. Throws `StoreFailure`. */
  complete(arrival: StoreArrival, signal: AbortSignal): Promise<StoreAccess>
}

/** A kind of store (STORE-07): everything that differs between providers is behind this. */
export interface StoreProvider {
  readonly name: StoreProviderName
  readonly consent?: StoreConsent
  /** What opens a store by keys that its owner made there. Throws `StoreEntryRefused`. */
  typed?(address: string, keys: Readonly<Record<string, string>>): StoreAccess
  open(access: StoreAccess): StoreSession
  /** The notice of a delivery; undefined if its signature does not hold. Never throws for what a stranger sends. */
  verify(delivery: StoreDelivery): StoreNotice | undefined
}

/** Reasons for which a store stays shut until it is connected again. */
const SHUT: ReadonlySet<StoreReason> = new Set(['access', 'gone', 'app-keys', 'app-missing', 'app-foreign'])

/** A store could not be asked. The message is for the log and names no secret. */
export class StoreFailure extends Error {
  readonly reason: StoreReason
  /** When to try again, where the store says so. */
  readonly retryAfterMs: number | undefined
  /** The store stays shut until it is connected again. */
  readonly isShut: boolean
  /** What the store itself said, for the person; empty where it said nothing readable. */
  readonly said: string
  constructor(
    reason: StoreReason,
    detail: string,
    more: { readonly retryAfterMs?: number; readonly said?: string } = {},
  ) {
    super(`the store: ${detail}`)
    this.name = 'StoreFailure'
    this.reason = reason
    this.isShut = SHUT.has(reason)
    this.retryAfterMs = more.retryAfterMs
    this.said = more.said ?? ''
  }
}
