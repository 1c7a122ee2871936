import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './other-costs-messages.ts'

export const otherCostsMessages: MessagesOf<typeof English.otherCostsMessages> = {
  title: 'Autres coûts',
  add: 'Ajouter un autre coût',
  fresh: 'Autre coût',
  label: 'Pour quoi',
  amount: (name) => `Montant\u00a0: ${name}`,
  remove: (name) => `Enlever ${name}`,
  removed: (name) => `${name} (suppression)`,
}
