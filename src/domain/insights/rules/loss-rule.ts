import { roundToMinor, type Units } from '#domain/money.ts'
import { compareText } from '#domain/text-fold.ts'
import { atRate } from '../../analytics/dated-rates.ts'
import { amountFigure, insightOf, stakeOf } from '../make-insight.ts'
import type { Shop } from '../shop.ts'
import type { SoldLine } from '../sold-lines.ts'
import { idOf, type ProductRule } from './product-rule.ts'

/** The documents that are named as evidence. */
const MOST_DOCUMENTS = 10

/** Sold below its cost on documents of the last 90 days, with all that was lost. */
export const soldBelowCost: ProductRule = {
  kind: 'soldBelowCost',
  subjectOf: idOf,
  judge(product, shop) {
    const { losses } = shop.salesOf(product)
    return losses.length === 0 ? null : { impact: 'high', stake: lostHere(losses, shop) }
  },
  tell(product, shop, { impact, stake }) {
    const { id, name } = product.figures
    const newest = shop
      .salesOf(product)
      .losses.toSorted((a, b) => compareText(b.day, a.day) || compareText(b.documentId, a.documentId))
    const [last] = newest
    const documents = new Set(newest.map(({ documentId }) => documentId))
    return insightOf(id, {
      facts: {
        kind: 'soldBelowCost',
        product: name,
        count: documents.size,
        document: last?.documentNumber ?? '',
        day: last?.day ?? shop.today,
      },
      // Older sales that are no longer looked at do not bring it back; another one does.
      cause: last?.documentId ?? '',
      impact,
      productId: id,
      evidence: newest
        .slice(0, MOST_DOCUMENTS)
        .map(({ documentId, documentNumber, loss, currency }) =>
          amountFigure('loss', loss, currency, { kind: 'document', id: documentId, name: documentNumber }),
        ),
      stake: stakeOf(stake, shop.currency, 'documents'),
      act: { type: 'open-products', productIds: [id] },
    })
  },
}

/** All that was lost, in the currency of the business at the rates of the days of sale, as profits are told; null if one is missing. */
function lostHere(lines: readonly SoldLine[], { datedRates }: Shop): Units | null {
  let lost = 0
  for (const { loss, currency, day } of lines) {
    const rate = datedRates.on(currency, day)
    if (rate === null) return null
    lost += atRate(loss, rate)
  }
  return roundToMinor(lost)
}
