import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  facts: (entries, days) => {
    const when = days === 1 ? 'ce jour-là' : 'ces jours-là'
    return `${entries === 0 ? 'Rien' : formatCount(entries, { one: 'entrée', other: 'entrées' })} ${when}`
  },
  create: 'Nouvel événement',
  today: 'Aujourd’hui',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  view: 'Vue',
  phoneWeek: '3 jours',
  views: { month: 'Mois', week: 'Semaine', day: 'Jour', agenda: 'Agenda' },
  allDay: 'Toute la journée',
  until: (day) => `jusqu’au ${day}`,
  more: (count) => `+${formatNumber(count)}`,
  moreOn: (count, day) => `${formatNumber(count)} de plus le ${day}`,
  showDay: (day) => `Afficher le ${day}`,
  createOn: (day) => `Nouvel événement le ${day}`,
  createAllDay: (day) => `Événement de toute la journée le ${day}`,
  showMore: (count) => `En afficher ${formatNumber(count)} de plus`,
  about: (when, source, isDone) => `, ${when}, ${source}${isDone ? ', clos' : ''}`,
  keys: 'Les flèches le déplacent, Maj et les flèches changent sa durée, Entrée l’ouvre.',
  sources: {
    event: 'Événement',
    documents: 'Document',
    recurring: 'Facture récurrente',
    prices: 'Prix',
    shipments: 'Expédition',
  },
  happens: {
    due: (name) => `Échéance de ${name}`,
    expires: (name) => `Fin de validité de ${name}`,
    runs: (name) => `Création de ${name}`,
    'price-begins': (name, count) => `Début de ${counted(name, count)}`,
    'price-ends': (name, count) => `Fin de ${counted(name, count)}`,
    'promotion-begins': (name, count) => `Début de ${counted(name, count)}`,
    'promotion-ends': (name, count) => `Fin de ${counted(name, count)}`,
    'list-begins': (name) => `Premier jour de validité de ${name}`,
    'list-ends': (name) => `Dernier jour de validité de ${name}`,
    arrives: (name) => `Arrivée prévue de ${name}`,
  },
  layers: {
    button: 'Calques',
    shown: (shown, all) => `${formatNumber(shown)} sur ${formatNumber(all)}`,
    title: 'Ce que montre le calendrier',
    names: {
      event: 'Vos événements',
      documents: 'Documents à échéance ou qui expirent',
      recurring: 'Factures récurrentes',
      prices: 'Prix planifiés, promotions et listes de prix',
      shipments: 'Expéditions attendues',
    },
    help: 'Vos événements et les prix planifiés se déplacent ici. Le reste s’ouvre là où il se trouve.',
  },
  coming: { title: 'À venir', none: 'Rien dans les 30 prochains jours.' },
  nothing: {
    title: 'Rien de prévu ces jours-là',
    text: 'Vos événements, les documents à échéance, les prix planifiés et les expéditions attendues figurent ici.',
  },
  tooMany: (shown) =>
    `Seules les ${formatNumber(shown)} premières entrées de ces jours sont affichées. Choisissez une vue plus courte.`,
  loadingRules: 'Les événements qui se répètent sont encore en route vers cet appareil.',
  moved: (title, when) => `${title}\u00a0: ${when}`,
  cut: (title, day) => `À partir du ${day}, ${title} est une série à part`,
  putBack: (title) => `${title} est de nouveau comme dans sa série`,
  trouble: {
    notFetched: 'Échec du chargement des événements',
    notFollowed: 'Les événements d’autres appareils n’arrivent plus',
  },
  menu: {
    label: 'Plus',
    events: 'Tous les événements en liste',
    importFile: 'Importer un fichier de calendrier…',
    exportFile: 'Enregistrer en fichier de calendrier',
    feed: 'S’abonner depuis un autre calendrier…',
    cleanUp: 'Nettoyer…',
    cleanUpCalendar: 'Nettoyer le calendrier…',
  },
  scope: {
    title: (title) => `${title} se répète`,
    text: {
      change: 'Que voulez-vous modifier\u202f?',
      move: 'Que voulez-vous déplacer\u202f?',
      delete: 'Que voulez-vous supprimer\u202f?',
    },
    label: 'Lesquels',
    choices: { one: 'Celui-ci seulement', following: 'Celui-ci et tous les suivants', all: 'Tous' },
    submit: { change: 'Modifier', move: 'Déplacer', delete: 'Supprimer' },
  },
}

/** A name with how many planned prices go by it. */
function counted(name: string, count: number): string {
  return count > 1 ? `${name} (${formatNumber(count)})` : name
}
