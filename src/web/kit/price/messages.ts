import type { MarginHealth } from '#domain/margin-health.ts'
import type { PriceEnding } from '#domain/price-ending.ts'

const healths: Readonly<Record<MarginHealth, string>> = {
  healthy: 'healthy margin',
  thin: 'thin margin',
  belowFloor: 'Below lowest margin',
  losing: 'losing money',
}

const endings: Readonly<Record<PriceEnding, string>> = {
  none: 'None',
  '.99': '.99',
  '.95': '.95',
  '.90': '.90',
  '.49': '.49',
  whole: 'Whole amounts',
  nearest5: 'Multiples of 5',
  nearest10: 'Multiples of 10',
}

/** Words of prices; those of their stories come with the story. */
export const priceMessages = {
  healths,
  endings,
  story: 'How this price is made',
  whatIf: 'What if',
  noCost: 'No cost',
  noPrice: 'No price',
  tooLarge: 'Too large',
  earlier: 'Earlier setting',
  showStory: (price: string) => `${price}. Show how it is made`,
} as const
