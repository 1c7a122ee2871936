import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-messages.ts'

export const shortcutMessages: MessagesOf<typeof English.shortcutMessages> = {
  title: 'Raccourcis clavier',
  lead: 'Ils ne font rien pendant la saisie.',
  everywhere: 'Sur chaque page',
  inLists: 'Sur une ligne d’une liste',
  going: 'Aller à une page',
  andThen: 'puis',
  acts: {
    palette: 'Rechercher, aller partout, tout faire',
    undo: 'Défaire la dernière modification',
    search: 'Rechercher dans la liste',
    create: 'Créer une fiche',
    note: 'Ajouter un pense-bête',
    assistant: 'Ouvrir ou fermer l’assistant',
    sheet: 'Afficher ces raccourcis',
    move: 'Aller à la ligne au-dessus ou au-dessous',
    open: 'Ouvrir la ligne',
    toggle: 'Sélectionner la ligne\u202f; si les prix ont une décomposition, Espace l’affiche',
    extend: 'Sélectionner les lignes l’une après l’autre',
    all: 'Tout sélectionner dans la liste',
    copy: 'Copier comme tableau',
    edit: 'Modifier sur place',
    remove: 'Supprimer',
    close: 'Fermer ce qui est ouvert à côté de la liste\u202f; si rien n’est ouvert, effacer la sélection',
  },
  undoWords: 'annuler retirer revenir en arrière rétablir undo',
  undone: (title) => `Défait\u00a0: ${title}`,
  nothingToUndo: 'Rien de plus à défaire ici',
  nothingToUndoText: 'Voyez sous Modifications ce qui peut encore être retiré.',
  showChanges: 'Afficher les modifications',
}
