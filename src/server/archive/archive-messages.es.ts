import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './archive-messages.ts'

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  stale: 'Algo ha cambiado desde que se leyó el archivo. Elígelo de nuevo.',
  empty: 'El archivo está vacío. Elígelo de nuevo.',
  noArchive:
    'No es una copia de datos: hace falta un ZIP con un archivo JSON por colección, o un objeto JSON con las colecciones.',
  noCollections: 'En este archivo no hay colecciones, como products.json.',
  damaged: 'El ZIP está dañado. Descárgalo de nuevo.',
  notUtf8: 'Su texto no está en UTF-8. Guárdalo en UTF-8.',
  tooLarge: (most) => `El archivo supera ${most}. Deja fuera las imágenes.`,
  tooMuch: (most) => `Descomprimido, el archivo supera ${most}. Divídelo en varios.`,
  rows: (most) => `${most.toLocaleString('es')} registros en un archivo`,
  broken: (collection, n, at) =>
    n === 0
      ? `El JSON se interrumpe en el carácter ${at}.`
      : `El JSON de ${collection} se interrumpe en el registro ${n}, en el carácter ${at}.`,
  severalUsers: (count) =>
    `El archivo tiene los datos de ${count} cuentas, y ninguna tiene tu dirección de correo. Añade tu propio registro a users.`,
  noRecord: 'no es un registro: hace falta un objeto con campos',
  unknownField: (name) => `«${name}» no es un campo conocido aquí`,
  clamped: 'Un margen debe ser inferior al 100\u00a0%: este se conserva, y el precio es el doble del coste.',
  leftOut: (why) => `se ha omitido: ${why}`,
  twice: 'está dos veces en el archivo: da a uno de los dos otro ID',
  noRoom: (most, many) => `no cabe: puede haber ${most.toLocaleString('es')} como máximo (${many})`,
  tooDeep: 'está a su vez debajo de otra categoría, así que esta ha pasado a ser principal',
  circle: 'lleva de vuelta a esta categoría, así que ha pasado a ser principal',
  numberTaken: (number) => `El número ${number} ya lo tiene otro documento.`,
  numberToGive: (number) =>
    `Tus propios números aún pueden llegar a ${number}. Da otro número a este documento en el archivo, o déjalo fuera.`,
  unlinked: 'no se puede rectificar así, por lo que la factura rectificativa queda sola',
  otherTotal: (was, is) => `es aquí ${is}, calculado a partir de las líneas; el archivo dice ${was}`,
  otherFigure: (was, is) => `es aquí ${is}, calculado de nuevo; el archivo dice ${was}`,
  unknownCollection: 'Aquí no se conoce ninguna colección con este nombre.',
  passedOver: {
    counters: 'Tus propios números siguen después del más alto.',
    changeSets: 'El historial se queda donde se hizo.',
    documentMails: 'Los correos enviados se quedan donde se enviaron.',
    assistantMessages: 'Las conversaciones se quedan donde tuvieron lugar.',
    importMappings: 'Se hacen de nuevo con el próximo archivo.',
    shipments: 'Lo que llegó queda en los costes de los productos.',
    shipmentLines: 'Forman parte de los envíos.',
    shipmentCharges: 'Forman parte de los envíos.',
    scheduledPrices: 'Prográmalos de nuevo: sus días pueden haber pasado.',
    recurringDocuments: 'Créalas de nuevo, para que nada se facture dos veces.',
    stores: 'Conéctalas de nuevo: lo que abre una tienda no está en ningún archivo.',
    storeListings: 'Vienen con la tienda en cuanto esté conectada.',
    storeConflicts: 'Se encuentran de nuevo en cuanto la tienda esté conectada.',
    subscriptionPlans: 'Son de quien ofrece el producto.',
    userSubscriptions: 'Tu plan es el de esta cuenta.',
  },
  notes: {
    'no-number': (was) => `«${was}» no es un número y se ha omitido`,
    'no-moment': (was) => `«${was}» no es una fecha ni una hora y se ha omitido`,
    'no-choice': (was) => `«${was}» no es un valor conocido y se ha omitido`,
    'below-zero': (was) => `${was} es menor que cero y se ha omitido`,
    'no-code': (was) => `«${was}» no es un código conocido aquí y se ha omitido`,
    'inline-picture': () => 'es una imagen que está en el propio archivo y se ha omitido',
    usual: () => 'falta, así que se ha puesto el valor habitual',
  },
}
