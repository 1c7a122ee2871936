import type { BulkEdit } from '#domain/bulk-edit.ts'
import type { Insight, Money } from '#domain/insights/insight.ts'
import { PPM } from '#domain/money.ts'
import type { ScreenId } from '#contract/screens.ts'

/** Where an act leads, or which change it proposes; a change is looked at before it is made (INS-03). */
export type ActTarget =
  | { readonly type: 'link'; readonly screen: ScreenId; readonly search: Readonly<Record<string, string>> }
  | { readonly type: 'edit'; readonly ids: readonly string[]; readonly edit: BulkEdit }
  | { readonly type: 'end-prices'; readonly currency: string; readonly ending: string }
  | { readonly type: 'list-price'; readonly id: string; readonly price: Money }

const link = (screen: ScreenId, search: Readonly<Record<string, string>> = {}): ActTarget => ({
  type: 'link',
  screen,
  search,
})

/** What the act of an insight does. */
export function actTarget({ act, facts, productId }: Pick<Insight, 'act' | 'facts' | 'productId'>): ActTarget {
  switch (act.type) {
    case 'reprice':
      return repriced(act.productIds, act.marginPpm)
    case 'set-costs':
      return { type: 'edit', ids: act.productIds, edit: { [act.field]: act.ppm } }
    case 'end-prices':
      return act
    case 'set-list-price':
      return { type: 'list-price', id: act.priceListPriceId, price: act.price }
    case 'open-costs':
      return link('product-detail', { id: act.productId, view: 'costs' })
    case 'open-event':
      return link('calendar', { id: act.eventId })
    case 'open-plan':
      return link('product-detail', { id: productId ?? '', view: 'planned' })
    case 'open-shipment':
      return link('shipment', { id: act.shipmentId })
    case 'open-products':
      return facts.kind === 'skuTwice'
        ? link('products', { search: facts.sku })
        : link('product-detail', { id: act.productIds[0] ?? '', action: 'edit-price' })
    case 'open-screen':
      return link(act.screen)
  }
}

/** The price change with the margin filled in; a margin that no price has is left to the person, at the product. */
function repriced(ids: readonly string[], percent: number): ActTarget {
  if (percent > 0 && percent < PPM) return { type: 'edit', ids, edit: { pricing: { strategy: 'margin', percent } } }
  return link('product-detail', { id: ids[0] ?? '', action: 'edit-price' })
}
