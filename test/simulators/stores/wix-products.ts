import type { NewStoreProduct, StoreSimulator } from './store-simulator.ts'

/** Puts products in, every third without variants; answers their ids. */
export function fillStore(store: StoreSimulator, count: number): string[] {
  return Array.from({ length: count }, (_, index) => store.create(index % 3 === 0 ? plain(index) : shirt(index)))
}

/** A product without variants. */
export function plain(index: number): NewStoreProduct {
  return {
    name: `Cup ${index}`,
    description: `A cup & saucer, no ${index}`,
    brand: 'Kiln',
    sku: `CUP-${index}`,
    price: '12.50',
    compareAt: '15.00',
    cost: '4.20',
    stock: index,
    tags: ['New'],
    categories: [['Kitchen', 'Cups']],
    pictureUrl: `https://static.wixstatic.com/media/cup-${index}.jpg`,
    isActive: index % 2 === 0,
  }
}

/** A product with four variants. */
export function shirt(index: number): NewStoreProduct {
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['red', 'blue'] },
  ]
  const variants = ['S', 'M'].flatMap((size, at) =>
    ['red', 'blue'].map((colour, also) => ({
      optionValues: [size, colour],
      sku: `SHIRT-${index}-${size}-${colour}`,
      price: `${20 + at}.${also}0`,
      cost: '7.35',
      stock: index + at,
      isActive: also === 0,
    })),
  )
  return { name: `Shirt ${index}`, options, variants }
}
