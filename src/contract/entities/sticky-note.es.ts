import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './sticky-note.ts'

/** The Spanish labels of sticky notes. */
export const labels: { readonly stickyNote: EntityMessages<typeof English.stickyNote.fields> } = {
  stickyNote: {
    label: { one: 'Nota adhesiva', many: 'Notas adhesivas' },
    notFound: 'No hay ninguna nota adhesiva con el ID {id}',
    fields: {
      content: { label: 'Texto' },
      color: { label: 'Color' },
      x: { label: 'Desde la izquierda', group: 'Posición' },
      y: { label: 'Desde arriba', group: 'Posición' },
      zIndex: { label: 'Nivel' },
      width: { label: 'Anchura', group: 'Tamaño' },
      height: { label: 'Altura', group: 'Tamaño' },
      page: { label: 'Página', group: 'Fijada a' },
      record: { label: 'Registro', group: 'Fijada a' },
      isHidden: { label: 'Oculta', help: 'Sigue en la lista y no está en ninguna página.' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
