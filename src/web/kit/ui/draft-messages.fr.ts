import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './draft-messages.ts'

export const draftMessages: MessagesOf<typeof English.draftMessages> = {
  typedBefore: (hasKeys) =>
    `Vous avez saisi ceci auparavant et ce n’est pas encore enregistré. Allez dans le champ et quittez-le pour l’enregistrer${hasKeys ? ', ou appuyez sur Échap pour l’abandonner' : ''}.`,
  unsaved: 'Ce que vous avez saisi ici n’est pas encore enregistré. L’abandonner\u202f?',
  keepTyped: 'Garder',
  throwAway: 'Abandonner',
}
