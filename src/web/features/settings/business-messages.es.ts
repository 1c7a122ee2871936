import type { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './business-messages.ts'

type DocumentType = keyof typeof DOCUMENT_RULES

const types: Readonly<Record<DocumentType, string>> = {
  invoice: 'Factura',
  quote: 'Presupuesto',
  receipt: 'Recibo',
  creditnote: 'Factura rectificativa',
  purchaseorder: 'Orden de compra',
  template: 'Plantilla',
}

const ofTypes: Readonly<Record<DocumentType, string>> = {
  invoice: 'de las facturas',
  quote: 'de los presupuestos',
  receipt: 'de los recibos',
  creditnote: 'de las facturas rectificativas',
  purchaseorder: 'de las órdenes de compra',
  template: 'de las plantillas',
}

export const businessMessages: MessagesOf<typeof English.businessMessages> = {
  choose: 'Negocio',
  prices: 'IVA a la importación, aranceles y otros impuestos:',
  toPrices: 'IVA y aranceles',
  identity: {
    title: 'Registro',
    lead: 'Se imprime donde la ley de tu país lo exige.',
    vatProblems: {
      country: () => 'Empieza por las letras de su país, como ESB12345678.',
      form: (example: string) =>
        `Compáralo con tu certificado: debería tener la forma ${example}. Se ha guardado tal como lo has escrito.`,
    },
    electronicHelp:
      'Dónde recibes facturas electrónicas, y el esquema de esa dirección: 9920 para un NIF/IVA español, EM para un correo electrónico.',
  },
  logo: {
    title: 'Logotipo',
    lead: 'En documentos, listas de precios y páginas públicas.',
    of: (name: string) => `Logotipo de ${name}`,
    none: 'Aún no hay logotipo',
    hint: 'Suelta, pega o elige una imagen. Se reduce si hace falta: se guarda un PNG o JPEG de 512 kB como máximo.',
    choose: 'Elegir un logotipo',
    replace: 'Sustituir',
    remove: 'Quitar',
    label: 'Logotipo',
    failed: 'No se ha podido leer el archivo',
    failedText: 'Elige una imagen PNG, JPEG, WebP, GIF o SVG.',
    tooLarge: 'Este archivo ocupa más de 20 MB. Elige uno más pequeño.',
  },
  contact: {
    title: 'Contacto',
    lead: 'Cómo te localizan los clientes.',
    websiteHelp: 'Se imprime tal como lo escribas.',
  },
  bank: {
    title: 'Banco',
    lead: 'Dónde pagan los clientes. Las facturas lo muestran, con un código que las aplicaciones bancarias pueden leer.',
    ibanIssue: 'No es un IBAN válido. Compáralo con el extracto de tu banco.',
    bicIssue: 'Un BIC tiene 8 u 11 letras y cifras.',
  },
  terms: {
    title: 'Condiciones e impuestos',
    lead: 'Valores predeterminados de los documentos nuevos. Cada documento puede tener los suyos.',
    bases: { net: 'Después de los descuentos', gross: 'Antes de los descuentos' },
    termsHelp: 'Se imprimen debajo de los totales.',
    days: 'días',
  },
  look: {
    title: 'Aspecto',
    lead: 'El aspecto de los documentos, y su idioma cuando el cliente no tiene ninguno.',
    designs: { classic: 'Clásico', modern: 'Moderno', compact: 'Compacto' },
    designHelp: {
      classic: 'Sobrio, con líneas finas',
      modern: 'Con tu color en grande',
      compact: 'Muchas líneas por página',
    },
    standardColour: 'Color estándar',
    ownLanguage: 'Inglés',
    sample: 'Verlo en tu documento más reciente',
    noSample: 'Crea un documento para verlo en PDF.',
    thing: 'este documento',
  },
  numbers: {
    title: 'Numeración',
    lead: 'Cada tipo de documento tiene su propia serie de numeración, correlativa y sin huecos.',
    given: { creation: 'Al crearlos', issue: 'Al enviarlos' },
    givenHelp: 'Los borradores sin número se pueden eliminar sin dejar rastro.',
    resetHelp: 'El año y el mes de un número son los de su fecha. Aquí se dice cuándo vuelve a empezar la cuenta.',
    zone: 'Zona horaria del negocio',
    zoneHelp: 'Con ella se fechan los documentos. Las horas en pantalla siguen la tuya, en Apariencia.',
    resets: { never: 'Nunca', yearly: 'Cada año', monthly: 'Cada mes' },
    type: 'Documento',
    number: 'Número siguiente',
    offline: 'El número siguiente de cada uno, hasta donde sabe este dispositivo: los números los asigna el servidor.',
    names: (type: DocumentType) => types[type],
    change: (type: DocumentType) => `Cambiar la numeración ${ofTypes[type]}`,
    of: (type: DocumentType) => `Numeración ${ofTypes[type]}`,
    lookHelp: 'El año y el mes de la fecha van en el centro. Los números ya usados se quedan como están.',
    firstHelp: '¿Vienes de otro programa? Escribe el número que sigue al último que usaste allí.',
    begun: 'El primer número ya no se puede cambiar: ya hay números en uso y no debe haber huecos.',
    nextIs: (number: string) => `El siguiente es ${number}.`,
    done: 'Listo',
  },
  refused: {
    nobody: 'No has iniciado sesión',
    cannotUpdate: 'No has iniciado sesión. No se puede actualizar el perfil.',
    update: 'No se puede actualizar: el perfil de usuario no está cargado',
    delete: 'No se puede eliminar: el perfil no está cargado',
    create: 'No se puede crear el perfil del negocio: el perfil de usuario no está cargado',
    logo: 'No se puede subir el logotipo: el perfil no está cargado',
  },
}
