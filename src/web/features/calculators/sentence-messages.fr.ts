import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

export const sentenceMessages: MessagesOf<typeof English.sentenceMessages> = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `Un coût de ${cost} et une marge de ${margin} font ${net} HT\u00a0: ${shelfPrice} affichés, dont ${discount} de remise.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Acheté ${cost} et vendu ${price}, chacun perd ${profit}.`
      : `Acheté ${cost} et vendu ${price}, chacun rapporte ${profit}\u00a0: ${margin} du prix${markup === '' ? '' : `, ${markup} du coût`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Ce qui coûte ${cost} et se vend ${price} perd ${profit} chaque fois.`
      : `${markup} sur un coût de ${cost} font ${price}, dont ${profit} restent\u00a0: une marge de ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `${discount} de remise demandent ${extraSales} de ventes en plus pour le même bénéfice\u00a0: ${whole} là où vous en vendiez 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} HT et ${vat} de TVA à ${rate} font ${gross} TTC.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `À partir de la pièce ${whole}, avec un chiffre d’affaires de ${revenue}, les frais fixes de ${fixedCosts} et un bénéfice de ${target} sont couverts.`,
  landedCost: ({ landed, perPiece }) =>
    `Une fois arrivées, les marchandises coûtent ${landed}\u00a0: ${perPiece} par pièce.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `Le lot coûte ${totalCost} et se vend ${setPrice}\u00a0: il perd ${profit}.`
      : `Le lot se vend ${setPrice} au lieu de ${totalPrice} et coûte ${totalCost}\u00a0: ${profit} restent, une marge de ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} pour ${content} ${unit} font ${unitPrice} pour ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} font ${result}\u00a0: ${equation}.`,
}
