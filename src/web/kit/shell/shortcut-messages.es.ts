import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-messages.ts'

export const shortcutMessages: MessagesOf<typeof English.shortcutMessages> = {
  title: 'Atajos de teclado',
  lead: 'No hacen nada mientras escribes.',
  everywhere: 'En cualquier página',
  inLists: 'En la fila de una lista',
  going: 'Ir a una página',
  andThen: 'y luego',
  acts: {
    palette: 'Buscar, ir a cualquier sitio, hacer cualquier cosa',
    undo: 'Deshacer el último cambio',
    search: 'Buscar en la lista',
    create: 'Crear un registro',
    note: 'Añadir una nota adhesiva',
    assistant: 'Abrir o cerrar el asistente',
    sheet: 'Mostrar estos atajos',
    move: 'Ir a la fila de encima o de debajo',
    open: 'Abrir la fila',
    toggle: 'Seleccionar la fila; donde los precios tienen desglose, Espacio lo muestra',
    extend: 'Seleccionar filas una tras otra',
    all: 'Seleccionar toda la lista',
    copy: 'Copiar como tabla',
    edit: 'Editar en la lista',
    remove: 'Eliminar',
    close: 'Cerrar lo que está abierto junto a la lista; si no hay nada abierto, quitar la selección',
  },
  undoWords: 'revertir anular volver atrás recuperar undo',
  undone: (title: string) => `Deshecho: ${title}`,
  nothingToUndo: 'Aquí no hay nada más que deshacer',
  nothingToUndoText: 'Mira en «Cambios» lo que aún se puede revertir.',
  showChanges: 'Mostrar cambios',
}
