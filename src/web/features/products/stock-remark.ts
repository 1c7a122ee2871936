import { stockMessages } from './stock-messages.ts'

/** What a stock below zero means, in words; undefined for every other stock. */
export function stockRemark(stock: number | null): string | undefined {
  return stock !== null && stock < 0 ? stockMessages.oversold : undefined
}
