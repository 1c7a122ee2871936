import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './sticky-note.ts'

/** The French labels of sticky notes. */
export const labels: { readonly stickyNote: EntityMessages<typeof English.stickyNote.fields> } = {
  stickyNote: {
    label: { one: 'Pense-bête', many: 'Pense-bêtes' },
    notFound: 'Aucun pense-bête avec l’ID {id}',
    fields: {
      content: { label: 'Texte' },
      color: { label: 'Couleur' },
      x: { label: 'Depuis la gauche', group: 'Position' },
      y: { label: 'Depuis le haut', group: 'Position' },
      zIndex: { label: 'Niveau' },
      width: { label: 'Largeur', group: 'Taille' },
      height: { label: 'Hauteur', group: 'Taille' },
      page: { label: 'Page', group: 'Épinglé à' },
      record: { label: 'Fiche', group: 'Épinglé à' },
      isHidden: { label: 'Masqué', help: 'Il reste dans la liste et ne se trouve sur aucune page.' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
