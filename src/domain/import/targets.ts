/** How the cells of a column are read. */
export type TargetKind =
  | 'text'
  | 'category'
  | 'subcategory'
  | 'brand'
  | 'tags'
  | 'money'
  | 'percent'
  | 'currency'
  | 'count'
  | 'flag'
  | 'option'

/** How a target is read, and its limits. */
export interface Target {
  readonly kind: TargetKind
  /** The most characters of a text. */
  readonly max?: number
  /** Several columns may have this target. */
  readonly many?: true
}

/** The possible targets of a product file's columns (PROD-14). Limits of texts are those of the product's own fields. */
export const targets = {
  name: { kind: 'text', max: 300 },
  sku: { kind: 'text', max: 120 },
  barcode: { kind: 'text', max: 60 },
  description: { kind: 'text', max: 20_000 },
  category: { kind: 'category', max: 200 },
  subcategory: { kind: 'subcategory', max: 200 },
  brand: { kind: 'brand', max: 200 },
  tags: { kind: 'tags', max: 60 },
  baseCost: { kind: 'money' },
  shippingCost: { kind: 'money' },
  importDuty: { kind: 'percent' },
  vatTax: { kind: 'percent' },
  extraCost: { kind: 'money', many: true },
  retailPrice: { kind: 'money' },
  tradePrice: { kind: 'money' },
  margin: { kind: 'percent' },
  markup: { kind: 'percent' },
  currency: { kind: 'currency' },
  stock: { kind: 'count' },
  active: { kind: 'flag' },
  imageUrl: { kind: 'text', max: 2_000 },
  groupKey: { kind: 'text', max: 300 },
  option: { kind: 'option', many: true },
  optionName: { kind: 'option', many: true },
} as const satisfies Record<string, Target>

/** The name of a target. */
export type TargetId = keyof typeof targets

/** Every target, in the order of the choice. */
export const targetIds = Object.keys(targets) as readonly TargetId[]

/** The declaration of a target. */
export function targetOf(id: TargetId): Target {
  return targets[id]
}

/** Whether a target is a sales price, not a cost. */
export function isPrice(id: TargetId): boolean {
  return id === 'retailPrice' || id === 'tradePrice'
}

/** Whether a text is a target, as in a saved mapping. */
export function isTargetId(text: unknown): text is TargetId {
  return typeof text === 'string' && Object.hasOwn(targets, text)
}
