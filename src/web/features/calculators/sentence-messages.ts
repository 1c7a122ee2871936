import type { CalculatorId, CellName } from '#domain/calculators/calculators.ts'

/** The figures of a calculator in words, without their signs, empty for a markup that is too large to be told; and what else its sentence needs. */
export type Figures<Id extends CalculatorId> = Readonly<Record<CellName<Id>, string>> & {
  /** The profit is below 0. */
  readonly isLoss: boolean
  /** Whole pieces, rounded up. */
  readonly whole: string
  /** The unit of the content, and that of the price. */
  readonly unit: string
  readonly per: string
  /** `1 EUR = 1.14 USD of 6 Jul 2026, ECB` */
  readonly equation: string
}

/** A sentence that says what the figures mean. */
type Sentences = { readonly [Id in CalculatorId]: (figures: Figures<Id>) => string }

/** What the figures of each calculator mean, in one sentence. */
export const sentenceMessages: Sentences = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `A cost of ${cost} and a margin of ${margin} make ${net} without VAT: ${shelfPrice} on the shelf, less a discount of ${discount}.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Bought at ${cost} and sold at ${price}, each one loses ${profit}.`
      : `Bought at ${cost} and sold at ${price}, each one earns ${profit}: ${margin} of the price${markup === '' ? '' : `, ${markup} of the cost`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `${cost} sold at ${price} loses ${profit} on each one.`
      : `A markup of ${markup} on a cost of ${cost} makes ${price}, of which ${profit} is profit: a margin of ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `${discount} off needs ${extraSales} more sales for the same profit: ${whole} instead of 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} without VAT and ${vat} of VAT at ${rate} are ${gross} with VAT.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `From ${whole} pieces on, with sales of ${revenue}, fixed costs of ${fixedCosts} and a profit of ${target} are covered.`,
  landedCost: ({ landed, perPiece }) => `Once they have arrived, the goods cost ${landed}: ${perPiece} for each piece.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `The set costs ${totalCost} and sells at ${setPrice}: it loses ${profit}.`
      : `The set sells at ${setPrice} instead of ${totalPrice} and costs ${totalCost}: the profit is ${profit}, a margin of ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} for ${content} ${unit} are ${unitPrice} per ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} are ${result}: ${equation}.`,
}
