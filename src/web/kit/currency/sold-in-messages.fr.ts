import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sold-in-messages.ts'

export const soldInMessages: MessagesOf<typeof English.soldInMessages> = {
  label: 'Devise de vente',
  title: (from, to) => `Vendre en ${to} plutôt qu’en ${from}\u202f?`,
  lead: 'Les montants sont convertis, ou gardent leurs chiffres. Défaire rétablit tout.',
  what: 'Que deviennent les montants',
  convert: 'Convertir les montants',
  convertHelp: (rate) => `Au taux de ${rate}.`,
  noRate: (from, to) => `Il n’y a pas de taux de change entre ${from} et ${to}. Saisissez le vôtre pour convertir.`,
  ownRate: (from, to) => `1 ${from} en ${to}`,
  keep: 'Garder les chiffres',
  keepHelp: 'Seule la devise change\u00a0: pour des montants saisis dans la mauvaise.',
  amount: 'Montant',
  none: '–',
  tooLarge: (issue) => `Ce changement est impossible\u00a0: ${issue}.`,
  cancel: 'Annuler',
  take: (to) => `Passer en ${to}`,
}
