import type { Units } from '#domain/money.ts'
import type { Language } from '#contract/languages.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Log } from '#server/kit/log.ts'
import { openText, sealText } from '#server/kit/sealing.ts'
import type { CardProvider } from './card-port.ts'

/** What card payments need of the server. */
export interface CardDeps {
  readonly dataAccess: DataAccess
  readonly provider: CardProvider
  readonly vault: CardVault
  /** The address of a page of the product. */
  readonly pageOf: (path: string) => string
  /** Tells a user's devices of newer rows. */
  readonly wake: (userId: string, version: number) => void
  /** Tells a seller what asks for them, once for each payment and reason. */
  readonly tell: (news: CardNews) => Promise<void>
  /** The language of the user of a transaction. */
  readonly languageOf: (tx: Queryable) => Promise<Language>
  /** Lets what was ordered begin at once. */
  readonly wakeJobs: () => void
  readonly log: Log
}

/** What asks for the seller: more than was open, a dispute, or a payment that could not be entered. */
interface CardNews {
  readonly userId: string
  readonly what: 'credit' | 'dispute' | 'problem'
  readonly reference: string
  readonly amount: Units
  readonly currency: string
}

/** An account of a seller at the provider. */
export interface OwnCardAccount {
  readonly userId: string
  readonly accountId: string
}

/** What is sealed of it. */
type Sealed = 'key' | 'signing'

/** Seals keys and signing secrets: what is sealed for one account opens no other, and no key opens as a secret. */
interface CardVault {
  seal(text: string, what: Sealed, of: OwnCardAccount): Buffer
  /** Undefined for what was sealed with another key of the server, for another account, or changed; and for nothing. */
  open(sealed: Buffer, what: Sealed, of: OwnCardAccount): string | undefined
}

/** Makes the vault of a key of 32 bytes. */
export function createCardVault(key: Buffer): CardVault {
  const about = (what: Sealed, { userId, accountId }: OwnCardAccount): string => `card ${what} ${userId} ${accountId}`
  return {
    seal: (text, what, of) => sealText(key, about(what, of), text),
    open: (sealed, what, of) => openText(key, about(what, of), sealed),
  }
}
