import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './status-messages.ts'

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  'storage-full':
    'Cet appareil n’a plus de place pour vos données. Libérez de l’espace\u202f; rien de ce qui a été enregistré n’est perdu.',
  'storage-lost':
    'Le navigateur a effacé les données conservées sur cet appareil. Elles seront restaurées dans un instant.',
  'storage-failed': 'Le navigateur ne peut pas conserver vos données sur cet appareil pour le moment.',
  'other-user': 'Une autre personne a ouvert une session. Vos modifications attendent que vous vous reconnectiez.',
  failed: 'Un problème est survenu pendant la synchronisation. Pricewright va réessayer.',
  outdated: 'Pricewright a été mis à jour dans un autre onglet. Rechargez celui-ci.',
}
