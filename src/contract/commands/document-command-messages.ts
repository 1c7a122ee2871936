/** Why a command on a document is refused; `{id}` is filled in. What begins with a small letter follows the name of a field. */
export const documentCommandMessages = {
  noQuote: 'Quote with ID {id} not found',
  notAnInvoice: 'Document with ID {id} is not an invoice',
  noInvoice: 'Invoice with ID {id} not found',
  notAnOrder: 'Document with ID {id} is not a purchase order',
  invoiceVoid: (number: string) => `Invoice ${number} is void.`,
  quoteVoid: (number: string) => `Quote ${number} is void.`,
  convertedTooOften: (number: string) => `Quote ${number} was converted too often.`,
  /** `day` is empty where it is not known. */
  quoteExpired: (number: string, day: string) =>
    `Quote ${number} expired${day === '' ? '' : ` on ${day}`}. Confirm to convert it all the same.`,
  zeroPayment: 'must not be zero',
  unknownLine: (id: string) => `the invoice has no line ${id}`,
  lineTwice: 'must name each line once',
  noLine: 'must name a line',
  takesNothing: (line: string) => `take back some of "${line}", or leave the line out`,
  creditedTooOften: (number: string) => `Invoice ${number} was credited in full too often.`,
  /** `isOwed` where it can be paid; an invoice below zero is paid to the customer. */
  residue: (amount: string, isOwed: boolean, isBelowZero: boolean) =>
    `${amount} is left of this invoice only because tax is rounded for each document.${isOwed ? ` Record it as a payment ${isBelowZero ? 'to' : 'of'} the customer.` : ''}`,
  correctedTooOften: (number: string) => `Invoice ${number} was corrected too often.`,
  notCorrected: {
    draft: (number: string) => `Invoice ${number} is a draft: edit it as it is.`,
    credited: (number: string) =>
      `Invoice ${number} has a credit note already. Credit what is left of it, and make a new invoice.`,
    belowZero: (number: string) =>
      `Invoice ${number} comes to less than zero, so no credit note takes it back. Make a new invoice.`,
  },
  notBelowZero: (number: string) => `Document ${number} is not a draft invoice below zero.`,
  hasPayments: (number: string) => `Invoice ${number} has payments. Remove them first.`,
  draftTakesNoCredit: (number: string) => `Invoice ${number} is a draft. Send it first, then use the credit.`,
  creditTooSmall: (most: string, from: string, to: string) =>
    `At most ${most} of the credit of ${from} can be used on ${to}.`,
  /** The names of some shipments in quotation marks, and how many there are besides them. */
  allShipped: (order: string, shipments: readonly string[], others: number) =>
    `All goods of purchase order ${order} are in ${shipments.length + others === 1 ? 'shipment' : 'shipments'} ${shipments.join(', ')}${others > 0 ? ` and ${others} more` : ''} already. Lower the quantities there or raise them in the order to make another shipment.`,
} as const
