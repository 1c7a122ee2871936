import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const administrationMessages: MessagesOf<typeof English.administrationMessages> = {
  noPerson: (id) => `Nadie tiene una cuenta con el ID ${id}`,
  lastAdmin: 'Es la última persona que administra. Da antes permisos de administración a otra persona.',
  alreadyConfirmed: 'Esta dirección ya está confirmada.',
  notOurs: 'Esta persona inicia sesión con un proveedor externo, que confirma él mismo la dirección.',
  mailedEnough: 'A esta dirección se han enviado varios correos en la última hora. Inténtalo más tarde.',
}
