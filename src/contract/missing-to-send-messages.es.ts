import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './missing-to-send-messages.ts'

const ofOtherSide = (type: DocumentType): string => (type === 'purchaseorder' ? 'del proveedor' : 'del cliente')

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  seller: {
    name: 'Introduce el nombre de tu negocio.',
    street: 'Introduce la calle de tu negocio.',
    postcode: 'Introduce el código postal de tu negocio.',
    city: 'Introduce la ciudad de tu negocio.',
    country: 'Elige el país de tu negocio.',
    vatId:
      'Introduce el NIF/IVA de tu negocio, porque cobras IVA. Si no tienes, introduce tu n.º\u00a0fiscal (NIF) en «Ajustes».',
    vatIdCountry:
      'Empieza el NIF/IVA de tu negocio por su país: ESB12345678. Introduce un n.º\u00a0fiscal (NIF) en «Ajustes».',
    iban: 'Introduce tu IBAN para que la factura indique dónde pagar.',
  },
  otherSide: {
    name: (type: DocumentType) => `Introduce el nombre ${ofOtherSide(type)}.`,
    address: (type: DocumentType) => `Introduce la dirección ${ofOtherSide(type)}.`,
    street: (type: DocumentType) => `Introduce la calle ${ofOtherSide(type)}.`,
    postcode: (type: DocumentType) => `Introduce el código postal ${ofOtherSide(type)}.`,
    city: (type: DocumentType) => `Introduce la ciudad ${ofOtherSide(type)}.`,
  },
  customerVatIdCountry: 'Empieza el NIF/IVA del cliente por su país: FR12345678901.',
  vatIdForm: (vatId: string, example: string) =>
    `Compara el NIF/IVA ${vatId} con su certificado: debería tener la forma ${example}.`,
  foreignVatId:
    'El cliente tiene el NIF/IVA de otro país de la UE, y cobras IVA. La mercancía que se envía allí suele estar exenta: elige «Entrega intracomunitaria» como impuesto del cliente o de las líneas, y «Inversión del sujeto pasivo» para los servicios.',
  dayOfSupply:
    'Introduce la fecha de la entrega o del servicio: en Alemania debe figurar en la factura, aunque coincida con la fecha de esta.',
  price: (position: number, description: string) =>
    `Línea ${position}: introduce ${description === '' ? 'su precio' : `el precio de «${description}»`}; 0 si no cuesta nada.`,
  noTotal: 'El total es 0. Revisa los precios y los descuentos.',
  foreignBusiness: 'Introduce el NIF/IVA del cliente: un negocio de otro país de la UE lo necesita en su factura.',
  oldRates: (currency: string, days: number) =>
    `Los precios se han convertido a ${currency} con tipos de cambio de hace ${inDays(days)}. Revísalos o actualiza los tipos en «Ajustes».`,
  oldTaxRate: (taxCurrency: string, days: number, currency: string) =>
    `El impuesto en ${taxCurrency} se calcula con un tipo de cambio ${inDays(days)} anterior al documento. Introduce el tipo de su fecha: cuánto es 1 ${currency} en ${taxCurrency}.`,
}

function inDays(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}
