import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import type { CostMethod } from '#domain/landed-cost/cost-method.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const states = { draft: 'En camino', landed: 'Incorporado' } as const

export const shipmentsMessages: MessagesOf<typeof English.shipmentsMessages> = {
  title: 'Envíos',
  label: 'Envíos',
  facts: (rows: readonly RowOfKind<'shipment'>[]) =>
    `${countOf('shipment', rows.length)} · ${formatNumber(rows.filter(({ status }) => status === 'draft').length)} en camino`,
  search: 'Buscar envíos',
  searchHint: 'Nombre, proveedor…',
  filters: { status: { label: 'Estado', all: 'Todos los estados', options: states } },
  states,
  create: 'Nuevo envío',
  newName: 'Nuevo envío',
  columns: {
    name: 'Envío',
    reference: 'Referencia',
    supplier: 'Proveedor',
    lines: 'Líneas',
    value: 'Valor en destino',
    arrivesOn: 'Llegada',
    status: 'Estado',
    updatedAt: 'Modificado',
  },
  incomplete: 'Falta algo para el cálculo',
  incompleteShort: 'Incompleto',
  chosen: 'Envíos seleccionados',
  nothing: {
    title: 'Sin resultados',
    text: 'Ningún envío coincide en nombre, proveedor o referencia, con este estado.',
    reset: 'Mostrar todos los envíos',
  },
}

export const exampleMessages: MessagesOf<typeof English.exampleMessages> = {
  title: '¿Cuánto ha costado al llegar a tu estantería?',
  text: 'Un envío toma las líneas del proveedor y lo que ha costado traerlas, y da a cada producto su coste en destino.',
  exampleTitle: 'Un ejemplo: 200 tazas',
  exampleLead: (asked: number, landed: number, currency: string) =>
    `El proveedor pide ${formatMoney(asked, currency)}. En la estantería, cada taza ha costado ${formatMoney(landed, currency)}.`,
  shared: (amount: number, currency: string, pieces: number) =>
    `${formatMoney(amount, currency)} ÷ ${formatNumber(pieces)}`,
  dutyOf: (rate: number, amount: number, currency: string) => `${formatRate(rate)} de ${formatMoney(amount, currency)}`,
  perUnit: 'Coste de una taza',
  goods: 'Precio de compra',
  freight: 'Flete',
  insurance: 'Seguro',
  duty: 'Aranceles',
  total: 'Coste en destino',
}

export const chargeSplits: Readonly<Record<ChargeSplit, string>> = {
  value: 'Valor',
  weight: 'Peso',
  volume: 'Volumen',
  quantity: 'Cantidad',
  equal: 'Partes iguales',
  manual: 'A mano',
}

export const costMethods: Readonly<Record<CostMethod, { readonly label: string; readonly detail: string }>> = {
  last: { label: 'Este envío', detail: 'El coste en destino pasa a ser el coste.' },
  average: { label: 'Coste medio', detail: 'Ponderado con las existencias que aún tienes al coste anterior.' },
  higher: { label: 'El más alto', detail: 'El coste anterior se mantiene donde sea más alto.' },
}
