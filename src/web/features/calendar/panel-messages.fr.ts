import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './panel-messages.ts'

const MINUTES_OF = { week: 10_080, day: 1_440, hour: 60 } as const

export const panelMessages: MessagesOf<typeof English.panelMessages> = {
  create: 'Nouvel événement',
  newHelp: 'L’événement est enregistré dès qu’il a un titre.',
  delete: 'Supprimer cet événement',
  noTime: (example) => `Saisissez une heure, par exemple ${example}.`,
  endsNextDay: 'Se termine le lendemain',
  here: (when) => `Ici, c’est ${when}.`,
  noReminder: 'Aucun',
  before: (minutes) => (minutes === 0 ? 'Au début' : `${length(minutes)} avant`),
  scope: 'Une modification vaut ici pour',
  series: 'Un événement d’une série, modifié à part',
  wholeSeries: 'Afficher la série',
  putBack: 'Remettre dans la série',
  ruleOfAll: 'Le rythme change toujours pour tous.',
  status: {
    scheduled: 'Prévu',
    pending: 'En attente',
    'in-progress': 'En cours',
    completed: 'Terminé',
    delayed: 'Reporté',
    cancelled: 'Annulé',
  },
  priority: { high: 'Haute', medium: 'Moyenne', low: 'Basse' },
  types: {
    pricing: 'Prix',
    sale: 'Promotion',
    season: 'Saison',
    holiday: 'Jour férié',
    meeting: 'Rendez-vous',
    delivery: 'Livraison',
    deadline: 'Date limite',
  },
  gone: {
    title: 'Cet événement n’existe plus',
    text: 'Il a été supprimé, ou n’est pas encore sur cet appareil.',
  },
}

function length(minutes: number): string {
  const { week, day, hour } = MINUTES_OF
  if (minutes % week === 0) return formatCount(minutes / week, { one: 'semaine', other: 'semaines' })
  if (minutes % day === 0) return formatCount(minutes / day, { one: 'jour', other: 'jours' })
  if (minutes % hour === 0) return formatCount(minutes / hour, { one: 'heure', other: 'heures' })
  return formatCount(minutes, { one: 'minute', other: 'minutes' })
}
