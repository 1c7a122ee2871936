import type { BulkEdit } from '#domain/bulk-edit.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { DEFAULT_MARGIN } from '#domain/product-defaults.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { bulkMessages } from './bulk-messages.ts'
import { cutText } from '#domain/cut-text.ts'

/** The parts of a bulk edit in the order in which they are offered. */
export const BULK_PARTS = [
  'pricing',
  'priceEnding',
  'endPrices',
  'priceChange',
  'costChange',
  'shippingCost',
  'importDuty',
  'vatTax',
  'categoryId',
  'brandId',
  'isActive',
  'tradePrice',
  'floorMargin',
  'stock',
  'addTags',
  'removeTags',
] as const satisfies readonly (keyof BulkEdit)[]
export type BulkPart = (typeof BULK_PARTS)[number]

/** What a part starts with when it is added: the mildest of its values. */
const STARTS: Required<Pick<BulkEdit, Exclude<BulkPart, 'pricing'>>> = {
  priceEnding: '.99',
  endPrices: true,
  priceChange: 0,
  costChange: 0,
  shippingCost: 0,
  importDuty: 0,
  vatTax: 200_000,
  categoryId: null,
  brandId: null,
  isActive: true,
  tradePrice: null,
  floorMargin: null,
  stock: null,
  addTags: [],
  removeTags: [],
}

/** The edit with a part added at its start value; pricing starts at the usual margin of the business, 0 for none. */
export function withPart(edit: BulkEdit, part: BulkPart, usualMargin: Ppm): BulkEdit {
  const begun = { ...edit, [part]: part === 'pricing' ? atMargin(usualMargin) : STARTS[part] }
  // Prices go on following costs unless somebody chooses otherwise.
  return part === 'priceChange' ? { ...begun, priceChangeKeeps: 'rule' } : begun
}

/** Pricing by the usual margin of a business, or by that of a new product where it has none. */
function atMargin(usualMargin: Ppm): Required<BulkEdit>['pricing'] {
  return { strategy: 'margin', percent: usualMargin > 0 ? usualMargin : DEFAULT_MARGIN }
}

export function withoutPart(edit: BulkEdit, part: BulkPart): BulkEdit {
  const { [part]: _, ...rest } = edit
  if (part !== 'priceChange') return rest
  const { priceChangeKeeps: _keeps, ...others } = rest
  return others
}

/** What a title needs to name what an edit refers to. */
export interface BulkNames {
  readonly nameOf: (kind: 'category' | 'brand', id: string) => string | undefined
  /** The currency of amounts; undefined where the products have several. */
  readonly currency: string | undefined
}

const LONGEST = 300

/** What an edit does, in a few words, as the title of its change set: `304 products: margin 40%, ends in .99`. */
export function bulkTitle(count: string, edit: BulkEdit, names: BulkNames): string {
  const parts = BULK_PARTS.filter((part) => edit[part] !== undefined).map((part) => partTitle(part, edit, names))
  return cutText(labelMessages.named(count, parts.join(', ')), LONGEST)
}

function partTitle(part: BulkPart, edit: BulkEdit, names: BulkNames): string {
  const words = bulkMessages.titles
  switch (part) {
    case 'pricing':
      return pricingTitle(edit, names)
    case 'priceEnding':
      return edit.priceEnding ? words.ending(edit.priceEnding) : words.endingAsInSettings
    case 'endPrices':
      return words.endPrices
    case 'priceChange':
      return words.price(signed(edit.priceChange ?? 0), edit.priceChangeKeeps === 'rule')
    case 'costChange':
      return words.supplierPrice(signed(edit.costChange ?? 0))
    case 'shippingCost':
      return words.shipping(amountText(edit.shippingCost ?? 0, names))
    case 'importDuty':
      return words.duty(formatRate(edit.importDuty ?? 0))
    case 'vatTax':
      return edit.vatTax === null ? words.noVat : words.vat(formatRate(edit.vatTax ?? 0))
    case 'categoryId':
      return edit.categoryId ? words.category(names.nameOf('category', edit.categoryId) ?? '') : words.noCategory
    case 'brandId':
      return edit.brandId ? words.brand(names.nameOf('brand', edit.brandId) ?? '') : words.noBrand
    case 'isActive':
      return edit.isActive ? words.active : words.inactive
    case 'tradePrice':
      return words.tradePrice(amountText(edit.tradePrice ?? null, names))
    case 'floorMargin':
      return edit.floorMargin ? words.floor(formatRate(edit.floorMargin)) : words.floorInherited
    case 'stock':
      return typeof edit.stock === 'number' ? words.stock(formatNumber(edit.stock)) : words.noStock
    case 'addTags':
      return words.addTags((edit.addTags ?? []).join(', '))
    case 'removeTags':
      return words.removeTags((edit.removeTags ?? []).join(', '))
  }
}

/** An amount without a currency where the products have several, and nothing where it is computed. */
function amountText(amount: Units | null, { currency }: BulkNames): string {
  return amount === null || currency === undefined ? '' : formatMoneyExact(amount, currency)
}

function pricingTitle({ pricing }: BulkEdit, names: BulkNames): string {
  const words = bulkMessages.titles
  if (!pricing) return ''
  if (pricing.strategy === 'manual') {
    return words.byHand(amountText(pricing.amount, names))
  }
  return words[pricing.strategy](formatRate(pricing.percent))
}

function signed(ppm: number): string {
  return ppm > 0 ? `+${formatRate(ppm)}` : formatRate(ppm)
}
