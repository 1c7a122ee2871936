import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './palette-messages.ts'

export const paletteMessages: MessagesOf<typeof English.paletteMessages> = {
  title: 'Buscar o hacer…',
  ofPage: 'Con la selección',
  recent: 'Abierto recientemente',
  acts: 'Acciones',
  pages: 'Páginas',
  records: 'Registros',
  information: 'Información',
  forCustomer: 'Para este cliente',
  theme: (choice: string) => `Tema: ${choice.toLowerCase()}`,
  noMatch: 'Sin resultados. Prueba con menos letras.',
  failed: 'No se ha podido buscar en esta parte. Vuelve a intentarlo.',
  keys: 'Las flechas eligen, Intro abre.',
}
