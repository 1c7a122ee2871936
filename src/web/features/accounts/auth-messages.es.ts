import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './auth-messages.ts'

export const authMessages: MessagesOf<typeof English.authMessages> = {
  initializeFailed: (cause: string) => `No se ha podido preparar tu usuario: ${cause}`,
  unreachable: 'No se puede conectar con el servidor.',
  left: (account) =>
    `Ya no formas parte de «${account}». Este dispositivo ha borrado su copia y sigue en tu propia cuenta.`,
  signOutFailed: 'No se puede conectar con el servidor, así que no se ha cambiado nada. Vuelve a intentarlo.',
}
