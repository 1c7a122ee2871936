import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-command-messages.ts'

export const documentCommandMessages: MessagesOf<typeof English.documentCommandMessages> = {
  noQuote: 'No hay ningún presupuesto con el ID {id}',
  notAnInvoice: 'El documento con el ID {id} no es una factura',
  noInvoice: 'No hay ninguna factura con el ID {id}',
  notAnOrder: 'El documento con el ID {id} no es una orden de compra',
  invoiceVoid: (number: string) => `La factura ${number} está anulada.`,
  quoteVoid: (number: string) => `El presupuesto ${number} está anulado.`,
  convertedTooOften: (number: string) => `El presupuesto ${number} se ha convertido demasiadas veces.`,
  quoteExpired: (number: string, day: string) =>
    `El presupuesto ${number} caducó${day === '' ? '' : ` el ${day}`}. Confirma para convertirlo de todos modos.`,
  zeroPayment: 'no puede ser cero',
  unknownLine: (id: string) => `la factura no tiene ninguna línea ${id}`,
  lineTwice: 'debe indicar cada línea una sola vez',
  noLine: 'debe indicar una línea',
  takesNothing: (line: string) => `no rectifican nada de «${line}»: indica una cantidad u omite la línea`,
  creditedTooOften: (number: string) => `La factura ${number} se ha rectificado por completo demasiadas veces.`,
  residue: (amount: string, isOwed: boolean, isBelowZero: boolean) =>
    `De esta factura solo quedan ${amount} porque el impuesto se redondea en cada documento.${isOwed ? ` Regístralos como un pago ${isBelowZero ? 'al' : 'del'} cliente.` : ''}`,
  correctedTooOften: (number: string) => `La factura ${number} se ha corregido demasiadas veces.`,
  notCorrected: {
    draft: (number: string) => `La factura ${number} es un borrador: edítala directamente.`,
    credited: (number: string) =>
      `La factura ${number} ya tiene una factura rectificativa. Rectifica lo que queda de ella y crea una factura nueva.`,
    belowZero: (number: string) =>
      `La factura ${number} es inferior a cero, así que ninguna factura rectificativa la anula. Crea una factura nueva.`,
  },
  notBelowZero: (number: string) => `El documento ${number} no es un borrador de factura inferior a cero.`,
  hasPayments: (number: string) => `La factura ${number} tiene pagos. Quítalos antes.`,
  draftTakesNoCredit: (number: string) =>
    `La factura ${number} es un borrador. Envíala antes y usa después el saldo a favor.`,
  creditTooSmall: (most: string, from: string, to: string) =>
    `Del saldo a favor de ${from} se pueden usar como máximo ${most} en ${to}.`,
  allShipped: (order: string, shipments: readonly string[], others: number) =>
    `Toda la mercancía de la orden de compra ${order} está ya en ${shipments.length + others === 1 ? 'el envío' : 'los envíos'} ${shipments.join(', ')}${others > 0 ? ` y ${others} más` : ''}. Reduce allí las cantidades o auméntalas en la orden para crear otro envío.`,
}
