import type { Noun } from '#web/kit/format/number.ts'

export const fileMessages = {
  product: { one: 'product', other: 'products' } satisfies Noun,
  sheet: 'Products',
  done: (count: string) => `${count} exported`,
  fileName: (day: string, ending: string) => `Pricewright products ${day}.${ending}`,
} as const
