import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-word-messages.ts'

export const commandWordMessages: MessagesOf<typeof English.commandWordMessages> = {
  named: {
    'business-profile/set-default': 'Choix du profil d’entreprise par défaut',
    'document/convert-quote': 'Facture créée à partir d’un devis',
    'document/mark': 'Statut d’un document',
    'document/correct': 'Correction d’une facture',
    'document/use-credit': 'Utilisation d’un crédit',
  },
  removed: (one) => `Suppression d’une fiche vide (${one.toLowerCase()})`,
  changed: (many) => `Modification (${many.toLowerCase()})`,
  changedSeveral: 'Modification de plusieurs choses',
}
