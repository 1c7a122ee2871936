import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { cutText } from '#domain/cut-text.ts'
import type { ListBasis, ListRule, ListState } from '#domain/price-list/list-rules.ts'
import { isInForce, type ListStanding } from '#domain/price-list/list-terms.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, formatRate, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Row = RowOfKind<'priceList'>

const states: Readonly<Record<ListState, string>> = { draft: 'Borrador', active: 'Activa', archived: 'Archivada' }
const standings: Readonly<Record<ListStanding, string>> = { ...states, 'not-yet': 'Por empezar', ended: 'Terminada' }
const bases: Readonly<Record<ListBasis, string>> = {
  retail: 'el precio minorista',
  trade: 'el precio mayorista',
  cost: 'el coste',
}

const rule: Readonly<Record<ListRule, (of: Pick<Row, 'rulePercent' | 'basis'>) => string>> = {
  none: () => 'El precio del producto',
  percentOff: ({ rulePercent, basis }) =>
    rulePercent < 0
      ? `${formatRate(-rulePercent)} más que ${bases[basis]}`
      : `${formatRate(rulePercent)} menos que ${bases[basis]}`,
  margin: ({ rulePercent }) => `Margen ${formatRate(rulePercent)}`,
  markup: ({ rulePercent }) => `Recargo ${formatRate(rulePercent)}`,
  tradePrice: () => 'Precio mayorista',
}

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  saved: 'Lista de precios guardada',
  notSaved: 'No se ha podido guardar la lista de precios',
  updated: 'Lista de precios actualizada',
  notUpdated: 'No se ha podido actualizar la lista de precios',
  deleted: 'Lista de precios eliminada',
  notDeleted: 'No se ha podido eliminar la lista de precios',
  notFetched: 'No se han podido obtener las listas de precios',
  notLoaded: 'No se han podido cargar las listas de precios',
  denied: 'No tienes permiso para acceder a las listas de precios',
  network: 'Error de red al obtener las listas de precios. Comprueba tu conexión',
  noIndex: 'Se ha detectado un problema con un índice de la base de datos',
  otherWay: 'Se intenta cargar tus datos de otra forma…',
}

export const listsMessages: MessagesOf<typeof English.listsMessages> = {
  title: 'Listas de precios',
  label: 'Listas de precios',
  facts: (rows: readonly Row[], day: string) => {
    const active = rows.filter((row) => isInForce(row, day)).length
    return `${countOf('priceList', rows.length)} · ${formatNumber(active)} ${plural(active, { one: 'activa', other: 'activas' })}`
  },
  create: 'Nueva lista de precios',
  search: 'Buscar listas de precios',
  searchHint: 'Título, grupo…',
  filters: {
    status: { label: 'Estado', all: 'Todos los estados', options: standings },
    categoryIds: { label: 'Categorías', all: 'Todas las categorías' },
    brandIds: { label: 'Marcas', all: 'Todas las marcas' },
  },
  states,
  standings,
  columns: {
    title: 'Lista de precios',
    rule: 'Precios',
    products: 'Productos',
    customerGroup: 'Para',
    valid: 'Validez',
    status: 'Estado',
    priority: 'Preferencia',
    updatedAt: 'Modificada',
  },
  everybody: 'Todos',
  valid: ({ validFrom, validTo }: Pick<Row, 'validFrom' | 'validTo'>) => {
    if (validFrom !== null && validTo !== null) return `${formatDay(validFrom)} – ${formatDay(validTo)}`
    if (validFrom !== null) return `Desde el ${formatDay(validFrom)}`
    return validTo === null ? 'Siempre' : `Hasta el ${formatDay(validTo)}`
  },
  rule: (row: Pick<Row, 'ruleKind' | 'rulePercent' | 'basis'>) => rule[row.ruleKind](row),
  duplicate: 'Duplicar',
  archive: 'Archivar',
  unarchive: 'Activar',
  delete: 'Eliminar',
  chosen: 'Listas de precios seleccionadas',
  named: (title: string) => `«${title}»`,
  deletedSet: (lists: number, title: string) =>
    cutText(
      title === ''
        ? `${countOf('priceList', lists)} ${plural(lists, { one: 'eliminada', other: 'eliminadas' })}`
        : `Lista de precios eliminada: ${title}`,
      300,
    ),
  empty: {
    title: 'Aún no hay listas de precios',
    text: 'Una lista de precios dice cuánto paga un grupo de clientes: los precios de los productos, precios fijados a mano, una rebaja en porcentaje, un margen o el precio mayorista. Puede tener tramos de cantidad, una fecha de inicio y su propia moneda.',
    products: 'Añadir antes productos',
  },
  nothing: {
    title: 'Sin resultados',
    text: 'Ninguna lista de precios cumple todo esto. Prueba con menos palabras o borra los filtros.',
    reset: 'Mostrar todas las listas de precios',
  },
  retry: 'Reintentar',
}

export const newListMessages: MessagesOf<typeof English.newListMessages> = {
  title: 'Nueva lista de precios',
  text: 'Está activa en cuanto se guarda: los documentos nuevos de todos los clientes sin lista propia toman sus precios, hasta que le asignes un grupo de clientes o la conviertas en borrador. Todo se puede cambiar después.',
  name: 'Título',
  nameHint: 'Mayoristas 2027',
  products: 'Productos',
  from: { active: 'Todos los activos', category: 'Una categoría', brand: 'Una marca', later: 'Más tarde' },
  category: 'Categoría',
  brand: 'Marca',
  count: (products: number) => `${countOf('product', products)} en ella`,
  save: 'Guardar lista',
  cancel: 'Cancelar',
}
