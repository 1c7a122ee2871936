import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  costs: 'vos coûts',
  ownRate: 'votre propre taux',
  noRate: 'Saisissez un taux comme 0,92\u00a0: celui-ci est trop petit ou trop grand.',
  equation: (from, rate, to) => `1 ${from} = ${rate} ${to}`,
  of: (day, source) => `du ${day}, ${source}`,
  old: (age) => `il y a ${age}`,
  days: { one: 'jour', other: 'jours' },
  refresh: 'de plus récents seront chargés dès que le serveur pourra joindre leur source',
  converted: 'Les prix dans d’autres devises sont convertis aux taux',
  farTitle: (from, rate, to) => `1 ${from} = ${rate} ${to}\u202f?`,
  far: (rate, day) =>
    `Le taux connu${day === '' ? '' : ` du ${day}`} est ${rate}. Le vôtre s’en écarte de plus de 20\u00a0%.`,
  farConfirm: 'Utiliser ce taux',
  paid: (amount, rate, provenance) => `${amount} à ${rate} ${provenance}`,
}
