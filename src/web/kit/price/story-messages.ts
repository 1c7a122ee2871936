import type { PriceEnding } from '#domain/price-ending.ts'
import type { PriceSource } from '#domain/pricing.ts'

/** What an ending does to a price, as a step of its story. */
const endingSteps: Readonly<Record<PriceEnding, string>> = {
  none: 'No ending',
  '.99': 'Ends in .99',
  '.95': 'Ends in .95',
  '.90': 'Ends in .90',
  '.49': 'Ends in .49',
  whole: 'Up to a whole amount',
  nearest5: 'Up to a multiple of 5',
  nearest10: 'Up to a multiple of 10',
}

const sources: Readonly<Record<PriceSource, string>> = {
  product: 'of this product',
  category: 'from its category',
  currency: 'from your settings for this currency',
  profile: 'from your settings',
  'what-if': 'from the what-if figures',
  default: 'the default rule',
}

/** Words of the story of a price. */
export const storyMessages = {
  endingSteps,
  sources,
  takenOn: (base: string) => `on ${base}`,
  reclaimed: (amount: string) => `${amount} paid and reclaimed: not part of the cost`,
  clamped: 'cannot be reached, so the cost is doubled',
  raised: 'raised to keep it',
  sentence: {
    noCost: 'There is no cost yet, so nothing can be priced from it. Enter what you pay for it.',
    noPrice: (cost: string) => `It costs ${cost} and has no price of its own yet.`,
    outOfRange: 'The costs add up to more than is possible here. Check the amounts.',
    earns: (price: string, cost: string, profit: string) =>
      `It sells for ${price} and costs ${cost}: you earn ${profit}.`,
    loses: (price: string, cost: string, loss: string) => `It sells for ${price} but costs ${cost}: you lose ${loss}.`,
    even: (price: string) => `It sells for what it costs, ${price}.`,
    withVat: (net: string) => `Without VAT the price is ${net}.`,
    belowFloor: (floor: string) => `That is below the lowest price of ${floor}.`,
    whatIf: 'It has no pricing of its own: the what-if figures of the list price it.',
    earlier: (price: string) => `Made under an earlier setting. Today it would be ${price}.`,
  },
  /** What was set, what the price comes to, and why that is something else. */
  aimed: {
    margin: (set: string, is: string, why: string) => `Set to a margin of ${set}, it comes to ${is}, because ${why}.`,
    markup: (set: string, is: string, why: string) => `Set to a markup of ${set}, it comes to ${is}, because ${why}.`,
    ending: 'the price has its ending',
    floor: 'it is raised to the lowest margin',
    rounded: 'the price is rounded',
  },
  present: {
    none: 'without a price',
    withVat: (price: string) => `${price} with VAT`,
    withoutVat: (price: string) => `${price} before VAT`,
    margin: (price: string, margin: string) => `${price}, a margin of ${margin}`,
  },
  changed: 'Last changed',
} as const
