import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

export const sentenceMessages: MessagesOf<typeof English.sentenceMessages> = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `Un coût de ${cost} et une marge de ${margin} donnent ${net} HT\u00a0: ${shelfPrice} affichés, moins une remise de ${discount}.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Acheté ${cost} et vendu ${price}, chacun fait perdre ${profit}.`
      : `Acheté ${cost} et vendu ${price}, chacun rapporte ${profit}\u00a0: ${margin} du prix${markup === '' ? '' : `, ${markup} du coût`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Ce qui coûte ${cost} et se vend ${price} fait perdre ${profit} à chaque vente.`
      : `Une majoration de ${markup} sur un coût de ${cost} donne ${price}, dont ${profit} de bénéfice\u00a0: une marge de ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `Avec une remise de ${discount}, il faut ${extraSales} de ventes en plus pour le même bénéfice\u00a0: ${whole} au lieu de 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} HT et ${vat} de TVA à ${rate} font ${gross} TTC.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `À partir de ${whole} pièces, avec ${revenue} de ventes, les frais fixes de ${fixedCosts} et un bénéfice de ${target} sont couverts.`,
  landedCost: ({ landed, perPiece }) =>
    `Une fois arrivées, les marchandises coûtent ${landed}\u00a0: ${perPiece} par pièce.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `Le lot coûte ${totalCost} et se vend ${setPrice}\u00a0: il fait perdre ${profit}.`
      : `Le lot se vend ${setPrice} au lieu de ${totalPrice} et coûte ${totalCost}\u00a0: il reste ${profit}, soit une marge de ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} pour ${content} ${unit} font ${unitPrice} pour ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} font ${result}\u00a0: ${equation}.`,
}
