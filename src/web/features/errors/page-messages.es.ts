import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Aquí no hay nada',
  notFound: 'No hay ninguna página en esta dirección. Puede que se haya trasladado, o que el enlace tenga una errata.',
  refusedTitle: 'Solo para administradores',
  unconfirmed: (email) =>
    `${email} aún no está confirmada. Si el operador la indicó en ADMIN_EMAILS, administras en cuanto lo esté.`,
  owner: 'el titular',
  ownerTitle: 'Solo para el titular',
  ownerText: (account, owner) => `Esta parte de «${account}» es solo para el titular de la cuenta. Habla con ${owner}.`,
  roleTitle: 'No forma parte de tu rol',
  roles: {
    editor: 'La administración está cerrada en la cuenta de otra persona.',
    viewer: '«Solo lectura» lo ve todo y no cambia nada; esta página sirve para cambiar algo.',
    accountant: 'Contabilidad ve documentos, clientes e informes.',
  },
  askForRole: (owner) => `Para otro rol, habla con ${owner}.`,
}
