import type { LostReason } from '#domain/price-list/price-data.ts'

const reasons: Readonly<Record<LostReason, string>> = {
  inactive: 'the list is not active',
  'not-yet': 'not valid yet',
  ended: 'no longer valid',
  'other-group': 'for another customer group',
  'other-currency': 'in another currency',
  'not-reached': 'the quantity is not reached',
  'no-rule': 'the list has no rule for this product',
  'no-rate': 'there is no exchange rate',
  'no-cost': 'there is no cost',
  'no-price': 'there is no price to start from',
  'changed-since': 'the price has been changed since it began',
  'goes-before': 'another rule takes precedence',
  'lower-priority': 'another list has the higher rank',
  dearer: 'another list is cheaper',
}

/** The same in two or three words, for the chip of a row, of the reasons why a list has no price. */
const missing: Readonly<Partial<Record<LostReason, string>>> = {
  'no-rate': 'No exchange rate',
  'no-cost': 'No cost',
  'no-price': 'No base price',
}

/** The words of why a price is what it is. */
export const ruleMessages = {
  title: (name: string) => `Why this price · ${name}`,
  open: (chip: string) => `${chip}. Why this price`,
  wins: (rule: string) => `Rule used: ${rule}.`,
  winsIn: (rule: string, label: string) => `Rule used: ${rule}, ${label}.`,
  none: 'No rule gives a price',
  because: (reason: string) => `No price: ${reason}.`,
  steps: {
    label: 'How this price is made',
    price: 'The product’s price',
    tradePrice: 'The product’s trade price',
    cost: 'Total cost',
    promotion: 'Promotion',
    override: 'Set by hand in this list',
    quantityBreak: (quantity: string) => `Set by hand from ${quantity} upwards`,
    percentOff: (percent: string) => `${percent} off`,
    percentUp: (percent: string) => `${percent} on top`,
    margin: (percent: string) => `Margin ${percent}`,
    markup: (percent: string) => `Markup ${percent}`,
    listTier: (percent: string, quantity: string) => `${percent} off from ${quantity} upwards`,
    vat: 'Sales VAT taken off',
    vatOn: 'Sales VAT put on',
    ending: 'Price ending',
    floor: 'Raised to the lowest price',
    total: 'List price',
    converted: (amount: string, day: string, source: string) => `${amount} at the rate of ${day}, ${source}`,
  },
  floor: (price: string) => `Lowest price: ${price}.`,
  belowFloor: (price: string) => `Below the lowest price of ${price}.`,
  net: 'Without sales VAT.',
  considered: 'Also considered',
  considerations: (rule: string, reason: string) => `${rule}: ${reason}`,
  reasons,
  missing,
  back: 'Use the rule’s price',
} as const
