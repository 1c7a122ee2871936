import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './sticky-note.ts'

/** The German labels of sticky notes. */
export const labels: { readonly stickyNote: EntityMessages<typeof English.stickyNote.fields> } = {
  stickyNote: {
    label: { one: 'Notizzettel', many: 'Notizzettel' },
    notFound: 'Es gibt keinen Notizzettel mit der ID {id}',
    fields: {
      content: { label: 'Text' },
      color: { label: 'Farbe' },
      x: { label: 'Von links', group: 'Position' },
      y: { label: 'Von oben', group: 'Position' },
      zIndex: { label: 'Ebene' },
      width: { label: 'Breite', group: 'Größe' },
      height: { label: 'Höhe', group: 'Größe' },
      page: { label: 'Seite', group: 'Angeheftet an' },
      record: { label: 'Eintrag', group: 'Angeheftet an' },
      isHidden: { label: 'Ausgeblendet', help: 'Bleibt in der Liste und liegt auf keiner Seite.' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
