import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-more-messages.ts'

export const shortcutMoreMessages: MessagesOf<typeof English.shortcutMoreMessages> = {
  onEvents: 'Sur un événement du calendrier',
  onNotes: 'Sur un pense-bête',
  acts: {
    moveEvent: 'Le déplacer',
    stretchEvent: 'L’allonger ou le raccourcir',
    openEvent: 'L’ouvrir',
    moveNote: 'Le déplacer',
    stretchNote: 'L’agrandir ou le réduire',
    editNote: 'Modifier son texte',
    deleteNote: 'Le supprimer',
    hideNotes: 'Si rien n’est ouvert sur la page\u00a0: masquer tous les pense-bêtes jusqu’au prochain chargement',
  },
}
