import type { NewStoreProduct, StoreSimulator } from '#test/simulators/stores/store-simulator.ts'

const SIZES = ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL']

/** Puts products with variants and pictures into a store, and forgets the webhooks of that; answers their ids there. */
export function fillCatalogue(store: StoreSimulator, products: number, variants: number): string[] {
  return Array.from({ length: products }, (_, index) => {
    const id = store.create(productOf(index, variants))
    // Thousands of deliveries that nobody takes would count as memory of the product.
    if (index % 100 === 99) store.takeDeliveries()
    return id
  })
}

/** The price of a product's variant: whole cents, another one each time the product is `changed`. */
export function priceOf(index: number, variant: number, changed = 0): string {
  return `${10 + (index % 90) + changed}.${String((variant * 7) % 100).padStart(2, '0')}`
}

function productOf(index: number, variants: number): NewStoreProduct {
  const colours = Array.from({ length: Math.ceil(variants / SIZES.length) }, (_, at) => `Colour ${at + 1}`)
  const values = Array.from({ length: variants }, (_, at) => [
    colours[Math.floor(at / SIZES.length)] ?? '',
    SIZES[at % SIZES.length] ?? '',
  ])
  return {
    name: `Shirt ${index} of combed cotton, with a round neck`,
    description: 'A shirt of combed cotton with a round neck, made to last and to be washed often. '.repeat(4),
    brand: `Brand ${index % 40}`,
    categories: [[`Department ${index % 20}`, `Category ${index % 200}`]],
    tags: ['cotton', `series-${index % 30}`],
    pictureUrl: `https://pictures.example/shirts/${index}.jpg`,
    options: [
      { name: 'Colour', values: colours },
      { name: 'Size', values: SIZES.slice(0, variants) },
    ],
    variants: values.map((optionValues, at) => ({
      optionValues,
      sku: `SHIRT-${index}-${at}`,
      price: priceOf(index, at),
      cost: '4.20',
      stock: (index + at) % 400,
    })),
  }
}
