import { formatNumber, plural } from '#web/kit/format/number.ts'

const counted = (count: number, one: string, other: (count: string) => string): string =>
  plural(count, { one, other: other(formatNumber(count)) })

/** What waits for a person, and the acts that settle it. */
export const waitingMessages = {
  title: 'Waiting for you',
  lead: 'What costs you most comes first.',
  none: 'Nothing is waiting for you.',
  computing: 'Looking through prices, documents and shipments…',
  failed: 'What is waiting for you could not be worked out.',
  all: (count: number) => counted(count, 'Show 1 more', (shown) => `Show ${shown} more`),
  fewer: 'Show fewer',
  perYear: (amount: string) => `${amount} a year`,
  /** Of the rows of a line; no exchange rate is known for their day. */
  notInSum: (count: number) => counted(count, '1 of them not in the sum', (shown) => `${shown} of them not in the sum`),
  noRate: 'no exchange rate known',
  lines: {
    /** `by` is the last day; empty where there is none. */
    disputes: (count: number, by: string) =>
      by === ''
        ? counted(count, 'A customer disputes a card payment', (shown) => `Customers dispute ${shown} card payments`)
        : counted(
            count,
            `A customer disputes a card payment: answer by ${by}`,
            (shown) => `Customers dispute ${shown} card payments: answer the first by ${by}`,
          ),
    refusedKey: () => 'Stripe does not take your key any more: invoices offer no card',
    unpaidPlan: (_count: number, by: string) =>
      by === ''
        ? 'Your plan is suspended because it was not paid'
        : `The last payment of your plan failed: you keep it until ${by}`,
    wentBack: (count: number) =>
      counted(
        count,
        'Money of 1 invoice went back: is it still owed?',
        (shown) => `Money of ${shown} invoices went back: is it still owed?`,
      ),
    overdue: (count: number) => counted(count, '1 invoice is overdue', (shown) => `${shown} invoices are overdue`),
    toConvert: (count: number) =>
      counted(count, '1 accepted quote has no invoice yet', (shown) => `${shown} accepted quotes have no invoice yet`),
    expiring: (count: number) =>
      counted(count, '1 quote expires within a week', (shown) => `${shown} quotes expire within a week`),
    oldDrafts: (count: number) =>
      counted(count, '1 draft is older than a week', (shown) => `${shown} drafts are older than a week`),
    losing: (count: number) => counted(count, '1 product loses money', (shown) => `${shown} products lose money`),
    belowFloor: (count: number) =>
      counted(
        count,
        '1 product makes a profit, but less than your lowest margin',
        (shown) => `${shown} products make a profit, but less than your lowest margin`,
      ),
    withoutCost: (count: number) =>
      counted(count, '1 product has no cost', (shown) => `${shown} products have no cost`),
    unpriced: (count: number) =>
      counted(count, '1 product with a cost has no price', (shown) => `${shown} products with a cost have no price`),
    costRose: (count: number) =>
      counted(
        count,
        'The cost of 1 product rose, its price did not',
        (shown) => `The costs of ${shown} products rose, their prices did not`,
      ),
    currencyMoved: (count: number) =>
      counted(
        count,
        'An exchange rate moved: 1 product costs more than recorded',
        (shown) => `Exchange rates moved: ${shown} products cost more than recorded`,
      ),
    toLand: (count: number) =>
      counted(count, '1 shipment should have arrived', (shown) => `${shown} shipments should have arrived`),
    toTrueUp: (count: number) =>
      counted(
        count,
        '1 landed shipment has charges without a bill',
        (shown) => `${shown} landed shipments have charges without a bill`,
      ),
    lostStores: (count: number) =>
      counted(count, 'Access to 1 store was lost', (shown) => `Access to ${shown} stores was lost`),
    storeDifferences: (count: number) =>
      counted(
        count,
        '1 difference with a store is to be decided',
        (shown) => `${shown} differences with stores are to be decided`,
      ),
    toApply: (count: number) =>
      counted(count, '1 change is ready to be applied', (shown) => `${shown} changes are ready to be applied`),
    oldRates: () => 'The exchange rates are older than a week',
  },
  /** What is lost on each piece of a product; the heads of columns. */
  each: {
    losing: 'Lost on each',
    belowFloor: 'Missing on each',
    costRose: 'Cost rose by',
    currencyMoved: 'Costs more by',
  },
  inAYear: 'In a year',
  lowest: 'Lowest margin',
  unbilled: 'Without a bill',
  look: 'View',
  remindOf: (number: string, customer: string) =>
    customer === '' ? `Remind of ${number}` : `Remind ${customer} of ${number}`,
  acts: {
    disputes: 'View',
    refusedKey: 'Replace the key',
    unpaidPlan: 'Pay',
    wentBack: 'Answer',
    overdue: 'Remind',
    toConvert: 'Convert to invoice',
    expiring: 'Ask again',
    oldDrafts: 'Finish',
    losing: 'View',
    belowFloor: 'View',
    withoutCost: 'Enter costs',
    unpriced: 'Set a margin',
    costRose: 'Reprice',
    currencyMoved: 'Update costs',
    toLand: 'Land',
    toTrueUp: 'True up',
    lostStores: 'Connect again',
    storeDifferences: 'Compare',
    toApply: 'Review',
    oldRates: 'View',
  },
  /** The costs that newer rates are put into, as the object of a sentence. */
  renewed: 'the costs',
} as const
