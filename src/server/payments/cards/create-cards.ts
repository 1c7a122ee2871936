import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Live } from '#server/kit/live.ts'
import { createStripeCards } from '../stripe/stripe-cards.ts'
import { type CardDeps, createCardVault } from './card-deps.ts'

/** What making it needs of the server; `key` seals. */
interface Parts extends Pick<CardDeps, 'languageOf' | 'wakeJobs' | 'log'> {
  readonly config: { readonly STRIPE_API_BASE: string; readonly publicUrl: string }
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly key: Buffer
  readonly tell: (dataAccess: DataAccess, news: Parameters<CardDeps['tell']>[0]) => Promise<void>
}

/** Card payments through the accounts of sellers at Stripe (DOC-14). */
export function createCards({ config, dataAccess, live, key, tell, ...rest }: Parts): CardDeps {
  return {
    ...rest,
    dataAccess,
    provider: createStripeCards(config.STRIPE_API_BASE),
    vault: createCardVault(key),
    pageOf: (path) => config.publicUrl + path,
    wake: (userId, version) => live.wake(userId, version),
    tell: (news) => tell(dataAccess, news),
  }
}
