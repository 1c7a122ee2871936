/** What a stock below zero means, in words; undefined for every other stock. */
export function stockRemark(stock: number | null): string | undefined {
  return stock !== null && stock < 0 ? 'Sold more than in stock' : undefined
}
