import type { Noun } from '#web/kit/format/number.ts'

/** Words of an exported file. */
export const fileText = {
  product: { one: 'product', other: 'products' } satisfies Noun,
  sheet: 'Products',
  done: (count: string) => `${count} exported`,
  fileName: (day: string, ending: string) => `Pricewright products ${day}.${ending}`,
} as const
