import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

export const sentenceMessages: MessagesOf<typeof English.sentenceMessages> = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `Kosten von ${cost} und eine Marge von ${margin} ergeben ${net} ohne USt.: ${shelfPrice} im Laden, abzüglich ${discount} Rabatt.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Für ${cost} eingekauft und für ${price} verkauft, bringt jedes Stück ${profit} Verlust.`
      : `Für ${cost} eingekauft und für ${price} verkauft, bringt jedes Stück ${profit}: ${margin} vom Preis${markup === '' ? '' : `, ${markup} auf die Kosten`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Was ${cost} kostet und für ${price} verkauft wird, bringt ${profit} Verlust je Stück.`
      : `Ein Aufschlag von ${markup} auf Kosten von ${cost} ergibt ${price}, davon bleiben ${profit}: eine Marge von ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `Bei ${discount} Rabatt sind für denselben Gewinn ${extraSales} mehr Verkäufe nötig: ${whole} statt 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} ohne USt. und ${vat} Umsatzsteuer zu ${rate} sind ${gross} inkl. USt.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `Ab ${whole} Stück, bei einem Umsatz von ${revenue}, sind Fixkosten von ${fixedCosts} und ein Gewinn von ${target} gedeckt.`,
  landedCost: ({ landed, perPiece }) => `Wenn sie angekommen ist, kostet die Ware ${landed}: ${perPiece} je Stück.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `Das Set kostet ${totalCost} und wird für ${setPrice} verkauft: Es bringt ${profit} Verlust.`
      : `Das Set wird für ${setPrice} statt ${totalPrice} verkauft und kostet ${totalCost}: Es bleiben ${profit}, eine Marge von ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} für ${content} ${unit} sind ${unitPrice} für ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} sind ${result}: ${equation}.`,
}
