import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const roles: Readonly<Record<MemberRole, string>> = {
  editor: 'Edición',
  viewer: 'Solo lectura',
  accountant: 'Contabilidad',
}

const roleHelp: Readonly<Record<MemberRole, string>> = {
  editor: 'Trabaja en todo; las personas, el plan, las conexiones y tu acceso siguen siendo tuyos.',
  viewer: 'Lo ve todo y no cambia nada.',
  accountant: 'Ve documentos, clientes e informes; no cambia nada.',
}

const roleForYou: Readonly<Record<MemberRole, string>> = {
  editor: 'Trabajas en todo; las personas, el plan y las conexiones siguen siendo del titular.',
  viewer: 'Lo ves todo y no cambias nada.',
  accountant: 'Ves documentos, clientes e informes, y no cambias nada.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  roles,
  roleHelp,
  roleForYou,
  owner: 'Titular',
  you: 'Tú',
  whatRoles: 'Qué puede hacer cada rol',
  full: 'Todas las plazas de tu plan están ocupadas.',
  fullText: 'Retira una invitación, quita a alguien o elige un plan mayor.',
  toPlan: 'Ver los planes',
  home: 'Ir al inicio',
  title: 'Personas',
  lead: 'Otras personas que trabajan en tu cuenta. Cada una inicia sesión por sí misma y figura en el historial con su nombre.',
  invite: 'Invitar a alguien',
  notFresh: 'Iniciaste sesión hace más de cinco minutos. Vuelve a iniciarla para cambiar esto.',
  thing: 'las personas de tu cuenta',
  anInvitation: 'esta invitación',
  nobody: 'Todavía nadie más trabaja en tu cuenta.',
  offline: 'Estás sin conexión',
  offlineText: 'La lista llega en cuanto haya red.',
  since: 'desde el',
  remove: 'Quitar',
  removeText: 'Pierde el acceso de inmediato y sus dispositivos borran su copia de tu cuenta. Lo que cambió se queda.',
  withdraw: 'Retirar',
  openUntil: 'abierta hasta el',
  expired: 'caducó el',
  inviteTitle: 'Invitar a alguien a tu cuenta',
  inviteText: 'La invitación va a esta dirección, y solo puede aceptarla quien la haya confirmado.',
  email: 'Correo electrónico',
  role: 'Rol',
  send: 'Invitar',
  linkTitle: 'Comparte este enlace',
  linkText: 'Este servidor no envía correo. Quien abra el enlace inicia sesión con la dirección invitada.',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Listo',
  leave: 'Salir de esta cuenta',
  leaveText: 'A partir de entonces pierdes el acceso y este dispositivo borra su copia. Lo que cambiaste se queda.',
  backToOwn: 'Volver a tu propia cuenta',
  invitationTitle: 'Invitación',
  unreachable: 'No se puede contactar con el servidor.',
  goneTitle: 'Esta invitación ya no existe',
  expiredTitle: 'Esta invitación ha caducado',
  usedTitle: 'Esta invitación ya se ha usado',
  usedText:
    'Si has sido tú, la cuenta está en «Trabajar en», en el menú junto a tu nombre. Si no, pide otra a quien te invitó.',
  askAnew: 'Pide una nueva a quien te invitó.',
  signInFirst: 'Para aceptar, inicia sesión con la dirección a la que se envió la invitación.',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear una cuenta',
  accept: 'Aceptar y abrirla',
  otherSignIn: 'Iniciar sesión como otra persona',
  places: (people: number, most: number) => `${people} de ${most} plazas, con las invitaciones abiertas`,
  roleOf: (name: string) => `Rol de ${name}`,
  removeTitle: (name: string) => `¿Quitar a ${name}?`,
  leaveTitle: (account: string) => `¿Salir de «${account}»?`,
  memberTitle: (account: string) => `Trabajas en «${account}»`,
  invitedTo: (account: string) => `Te han invitado a «${account}»`,
  acceptAs: (email: string) => `Has iniciado sesión como ${email}.`,
}
