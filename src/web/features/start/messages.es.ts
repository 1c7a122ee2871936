import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'registro', other: 'registros' }

export const startMessages: MessagesOf<typeof English.startMessages> = {
  welcome: 'Te damos la bienvenida',
  welcomeFacts: 'Veamos cuánto cuesta de verdad tu mercancía y a qué precio venderla.',
  home: 'Inicio',

  setup: {
    title: '¿Dónde vendes?',
    lead: 'De esto dependen tu moneda, cómo se aplica el IVA y cómo se calculan los precios de los productos nuevos. Puedes cambiarlo cuando quieras en los ajustes.',
    name: 'Nombre del negocio',
    nameHelp: 'Aparece en tus documentos.',
    margin: 'Margen predeterminado',
    marginHelp: 'Los productos nuevos e importados toman de él su precio. Déjalo vacío para fijar tú cada precio.',
    timeZone: (zone: string) => `Las fechas siguen la zona horaria de este dispositivo: ${zone}.`,
    country: 'País',
    chooseCountry: 'Elige tu país',
    currency: 'Moneda',
    registered: 'Mi negocio está dado de alta en el IVA',
    registeredProposed: (country: string) =>
      `Activado por ser lo habitual en ${country}. Desactívalo si tu negocio no está dado de alta.`,
    vat: 'IVA de las ventas',
    vatHelp: 'El tipo general de tu país. Cámbialo si vendes con otro.',
    vatUnknown: 'Este país no tiene un tipo único. Escribe el tuyo.',
    include: 'Mis precios incluyen IVA',
    includeHelp: 'Quien compra ve los precios con IVA.',
    reclaim: 'Deduzco el IVA a la importación',
    reclaimHelp: 'Entonces no forma parte de lo que te cuesta un producto.',
    save: 'Guardar y continuar',
    skip: 'Omitir por ahora',
    thing: 'tus ajustes',
  },
  sellsFrom: {
    notSet: 'Aún no has dicho dónde vendes.',
    set: 'Indicar dónde vendes',
    line: (country: string, currency: string) => `Vendes desde ${country} en ${currency}`,
    include: (rate: string) => `los precios incluyen IVA del ${rate}`,
    exclude: (rate: string) => `a los precios se suma IVA del ${rate}`,
    without: 'sin IVA',
    change: 'Cambiar el país o la moneda',
    changeVat: 'Cambiar el IVA',
  },
  ways: {
    bring: 'Trae tus productos',
    bringText:
      'Suelta la lista de un proveedor o la exportación de una tienda. Ves lo que ocurriría antes de guardar nada.',
    fileKinds: 'CSV o Excel (.xlsx)',
    orType: '¿No tienes ningún archivo a mano?',
    type: 'Escribir tu primer producto',
    look: 'Curiosear en una tienda de ejemplo',
    lookText:
      'La tienda de un importador, inventada para ti: productos, envíos, listas de precios y servicios, y algunos problemas que merece la pena encontrar. Un clic la quita de nuevo.',
  },
  sample: {
    load: 'Cargar la tienda de ejemplo',
    remove: 'Quitar la tienda de ejemplo',
    removeChanged: 'Quitar también lo que has cambiado',
    loadTitle: 'Tienda de ejemplo cargada',
    removeTitle: 'Tienda de ejemplo quitada',
    loaded: 'La tienda de ejemplo está aquí',
    removed: 'La tienda de ejemplo ya no está',
    kept: (count: string) => `Se conserva lo que has cambiado o usas: ${count}`,
    notice: 'Estás viendo la tienda de ejemplo',
    noticeText: 'Cambia lo que quieras, o quítala cuando traigas tus propios productos.',
    noticeChanged: (names: string) => `Esto se conserva si la quitas, porque lo has cambiado o lo usas: ${names}.`,
    onlyChanged: 'Has cambiado lo que queda de la tienda de ejemplo; se queda hasta que lo quites.',
    settingsTitle: 'Tienda de ejemplo',
    settingsLead: 'La tienda de un importador, inventada para curiosear.',
    notHere: 'No está cargada.',
    here: (count: string) => `Quedan aquí de ella: ${count}.`,
    andMore: (names: string, count: string) => `${names} y ${count} más`,
    row,
  },
  attention: {
    title: 'Mira esto primero',
    lead: 'Productos activos con pérdidas o por debajo de tu margen mínimo.',
    none: 'Nada que deba preocuparte: ningún producto activo se vende con pérdidas ni por debajo de tu margen mínimo.',
    all: 'Todos estos',
  },
  changes: {
    undoOf: (title) => `Deshacer: ${title}`,
    title: 'Cambios recientes',
    none: 'Aquí aparecen las importaciones y ediciones de muchos productos. Cada una se puede revertir entera.',
    all: 'Todos los cambios',
    partly: 'Revertido en parte',
    reverted: 'Revertido',
    waiting: 'Bloqueado por cambios posteriores',
    row,
  },
}
