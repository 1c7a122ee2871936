import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { CardDeps } from './card-deps.ts'
import { CHECKOUT_COLUMNS, type CheckoutRow } from './checkout-rows.ts'
import { type AskedPage, type CardOffer, offerOf, openCardPage, type OpenedPage } from './open-page.ts'

/** Card payments as the public page of an invoice needs them (DOC-14). */
interface PublicCards {
  offer(userId: string, invoice: DocumentRow): Promise<CardOffer | undefined>
  open(asked: AskedPage): Promise<OpenedPage>
  /** A page of payment by its id, which nobody guesses; one that nobody should pay any more is over. Undefined if there is none. */
  find(id: string): Promise<FoundPage | undefined>
}

type FoundPage = Pick<CheckoutRow, 'userId' | 'documentId' | 'language' | 'state' | 'url'> & {
  readonly isTest: boolean
}

/** Makes them. */
export function publicCards(deps: CardDeps): PublicCards {
  return {
    offer: (userId, invoice) => offerOf(deps, userId, invoice),
    open: (asked) => openCardPage(deps, asked),
    async find(id) {
      const [found] = await deps.dataAccess.asSystemBatch([
        {
          name: 'card-checkout:find',
          text: `select ${CHECKOUT_COLUMNS}, a.mode = 'test' as "isTest", c.state in ('opening', 'open') and is_stale_page(c) as "isStale"
            from card_checkout c join card_account a on a.user_id = c.user_id and a.id = c.account_id where c.id = $1`,
          values: [id],
        },
      ])
      const row = found?.rows[0] as (FoundPage & { readonly isStale: boolean }) | undefined
      return row?.isStale === true ? { ...row, state: 'over' } : row
    },
  }
}
