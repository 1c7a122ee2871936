import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

export const sentenceMessages: MessagesOf<typeof English.sentenceMessages> = {
  price: ({ cost, net, shelfPrice, margin, discount }) =>
    `Un coste de ${cost} y un margen de ${margin} son ${net} sin IVA: un PVP de ${shelfPrice}, del que se descuenta el ${discount}.`,
  margin: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Comprado a ${cost} y vendido a ${price}, cada uno pierde ${profit}.`
      : `Comprado a ${cost} y vendido a ${price}, cada uno deja ${profit}: ${margin} del precio${markup === '' ? '' : `, ${markup} del coste`}.`,
  markup: ({ cost, price, profit, margin, markup, isLoss }) =>
    isLoss
      ? `Lo que cuesta ${cost} y se vende a ${price} pierde ${profit} cada vez.`
      : `${markup} sobre un coste de ${cost} son ${price}, de los que quedan ${profit}: un margen de ${margin}.`,
  discount: ({ discount, extraSales, whole }) =>
    `${discount} de descuento exigen ${extraSales} más de ventas para el mismo beneficio: ${whole} donde vendías 100.`,
  vat: ({ net, vat, rate, gross }) => `${net} sin IVA y ${vat} de IVA al ${rate} son ${gross} con IVA.`,
  breakEven: ({ whole, revenue, fixedCosts, target }) =>
    `Desde la pieza ${whole}, con unos ingresos de ${revenue}, quedan cubiertos unos gastos fijos de ${fixedCosts} y un beneficio de ${target}.`,
  landedCost: ({ landed, perPiece }) => `Cuando ha llegado, la mercancía cuesta ${landed}: ${perPiece} por pieza.`,
  bundle: ({ setPrice, totalCost, totalPrice, profit, margin, isLoss }) =>
    isLoss
      ? `El lote cuesta ${totalCost} y se vende a ${setPrice}: pierde ${profit}.`
      : `El lote se vende a ${setPrice} en vez de ${totalPrice} y cuesta ${totalCost}: quedan ${profit}, un margen de ${margin}.`,
  unitPrice: ({ price, content, unit, unitPrice, per }) =>
    `${price} por ${content} ${unit} son ${unitPrice} por ${per}.`,
  currency: ({ amount, result, equation }) => `${amount} son ${result}: ${equation}.`,
}
