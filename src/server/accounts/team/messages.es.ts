import { INVITATION_DAYS } from '#contract/teams/invitation.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const may: Readonly<Record<MemberRole, string>> = {
  editor: 'Podrás trabajar en todo.',
  viewer: 'Podrás verlo todo, sin cambiar nada.',
  accountant: 'Podrás ver sus documentos, clientes e informes.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  tooMany: (most: number) => `Una cuenta tiene como máximo ${most} miembros e invitaciones abiertas.`,
  planFull: (plan: string, most: number) =>
    `El plan «${plan}» es para ${most === 1 ? 'una persona' : `${most} personas`}. Quita a alguien o elige otro plan.`,
  noRoom: 'En esta cuenta no cabe otra persona. Pregunta a su titular.',
  yourself: 'es tu propia dirección',
  isMember: 'es de una persona que ya es miembro',
  isInvited: 'ya está invitada: retira primero esa invitación',
  tooManyToday: 'Hoy no se pueden enviar más invitaciones. Inténtalo mañana.',
  noInvitation: 'Esta invitación ya no está abierta.',
  noMember: 'Esta persona ya no es miembro.',
  noAccount: 'No eres miembro de esta cuenta.',
  gone: 'Esta invitación ya no existe. Pide una nueva.',
  used: 'Esta invitación ya se ha usado. Pide una nueva.',
  expired: 'Esta invitación ha caducado. Pide una nueva.',
  notNow: 'Esta cuenta no está disponible en este momento. Inténtalo más tarde.',
  notForYou:
    'Esta invitación es para otra dirección. Inicia sesión con la dirección a la que se envió; debe estar confirmada.',
  mail: {
    subject: (account: string) => `Te invitan a «${account}» en Pricewright`,
    ofAccount: (person: string, account: string, role: MemberRole) =>
      `${person} te invita a la cuenta «${account}». ${may[role]}`,
    ofPerson: (person: string, role: MemberRole) => `${person} te invita a trabajar en su cuenta. ${may[role]}`,
    subjectOfPerson: 'Te invitan a una cuenta en Pricewright',
    somebody: 'Alguien',
    act: (link: string) => `Para aceptar, abre esta página e inicia sesión con esta dirección:\n${link}`,
    end: `La invitación está abierta ${INVITATION_DAYS} días. Si no sabes quién la envió, no hagas nada.`,
  },
}
