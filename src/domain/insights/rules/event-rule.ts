import { daysBetween } from '#domain/exchange-rates.ts'
import { insightOf } from '../make-insight.ts'
import type { PricingStart } from '../pricing-starts.ts'
import type { ShopRule } from './shop-rule.ts'

/** Prices of an event within so many days are due now. */
const SOON_DAYS = 7

/** A pricing event of the next 30 days (INS-01). */
export const pricingEvent: ShopRule<PricingStart> = {
  kind: 'pricingEvent',
  subjectOf: ({ eventId }) => eventId,
  find(shop, add) {
    for (const start of shop.events) {
      const isSoon = daysBetween(shop.today, start.day) <= SOON_DAYS
      add(start, { impact: isSoon ? 'medium' : 'low', stake: null })
    }
  },
  tell({ eventId, title, day }, _shop, { impact }) {
    return insightOf(eventId, {
      facts: { kind: 'pricingEvent', title, day },
      cause: day,
      impact,
      productId: null,
      evidence: [{ figure: 'day', value: { type: 'day', day }, row: { kind: 'event', id: eventId, name: title } }],
      stake: null,
      act: { type: 'open-event', eventId },
    })
  },
}
