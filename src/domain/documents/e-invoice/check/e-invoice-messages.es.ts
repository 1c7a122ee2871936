import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './e-invoice-messages.ts'

type Party = 'seller' | 'buyer'

const country: Readonly<Record<Party, string>> = { seller: 'tu país', buyer: 'el país del comprador' }
const street: Readonly<Record<Party, string>> = { seller: 'la calle de tu dirección', buyer: 'la calle del comprador' }
const city: Readonly<Record<Party, string>> = { seller: 'tu ciudad', buyer: 'la ciudad del comprador' }
const postcode: Readonly<Record<Party, string>> = {
  seller: 'tu código postal',
  buyer: 'el código postal del comprador',
}
const electronic: Readonly<Record<Party, string>> = {
  seller: 'tu dirección de factura electrónica',
  buyer: 'la dirección de factura electrónica del comprador',
}

const ofParty: MessagesOf<typeof English.eInvoiceMessages.ofParty> = {
  noCountry: (party: Party) => `Elige ${country[party]}.`,
  unknownCountry: (party: Party) => `Elige ${country[party]} de la lista.`,
  noStreet: (party: Party) => `Introduce ${street[party]}.`,
  noCity: (party: Party) => `Introduce ${city[party]}.`,
  noPostcode: (party: Party) => `Introduce ${postcode[party]}.`,
  noGermanCity: (party: Party) => `Introduce ${city[party]}: las facturas electrónicas alemanas la exigen.`,
  noGermanPostcode: (party: Party) => `Introduce ${postcode[party]}: las facturas electrónicas alemanas lo exigen.`,
  noElectronic: (party: Party) => `Introduce ${electronic[party]}.`,
  noScheme: (party: Party) => `Elige de qué tipo es ${electronic[party]}.`,
  notByPeppol: (party: Party) =>
    `Peppol no entrega en este tipo de dirección: elige otro para ${electronic[party]}, por ejemplo el NIF/IVA.`,
  wrongElectronic: (party: Party) =>
    `Revisa ${electronic[party]}: no tiene la forma o el dígito de control de su tipo.`,
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  ofParty,
  kosovo: 'CII no reconoce Kosovo como país: elige un formato UBL.',
  buyer: {
    name: 'Introduce el nombre del comprador.',
    address: 'Introduce la dirección del comprador.',
    addressParts: 'Introduce la dirección del comprador por partes: calle, código postal, ciudad y país.',
    vatId:
      'Introduce el NIF/IVA del comprador: la inversión del sujeto pasivo y las entregas intracomunitarias lo exigen.',
    vatIdCountry: 'Empieza el NIF/IVA del comprador por su país: FR12345678901.',
  },
  delivery: {
    leftOut: 'La dirección de entrega se omite: debe estar por partes e incluir el país.',
    cityAndPostcode:
      'Introduce la ciudad y el código postal de la dirección de entrega: las facturas electrónicas alemanas los exigen.',
  },
  seller: {
    legalName: 'Introduce tu razón social.',
    vatId: 'Introduce tu NIF/IVA: las entregas intracomunitarias y las exportaciones lo exigen.',
    vatOrTaxId: 'Introduce tu NIF/IVA o, si no tienes, tu n.º\u00a0fiscal.',
    registrationNumber: 'Introduce tu n.º\u00a0de registro: en una factura no sujeta a IVA no figura ningún NIF/IVA.',
    vatIdOrRegistration:
      'Introduce tu NIF/IVA o tu n.º\u00a0de registro: un n.º\u00a0fiscal por sí solo no te identifica.',
    vatIdCountry: 'Empieza tu NIF/IVA por su país: ESB12345678.',
    foreignVatId: 'Tu NIF/IVA es de un país distinto al de tu dirección.',
    contactName: 'Introduce una persona de contacto: las facturas electrónicas alemanas la exigen.',
    phoneNumber: 'Introduce tu teléfono: las facturas electrónicas alemanas lo exigen.',
    email: 'Introduce tu correo electrónico: las facturas electrónicas alemanas lo exigen.',
    wrongIban: 'No es un IBAN válido: hay una cifra errónea o falta alguna.',
    noIban: 'Sin tu IBAN, la factura electrónica no indica dónde pagar.',
    wrongBic: 'No es un BIC válido: tiene 8 u 11 letras y cifras. Se omite.',
  },
  document: {
    otherType: 'Solo las facturas y las facturas rectificativas pueden salir como facturas electrónicas.',
    noNumber: 'Este documento aún no tiene su número definitivo: lo recibe la próxima vez que se guarde con conexión.',
    void: 'Este documento está anulado.',
    draft: 'Márcalo antes como enviado.',
    issueDate: 'Introduce la fecha del documento.',
    dueDate: 'Introduce el vencimiento o las condiciones de pago.',
    dueBefore: 'Vence antes de su fecha de emisión.',
    supplyDay: 'Introduce la fecha de la entrega intracomunitaria.',
    deliveryDay: 'Introduce la fecha de la entrega o del servicio: quien lee este formato la espera.',
    codedTerms: 'No empieces una línea de las condiciones de pago con #: ahí significa un descuento codificado.',
    buyerReference:
      'Introduce la referencia del comprador: de una administración alemana, su Leitweg-ID; si no, lo que pida el comprador.',
    anyReference: 'Introduce la referencia del comprador o el n.º\u00a0de pedido: Peppol exige uno de los dos.',
    unknownCurrency: (currency: string) => `Las facturas electrónicas no reconocen la moneda ${currency}.`,
    decimals: (currency: string, digits: number) =>
      `Las facturas electrónicas tienen dos decimales como máximo, pero ${currency} tiene ${digits}: envía el PDF en su lugar.`,
    taxRate: (taxCurrency: string, currency: string) =>
      `Introduce cuánto es 1 ${currency} en ${taxCurrency}: el impuesto se indica en las dos monedas, y no se conoce ningún tipo de cambio de esa fecha.`,
    taxBasis:
      'Aquí el impuesto se calcula sobre el precio antes del descuento: las facturas electrónicas lo calculan después.',
    noInvoice: 'Indica la factura que se rectifica, con su número y su fecha.',
    noReason: 'Introduce el motivo de la rectificación.',
  },
  line: {
    none: 'Añade al menos una línea.',
    mixed: 'Las líneas no sujetas a IVA no se pueden mezclar con otras: ponlas en un documento aparte.',
    description: (line: number) => `Línea ${line}: indica qué se vende.`,
    unit: (line: number) => `Línea ${line}: elige la unidad de la lista.`,
    quantity: (line: number) => `Línea ${line}: introduce una cantidad distinta de 0.`,
    discount: (line: number) => `Línea ${line}: el descuento es mayor que la línea y la deja por completo sin importe.`,
    noRate: (line: number) =>
      `Línea ${line}: la categoría «Sujeto a IVA» necesita un tipo. Si no hay ninguno, elige tipo cero o exento.`,
    rate: (line: number) => `Línea ${line}: su categoría de impuesto no lleva impuesto, así que su tipo es 0.`,
    exemption: (line: number) => `Línea ${line}: indica el motivo de exención.`,
  },
  totals: {
    lines: 'Los totales no se corresponden con las líneas: vuelve a guardar el documento.',
    payments: 'El importe pendiente no se corresponde con los pagos: vuelve a guardar el documento.',
  },
}
