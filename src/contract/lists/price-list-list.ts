import { SCHEDULED_STATES } from '#domain/price-list/list-rules.ts'
import { LIST_STANDINGS } from '#domain/price-list/list-terms.ts'
import { priceList } from '../entities/price-list.ts'
import { priceListPrice } from '../entities/price-list-price.ts'
import { scheduledPrice } from '../entities/scheduled-price.ts'
import { declaredList } from './declared-list.ts'

/**
 * The list of price lists (PLIST-02, PLIST-04): the last changed first, searched by their products too. A `status` is how a list stands on
 * the day, as it is called everywhere: an active one whose days are over has ended.
 */
export const priceListList = declaredList(priceList, ({ told, toldOfIds, by, ranked, count }) => ({
  filters: { status: told(...LIST_STANDINGS), categoryIds: toldOfIds(), brandIds: toldOfIds() },
  sorts: {
    updatedAt: { ...by('updatedAt'), first: 'desc' },
    createdAt: { ...by('createdAt'), first: 'desc' },
    title: by('nameKey'),
    status: ranked('status', ['active', 'draft', 'archived']),
    products: { ...count('productIds'), first: 'desc' },
    priority: { ...by('priority'), first: 'desc' },
  },
  order: { by: 'updatedAt', direction: 'desc' },
}))

/** Prices of lists over REST: by list, then by product and quantity. */
export const listPriceList = declaredList(priceListPrice, ({ value, by }) => ({
  filters: { priceListId: value('priceListId', { isId: true }), productId: value('productId', { isId: true }) },
  sorts: { priceListId: by('priceListId') },
  order: { by: 'priceListId', direction: 'asc' },
  ties: [by('productId'), by('minQuantity')],
}))

/** Scheduled prices over REST, by their start. */
export const scheduledPriceList = declaredList(scheduledPrice, ({ choice, value, by }) => ({
  filters: {
    productId: value('productId', { isId: true }),
    priceListId: value('priceListId', { isId: true }),
    status: choice('status', SCHEDULED_STATES),
    title: value('title'),
  },
  sorts: { startsAt: by('startsAt') },
  order: { by: 'startsAt', direction: 'asc' },
}))
