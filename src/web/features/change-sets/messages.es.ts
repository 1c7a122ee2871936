import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatPercent, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'fila', other: 'filas' }
const newRow: Noun = { one: 'nueva', other: 'nuevas' }
const changedRow: Noun = { one: 'cambiada', other: 'cambiadas' }
const refusedRow: Noun = { one: 'no aceptada', other: 'no aceptadas' }
const strangeRow: Noun = { one: 'no entendida', other: 'no entendidas' }
const replannedRow: Noun = { one: 'distinta de la vista previa', other: 'distintas de la vista previa' }
const newCategory: Noun = { one: 'categoría nueva', other: 'categorías nuevas' }
const newBrand: Noun = { one: 'marca nueva', other: 'marcas nuevas' }
const linkedRow: Noun = { one: 'vinculada a una tienda', other: 'vinculadas a una tienda' }

const origins: Readonly<Record<ChangeOrigin, string>> = {
  bulk: 'Edición masiva',
  import: 'Importación',
  sample: 'Tienda de ejemplo',
  priceList: 'Lista de precios',
  schedule: 'Precio programado',
  shipment: 'Envío',
  rates: 'Tipos de cambio',
  scenario: 'Escenario',
  storePull: 'De una tienda',
  storePush: 'A una tienda',
  assistant: 'Asistente',
  command: 'Varios a la vez',
  api: 'API',
}

function marginOf(ppm: number | null): string {
  return ppm === null ? 'ninguno' : formatPercent(ppm)
}

