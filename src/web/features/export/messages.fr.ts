import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exporter',
  csv: 'Fichier CSV',
  csvDetail: 'Pour tout logiciel',
  xlsx: 'Classeur Excel',
  xlsxDetail: 'Les nombres restent des nombres',
  acts: {
    csv: { label: 'Exporter les produits en CSV', words: 'enregistrer sauvegarder télécharger fichier csv' },
    xlsx: {
      label: 'Exporter les produits en classeur Excel',
      words: 'enregistrer sauvegarder télécharger fichier xlsx excel tableur feuille de calcul',
    },
  },
  working: 'Export en cours…',
  failed: 'Le fichier n’a pas pu être créé.',
}
