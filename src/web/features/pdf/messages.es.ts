import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const label: Noun = { one: 'etiqueta', other: 'etiquetas' }
const sheet: Noun = { one: 'hoja', other: 'hojas' }
const product: Noun = { one: 'producto', other: 'productos' }

export const papersMessages: MessagesOf<typeof English.papersMessages> = {
  label,
  sheet,
  product,
  menu: 'Imprimir y compartir',
  cancel: 'Cancelar',
  done: 'Listo',
  download: 'Descargar PDF',
  printing: 'Imprimiendo…',
  offline: 'Los PDF los crea el servidor, y sin conexión no se puede acceder a él.',
  unsent: 'Algunos de tus cambios aún no han llegado al servidor. No están en el PDF.',
  missing: (letters: string) =>
    `Ningún tipo de letra disponible tiene estos caracteres: ${letters}. Se imprimen como recuadros.`,
  act: { act: 'print', thing: 'esto' },

  catalogue: {
    menu: 'Catálogo PDF…',
    title: 'Catálogo PDF',
    lead: 'Tu nombre, tu nota y tu color, y cada producto con sus precios. No muestra costes ni márgenes.',
    style: 'Diseño',
    cards: 'Tarjetas',
    table: 'Tabla',
    pictures: 'Imágenes',
    size: 'Papel',
    a4: 'A4',
    letter: 'Carta',
    fileName: (title: string) => `${title || 'Lista de precios'}.pdf`,
  },

  labels: {
    menu: 'Etiquetas de precio…',
    button: 'Etiquetas de precio',
    title: 'Imprimir etiquetas de precio',
    template: 'Hoja o rollo',
    papers: { A4: 'Hoja A4', Letter: 'Hoja carta', Roll: 'Rollo de etiquetas' },
    start: 'Primera etiqueta',
    startHelp: 'Elige la primera etiqueta que queda en la hoja.',
    position: (row: string, column: string) => `Fila ${row}, columna ${column}`,
    fields: 'En la etiqueta',
    field: { name: 'Nombre', sku: 'SKU', price: 'Precio', barcode: 'Código de barras' },
    copies: 'Etiquetas por producto',
    unit: 'Junto al precio',
    unitExample: 'por unidad',
    symbology: 'Tipo de código de barras',
    symbologies: { auto: 'Automático', ean13: 'EAN-13', upca: 'UPC-A', code128: 'Code 128' },
    count: (labels: string, sheets: string) => `${labels} en ${sheets}`,
    tooMany: (most: string) =>
      `En un archivo caben como máximo ${most} etiquetas. Elige menos productos o menos etiquetas por producto.`,
    wrong: (count: string) =>
      `${count} ${count === '1' ? 'etiqueta tiene un código' : 'etiquetas tienen códigos'} que no se puede${count === '1' ? '' : 'n'} imprimir`,
    more: (count: string) => `y ${count} más`,
    without: 'Imprimirlas sin código de barras',
    nothing: 'Elige al menos una cosa que imprimir.',
    fileName: 'Etiquetas.pdf',
  },

  share: {
    menu: 'Compartir por enlace…',
    title: 'Compartir por enlace',
    lead: 'Quien tenga el enlace ve esta lista con sus precios, sin iniciar sesión. No ve costes ni márgenes.',
    closed: { draft: 'Esta lista es un borrador.', archived: 'Esta lista está archivada.' },
    closedText: 'Sus enlaces funcionarán cuando esté activa.',
    act: { act: 'share', thing: 'esta lista de precios' },
  },
}
