import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-issue-messages.ts'

interface TypeWords {
  /** With its article, before its number. */
  readonly named: string
  /** As the beginning of a sentence, with a demonstrative. */
  readonly this: string
  readonly issued: string
}

const words: Readonly<Record<DocumentType, TypeWords>> = {
  invoice: { named: 'la factura', this: 'Esta factura', issued: 'la factura emitida' },
  quote: { named: 'el presupuesto', this: 'Este presupuesto', issued: 'el presupuesto emitido' },
  receipt: { named: 'el recibo', this: 'Este recibo', issued: 'el recibo emitido' },
  creditnote: {
    named: 'la factura rectificativa',
    this: 'Esta factura rectificativa',
    issued: 'la factura rectificativa emitida',
  },
  purchaseorder: {
    named: 'la orden de compra',
    this: 'Esta orden de compra',
    issued: 'la orden de compra emitida',
  },
  template: { named: 'la plantilla', this: 'Esta plantilla', issued: 'la plantilla emitida' },
}

const statuses: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Borrador',
  sent: 'Enviado',
  viewed: 'Visto',
  partial: 'Pagado en parte',
  paid: 'Pagado',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  received: 'Recibido',
  applied: 'Compensado',
  refunded: 'Rectificado',
  void: 'Anulado',
}

const settledRemedy = 'Conserva todo el importe como saldo a favor del cliente o regístralo en otra factura.'

export const documentIssueMessages: MessagesOf<typeof English.documentIssueMessages> = {
  otherType: 'no se puede cambiar: crea un documento nuevo del otro tipo',
  issuedMeanwhile: (type: DocumentType, number: string) =>
    `${words[type].this} se emitió con el número ${number} antes de que llegara tu cambio, así que no se ha modificado. Vuelve a intentarlo para editar ${words[type].issued}, con un motivo.`,
  ofOtherBusiness: 'no se puede cambiar: el número es de su serie. Para otro negocio, crea un documento nuevo',
  status: {
    move: (from: DocumentStatus, to: DocumentStatus) => `no puede pasar de «${statuses[from]}» a «${statuses[to]}»`,
    void: (why: string) => `no puede pasar a «${statuses.void}»: ${why}`,
    credited: `no puede pasar a «${statuses.refunded}»: ya se ha pagado o abonado una parte. Crea una factura rectificativa por el resto`,
  },
  final: (type: DocumentType, number: string, isReversed: boolean) =>
    `no se puede cambiar: ${words[type].named} ${number} ya se ha emitido, y lo emitido es definitivo. ${isReversed ? 'Crea una factura rectificativa y un documento nuevo' : 'Crea un documento nuevo'}`,
  notDeleted: (type: DocumentType, number: string) =>
    `${words[type].this}, ${number}, se ha emitido y no se puede eliminar. ${type === 'invoice' ? 'Crea en su lugar una factura rectificativa.' : 'Crea en su lugar otra factura o factura rectificativa.'}`,
  totalTooLarge: (most: string) => `suman más de lo que se puede guardar: como máximo ${most}`,
  unitCode: 'debe ser un código de unidad, como C62',
  due: {
    beforeIssue: (day: string) => `no puede ser anterior a la fecha del documento, ${day}`,
    afterDue: (day: string) => `no puede ser posterior al vencimiento, ${day}. Cambia antes el vencimiento`,
  },
  currency: {
    paid: (currency: string) => `no se puede cambiar: sus pagos están en ${currency}. Quítalos antes`,
    credited: (currency: string) =>
      `no se puede cambiar: se ha rectificado en ${currency}. Para otra moneda, crea un documento nuevo`,
    ofInvoice: (currency: string) => `debe ser ${currency}, como en la factura que se rectifica`,
  },
  parties: {
    ofNotes:
      'no se puede cambiar: sus facturas rectificativas son entre las mismas partes. Para otras, crea un documento nuevo',
    ofInvoice: (number: string) => `debe coincidir con la factura ${number}, que se rectifica`,
  },
  credit: {
    wouldCome: (credited: string, all: string) =>
      `llegaría a ${credited} de ${all}. Elimina antes las demás facturas rectificativas`,
    lessThanCredited: (credited: string) => `suman menos de lo que ya se ha rectificado: ${credited}`,
    tooMuch: (most: string, all: string, notes: string) =>
      `suman más de lo que queda por rectificar de la factura: ${most} de ${all}${notes}`,
    tooMany: (line: string, left: string, sold: string, notes: string) =>
      `rectifican más de «${line}» de lo que queda: ${left} de ${sold}${notes}`,
    keepsLess: (line: string, taken: string) => `conservan menos de «${line}» de lo que ya se ha rectificado: ${taken}`,
    afterNotes: (numbers: readonly string[], others: number) =>
      `, tras ${numbers.length + others > 1 ? 'las facturas rectificativas' : 'la factura rectificativa'} ${numbers.join(', ')}${others > 0 ? ` y ${others} más` : ''}`,
    namelessLine: 'una línea sin nombre',
    betweenInvoices:
      'Un saldo a favor se traslada entre dos facturas de un mismo cliente en una misma moneda, ambas emitidas. Registra en su lugar un pago.',
    isMoved:
      'no se puede cambiar mientras haya un saldo a favor trasladado a esta factura o desde ella: quita ese pago',
    movesTooMuch: 'trasladan más saldo a favor del que hay',
  },
  payment: {
    nothingOpen: `En esta factura no hay nada pendiente. ${settledRemedy}`,
    moreThanOpen: (most: string) =>
      `El pago supera los ${most} pendientes. Redúcelo o conserva el resto como saldo a favor del cliente.`,
    tooSmall: (smallest: string) => `debe ser múltiplo de ${smallest}, el importe más pequeño que se puede pagar`,
    eachTooSmall: (smallest: string) =>
      `deben ser todos múltiplos de ${smallest}, el importe más pequeño que se puede pagar`,
    wouldGiveBack: 'devolverían más de lo pagado. Quita antes lo que se devolvió o se usó como saldo a favor.',
    givesBack: 'devuelven más de lo pagado',
    ofProvider:
      'no dejan cambiar, añadir ni quitar a mano lo que comunicó Stripe, porque la factura sigue a Stripe. Devuelve el dinero allí o registra al lado un pago propio',
    nothingOwed: `superan lo que se debe, porque no se debe nada. ${settledRemedy}`,
    moreThanOwed: (most: string) =>
      `superan los ${most} que se deben. Redúcelos o conserva el resto como saldo a favor del cliente.`,
  },
  preceding: {
    deleted: 'necesita su factura, que se ha eliminado. Elimina también esta factura rectificativa',
    void: (number: string) =>
      `no es compatible con la factura ${number}, que está anulada. Elimina esta factura rectificativa`,
    unsent: (number: string) =>
      `requiere enviar antes la factura ${number}, porque la factura rectificativa imprime su número`,
    named: (note: string, invoice: string) =>
      `La factura rectificativa ${note} se ha enviado y menciona la factura ${invoice}. Marca también la factura como enviada.`,
  },
  stock: {
    whole: 'Las existencias se cuentan en unidades enteras. Introduce cantidades enteras o no muevas las existencias.',
    counted:
      'Al incorporar el envío de esta orden, su mercancía ya se añadió a las existencias. No muevas las existencias con la orden.',
    tooMuch: 'Las existencias serían demasiado grandes. Revisa las cantidades o no muevas las existencias.',
  },
}
