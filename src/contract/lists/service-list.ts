import { PRICING_MODELS } from '#domain/service-pricing.ts'
import { service } from '../entities/service.ts'
import { declaredList } from './declared-list.ts'

/** How services are listed (SERV-04); a price range is in major units of each service's own currency. */
export const serviceList = declaredList(service, ({ any, words, from, to, by, folded, ranked, amount, needing }) => ({
  filters: {
    categories: any('category'),
    pricingModels: any('pricingModel', PRICING_MODELS),
    minPrice: from(amount('mainPrice', 'baseCurrency')),
    maxPrice: to(amount('mainPrice', 'baseCurrency')),
    status: words('isActive', { active: true, inactive: false }),
  },
  sorts: {
    name: by('nameKey'),
    category: folded('category'),
    pricingModel: ranked('pricingModel', PRICING_MODELS),
    price: amount('mainPrice', 'baseCurrency'),
    cost: amount('totalCost', 'baseCurrency'),
    margin: needing(by('margin'), 'totalCost', 'mainPrice'),
    updatedAt: { ...by('updatedAt'), first: 'desc' },
  },
  order: { by: 'name', direction: 'asc' },
}))
