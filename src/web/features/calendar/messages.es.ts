import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  facts: (entries, days) => {
    const when = days === 1 ? 'en este día' : 'en estos días'
    return `${entries === 0 ? 'Nada' : formatCount(entries, { one: 'entrada', other: 'entradas' })} ${when}`
  },
  create: 'Nuevo evento',
  today: 'Hoy',
  earlier: 'Antes',
  later: 'Después',
  view: 'Vista',
  phoneWeek: '3 días',
  views: { month: 'Mes', week: 'Semana', day: 'Día', agenda: 'Agenda' },
  allDay: 'Todo el día',
  until: (day) => `hasta el ${day}`,
  more: (count) => `+${formatNumber(count)}`,
  moreOn: (count, day) => `${formatNumber(count)} más el ${day}`,
  showDay: (day) => `Mostrar el ${day}`,
  createOn: (day) => `Nuevo evento el ${day}`,
  createAllDay: (day) => `Evento de todo el día el ${day}`,
  showMore: (count) => `Mostrar ${formatNumber(count)} más`,
  about: (when, source, isDone) => `, ${when}, ${source}${isDone ? ', ya cerrado' : ''}`,
  keys: 'Las flechas lo mueven, Mayús y las flechas cambian su duración, Intro lo abre.',
  sources: {
    event: 'Evento',
    documents: 'Documento',
    recurring: 'Factura periódica',
    prices: 'Precio',
    shipments: 'Envío',
  },
  happens: {
    due: (name) => `Vence ${name}`,
    expires: (name) => `Caduca ${name}`,
    runs: (name) => `Se crea ${name}`,
    'price-begins': (name, count) => `Empieza ${counted(name, count)}`,
    'price-ends': (name, count) => `Termina ${counted(name, count)}`,
    'promotion-begins': (name, count) => `Empieza ${counted(name, count)}`,
    'promotion-ends': (name, count) => `Termina ${counted(name, count)}`,
    'list-begins': (name) => `Primer día de validez de ${name}`,
    'list-ends': (name) => `Último día de validez de ${name}`,
    arrives: (name) => `Se espera ${name}`,
  },
  layers: {
    button: 'Capas',
    shown: (shown, all) => `${formatNumber(shown)} de ${formatNumber(all)}`,
    title: 'Qué muestra el calendario',
    names: {
      event: 'Tus eventos',
      documents: 'Documentos que vencen o caducan',
      recurring: 'Facturas periódicas',
      prices: 'Precios programados, promociones y listas de precios',
      shipments: 'Envíos esperados',
    },
    help: 'Aquí se mueven tus eventos y los precios programados. Lo demás se abre en su sitio.',
  },
  coming: { title: 'Próximamente', none: 'Nada en los próximos 30 días.' },
  nothing: {
    title: 'No hay nada previsto en estos días',
    text: 'Aquí se ven tus eventos, los documentos que vencen, los precios programados y los envíos esperados.',
  },
  tooMany: (shown) =>
    `Solo se muestran las primeras ${formatNumber(shown)} entradas de estos días. Elige una vista más corta.`,
  loadingRules: 'Los eventos que se repiten aún están llegando a este dispositivo.',
  moved: (title, when) => `${title}: ${when}`,
  cut: (title, day) => `Desde el ${day}, ${title} es una serie propia`,
  putBack: (title) => `${title} vuelve a estar como en su serie`,
  trouble: {
    notFetched: 'No se han podido cargar los eventos',
    notFollowed: 'Los eventos de otros dispositivos ya no llegan',
  },
  menu: {
    label: 'Más',
    events: 'Todos los eventos en una lista',
    importFile: 'Importar un archivo de calendario…',
    exportFile: 'Guardar como archivo de calendario',
    feed: 'Suscribirse desde otro calendario…',
    cleanUp: 'Hacer limpieza…',
    cleanUpCalendar: 'Limpiar el calendario…',
  },
  scope: {
    title: (title) => `${title} se repite`,
    text: { change: '¿Qué quieres cambiar?', move: '¿Qué quieres mover?', delete: '¿Qué quieres eliminar?' },
    label: 'Cuáles',
    choices: { one: 'Solo este', following: 'Este y todos los siguientes', all: 'Todos' },
    submit: { change: 'Cambiar', move: 'Mover', delete: 'Eliminar' },
  },
}

/** A name with how many planned prices go by it. */
function counted(name: string, count: number): string {
  return count > 1 ? `${name} (${formatNumber(count)})` : name
}
