import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './business-issue-messages.ts'

const ofTypes: Readonly<Record<DocumentType, string>> = {
  invoice: 'de las facturas',
  quote: 'de los presupuestos',
  receipt: 'de los recibos',
  creditnote: 'de las facturas rectificativas',
  purchaseorder: 'de las órdenes de compra',
  template: 'de las plantillas',
}

export const businessIssueMessages: MessagesOf<typeof English.businessIssueMessages> = {
  logo: 'debe ser un PNG o JPEG como data URL',
  iban: 'no es un IBAN válido. Compáralo con el extracto de tu banco',
  bic: 'debe tener 8 u 11 letras y cifras',
  paymentLink: 'debe ser una dirección web que empiece por https://',
  prefix: 'solo admite letras, cifras y / . _ -',
  period: 'debe quedar en blanco o ser un año o un mes, como 2026-07',
  tooManyPrefixes: 'ya han empezado de demasiadas formas: conserva las letras que tienen',
  prefixTaken: (prefix: string, type: DocumentType, owner: DocumentType) =>
    `los números ${ofTypes[type]} no pueden empezar ${prefix === '' ? 'sin letras' : `por ${prefix}`}: así empiezan, o empezaban, los ${ofTypes[owner]}. Elige otras letras`,
}
