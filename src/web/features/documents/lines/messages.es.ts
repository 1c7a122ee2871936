import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, type Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const LINE: Noun = { one: 'línea', other: 'líneas' }

export const lineMessages: MessagesOf<typeof English.lineMessages> = {
  label: 'Líneas',
  position: 'N.º',
  description: 'Descripción',
  quantity: 'Cantidad',
  unit: 'Unidad',
  unitPrice: 'Precio unitario',
  discount: 'Descuento',
  tax: 'Impuesto',
  total: 'Importe',
  unitCost: 'Coste unitario',
  margin: 'Margen',
  private: 'Esto solo lo ves tú.',
  cell: (column: string, position: number) => `${column}: ${formatNumber(position)}`,
  pick: 'Productos y servicios',
  add: 'Añadir una línea',
  addHint: 'Escribe un producto, un servicio o cualquier texto',
  full: (lines: number) => `Un documento admite como máximo ${formatCount(lines, LINE)}.`,
  more: (position: number) => `Más sobre la línea ${formatNumber(position)}`,
  move: (position: number) => `Mover la línea ${formatNumber(position)}`,
  removeShort: 'Quitar',
  removed: (lines: number) => formatCount(lines, { one: 'línea quitada', other: 'líneas quitadas' }),
  pasted: (lines: number) => formatCount(lines, { one: 'línea pegada', other: 'líneas pegadas' }),
  refusedCells: (cells: number) =>
    formatCount(cells, {
      one: 'celda no se ha podido leer y se ha quedado como estaba',
      other: 'celdas no se han podido leer y se han quedado como estaban',
    }),
  noDiscount: 'Introduce un porcentaje (10\u00a0%) o un importe.',
  open: (position: number) => `Línea ${formatNumber(position)}`,
  done: 'Listo',
  up: 'Subir',
  down: 'Bajar',
  category: 'Categoría de impuesto',
  byRate: 'Según el tipo',
  why: (rule: string) => `${rule}. Por qué este precio`,
  whyTitle: (name: string) => `Por qué este precio · ${name}`,
  typed: 'Precio introducido a mano',
  notPriced: 'Aún sin precio',
  byRule: 'Usar el precio de la regla',
  ruleNow: (price: number, currency: string) => `Según las reglas, ahora sería ${formatMoney(price, currency)}.`,
  noName: 'Sin descripción',
  noPrice: 'Introduce un precio; 0 si no cuesta nada.',
  noPriceShort: 'aún sin precio',
  showMargin: 'Mostrar costes y márgenes',
  marginHelp: 'Solo para ti: nunca se imprimen ni se envían.',
}
