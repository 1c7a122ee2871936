import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

export const sentenceMessages: MessagesOf<typeof English.sentenceMessages> = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `Un coste de ${cost} y un margen del ${margin} dan ${net} sin IVA: un PVP de ${shelfPrice}, menos un descuento del ${discount}.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Comprado a ${cost} y vendido a ${price}, con cada uno se pierden ${profit}.`
      : `Comprado a ${cost} y vendido a ${price}, cada uno deja ${profit}: el ${margin} del precio${markup === '' ? '' : `, el ${markup} del coste`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Con lo que cuesta ${cost} y se vende a ${price} se pierden ${profit} en cada venta.`
      : `Un recargo del ${markup} sobre un coste de ${cost} da ${price}, de los que quedan ${profit}: un margen del ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `Un descuento del ${discount} exige un ${extraSales} más de ventas para el mismo beneficio: ${whole} en vez de 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} sin IVA y ${vat} de IVA al ${rate} son ${gross} con IVA.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `A partir de ${whole} piezas, con unas ventas de ${revenue}, quedan cubiertos unos gastos fijos de ${fixedCosts} y un beneficio de ${target}.`,
  landedCost: ({ landed, perPiece }) => `Cuando ha llegado, la mercancía cuesta ${landed}: ${perPiece} por pieza.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `El lote cuesta ${totalCost} y se vende a ${setPrice}: se pierden ${profit}.`
      : `El lote se vende a ${setPrice} en vez de ${totalPrice} y cuesta ${totalCost}: quedan ${profit}, un margen del ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} por ${content} ${unit} son ${unitPrice} por ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} son ${result}: ${equation}.`,
}