export const changeSetsMessages: MessagesOf<typeof English.changeSetsMessages> = {
  title: 'Cambios',
  thing: 'estos cambios',
  facts: (count: number) => `${countOf('changeSet', count)}, los más recientes primero`,
  label: 'Cambios',
  chosen: 'Cambios seleccionados',
  search: 'Buscar cambios',
  searchHint: 'Qué, de quién',
  origins,
  filters: {
    state: { label: 'Estado', all: 'Todos los estados', options: changeStates },
    origin: { label: 'Origen', all: 'Todos los orígenes', options: origins },
  },
  columns: {
    title: 'Qué',
    when: 'Cuándo',
    origin: 'Origen',
    actor: 'Quién',
    size: 'Filas',
    effect: 'Efecto',
    state: 'Estado',
  },
  waiting: 'Aún sin enviar',
  nothingToApply: 'Nada que aplicar',
  effect: {
    rows: (count: number) => formatCount(count, row),
    created: (count: number) => formatCount(count, newRow),
    updated: (count: number) => formatCount(count, changedRow),
    refused: (count: number) => formatCount(count, refusedRow),
    notUnderstood: (count: number) => formatCount(count, strangeRow),
    unchanged: (count: number) => `${formatNumber(count)} sin cambios`,
    withoutCost: (count: number) => `${formatNumber(count)} sin coste`,
    replanned: (count: number) => formatCount(count, replannedRow),
    newCategories: (count: number) => formatCount(count, newCategory),
    newBrands: (count: number) => formatCount(count, newBrand),
    newListings: (count: number) => formatCount(count, linkedRow),
    belowFloor: (count: number) => `${formatNumber(count)} por debajo del margen mínimo`,
    margin: 'Margen medio de los productos que cambian',
    marginOf,
    marginShort: (change: string) => `margen ${change}`,
    marginChange: (before: number | null, after: number | null) => `${marginOf(before)} → ${marginOf(after)}`,
  },
  empty: {
    title: 'Aún no hay cambios',
    text: 'Las importaciones y las ediciones de muchos productos se guardan aquí, cada una como un solo cambio: con el antes y el después, y la forma de revertirlo. Las ediciones sueltas están en el historial de su producto.',
    action: 'Importar un archivo',
  },
  nothing: {
    title: 'Sin resultados',
    text: 'Ningún cambio cumple todo esto.',
    reset: 'Mostrar todos los cambios',
  },
  panel: {
    loading: 'Leyendo los cambios…',
    made: 'Iniciado',
    applied: 'Aplicado',
    reverted: 'Revertido',
    size: 'Filas',
    origin: 'Origen',
    revert: 'Revertir',
    again: 'Reintentar',
    reverting: 'Revirtiendo…',
    queued: 'Se revierte en cuanto esté enviado',
    apply: 'Aplicar',
    send: 'Enviar a la tienda',
    applying: 'Aplicando',
    cancel: 'Cancelar',
    left: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
    draft: 'Su archivo no se leyó hasta el final. Continúa en «Importar», o descártalo e importa el archivo de nuevo.',
    continue: 'Ir a la importación',
    unchecked: 'No se ha comprobado todo. Compruébalo de nuevo o descártalo.',
    discard: 'Descartar',
    offline: 'Para ver sus filas y para revertirlo hace falta conexión. Todo lo demás funciona.',
    unsent: 'Aún no ha llegado al servidor. Sus filas se podrán ver en cuanto llegue.',
    discarded: 'Sus filas se descartaron; no se cambió nada.',
    expires: (at: number) => `Aún no se ha aplicado nada. Se descartará automáticamente el ${formatDate(at)}.`,
  },
  moved: {
    title: (count, isMore) =>
      `${isMore ? 'Más de ' : ''}${formatCount(count, row)} con cambios desde esta vista previa`,
    text: 'Las cifras de abajo son las de entonces.',
    check: 'Comprobar de nuevo',
    checking: 'Comprobando…',
    checkedAgain: 'La vista previa muestra ahora lo que se guardaría. Aplícala si es lo que quieres.',
  },
  kept: {
    label: 'Filas que se quedaron como estaban',
    title: (rows: number) =>
      plural(rows, {
        one: `${formatCount(rows, row)} no se revirtió por completo`,
        other: `${formatCount(rows, row)} no se revirtieron por completo`,
      }),
    rest: (rows: number) =>
      plural(rows, {
        one: `${formatCount(rows, row)} se revirtió.`,
        other: `${formatCount(rows, row)} se revirtieron.`,
      }),
    again: 'Lo que alguien ha cambiado después nunca se sobrescribe. Corrígelo y vuelve a intentarlo.',
    later: 'Encima de estos se hicieron otros cambios. Revierte aquellos y estos se revierten con ellos.',
    row: 'Fila',
    stayed: 'Qué se quedó como está, y por qué',
    nothing: 'No se revirtió nada',
    otherwise: 'El resto se revirtió',
    everything: 'Todo',
    another: 'otro cambio',
    quoted: (title: string) => `«${title}»`,
    overwritten: (later: string) => `Se modificó después por ${later}. Revierte ese cambio y esto se revierte también.`,
    goneWith: (later: string) => `Se modificó después por ${later}, que se revirtió: esto se revirtió con él.`,
    partlyGoneWith: (later: string) =>
      `Se modificó después por ${later}, que se revirtió en parte: su página dice qué se quedó.`,
    reasons: {
      changed: 'Cambiado después',
      overwritten: 'Modificado después por otro cambio',
      gone: 'Eliminado después',
      named: 'Otras filas aún lo usan',
      missing: 'Hace referencia a algo que ya no existe',
      refused: 'Una regla no lo acepta',
    },
  },
  rows: {
    label: 'Filas',
    show: 'Mostrar',
    all: 'Todas las filas',
    states: {
      create: 'Nueva',
      update: 'Cambiada',
      delete: 'Eliminada',
      same: 'Sin cambios',
      bad: 'No aceptada',
      new: 'Aún sin comprobar',
    },
    notUnderstood: 'No entendida',
    line: (number: number) => `Fila ${formatNumber(number)}`,
    unnamed: 'Sin nombre',
    none: 'Aquí no hay filas.',
    more: (count: number) => `Mostrar ${formatNumber(count)} más`,
    less: 'Mostrar menos',
    to: 'a',
  },
  badRows: {
    save: 'Guardar como CSV las filas que quedan fuera',
    fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}, para corregir.csv`,
  },
  applied: {
    done: (title: string) => `«${title}» se ha aplicado`,
    undo: 'Deshacer',
  },
  discarding: {
    title: (title: string) => `¿Descartar ${title}?`,
    text: 'Sus filas se descartan. No se había aplicado nada, así que nada cambia.',
    confirm: 'Descartar el borrador',
    done: (title: string) => `Descartado: ${title}`,
  },
  choices: {
    pricingMode: { strategy: 'margen o recargo', manual: 'a mano', retailPrice: 'como se introdujo' },
    pricingStrategy: { margin: 'margen', markup: 'recargo', manual: 'a mano' },
    source: {
      pricewright: 'creado aquí',
      wix: 'Wix',
      firestore: 'archivo de datos',
      imported: 'archivo importado',
      shopify: 'Shopify',
      woocommerce: 'WooCommerce',
    },
  },
  gone: {
    title: 'No encontrado',
    text: 'Puede que sea de otra persona, o que nunca haya existido.',
  },
}
