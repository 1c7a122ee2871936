import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shortcut-more-messages.ts'

export const shortcutMoreMessages: MessagesOf<typeof English.shortcutMoreMessages> = {
  onEvents: 'Sobre un evento del calendario',
  onNotes: 'Sobre una nota adhesiva',
  acts: {
    moveEvent: 'Moverlo',
    stretchEvent: 'Alargarlo o acortarlo',
    openEvent: 'Abrirlo',
    moveNote: 'Moverla',
    stretchNote: 'Agrandarla o reducirla',
    editNote: 'Editar su texto',
    deleteNote: 'Eliminarla',
    hideNotes: 'Si no hay nada abierto en la página: ocultar todas las notas hasta la próxima carga',
  },
}
