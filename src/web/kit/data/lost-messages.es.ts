import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './lost-messages.ts'

export const lostMessages: MessagesOf<typeof English.lostMessages> = {
  title: 'El navegador ha quitado los datos guardados en este dispositivo',
  nothing: 'No se ha perdido ningún cambio: la copia se ha restaurado.',
  fetched: 'Tus datos se vuelven a traer del servidor.',
  written: (names: readonly string[]) => `Restaurado y pendiente de envío: ${names.join(', ')}.`,
  missing: (names: readonly string[]) => `Perdido antes de enviarse; escríbelo de nuevo: ${names.join(', ')}.`,
}
