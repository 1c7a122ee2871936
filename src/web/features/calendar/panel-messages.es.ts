import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './panel-messages.ts'

const MINUTES_OF = { week: 10_080, day: 1_440, hour: 60 } as const

export const panelMessages: MessagesOf<typeof English.panelMessages> = {
  create: 'Nuevo evento',
  newHelp: 'El evento se guarda en cuanto tiene título.',
  delete: 'Eliminar este evento',
  noTime: (example) => `Introduce una hora, por ejemplo ${example}.`,
  endsNextDay: 'Termina al día siguiente',
  here: (when) => `Aquí es ${when}.`,
  noReminder: 'Ninguno',
  before: (minutes) => (minutes === 0 ? 'Al empezar' : `${length(minutes)} antes`),
  scope: 'Un cambio aquí vale para',
  series: 'Uno de una serie, cambiado por separado',
  wholeSeries: 'Mostrar la serie',
  putBack: 'Devolver a la serie',
  ruleOfAll: 'La repetición siempre cambia para todos.',
  status: {
    scheduled: 'Previsto',
    pending: 'Pendiente',
    'in-progress': 'En curso',
    completed: 'Completado',
    delayed: 'Aplazado',
    cancelled: 'Cancelado',
  },
  priority: { high: 'Alta', medium: 'Media', low: 'Baja' },
  types: {
    pricing: 'Precios',
    sale: 'Promoción',
    season: 'Temporada',
    holiday: 'Festivo',
    meeting: 'Reunión',
    delivery: 'Entrega',
    deadline: 'Fecha límite',
  },
  gone: {
    title: 'Este evento ya no existe',
    text: 'Se eliminó, o aún no está en este dispositivo.',
  },
}

function length(minutes: number): string {
  const { week, day, hour } = MINUTES_OF
  if (minutes % week === 0) return formatCount(minutes / week, { one: 'semana', other: 'semanas' })
  if (minutes % day === 0) return formatCount(minutes / day, { one: 'día', other: 'días' })
  if (minutes % hour === 0) return formatCount(minutes / hour, { one: 'hora', other: 'horas' })
  return formatCount(minutes, { one: 'minuto', other: 'minutos' })
}
