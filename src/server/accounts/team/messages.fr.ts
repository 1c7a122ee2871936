import { INVITATION_DAYS } from '#contract/teams/invitation.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const may: Readonly<Record<MemberRole, string>> = {
  editor: 'Vous pourrez tout y modifier.',
  viewer: 'Vous y verrez tout, sans rien modifier.',
  accountant: 'Vous y verrez les documents, les clients et les rapports.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  tooMany: (most: number) => `Un compte a au plus ${most} membres et invitations ouvertes.`,
  planFull: (plan: string, most: number) =>
    `L’offre «\u00a0${plan}\u00a0» est prévue pour ${most === 1 ? 'une personne' : `${most} personnes`}. Retirez quelqu’un ou choisissez une autre offre.`,
  noRoom: 'Il n’y a pas de place pour une autre personne dans ce compte. Adressez-vous à son titulaire.',
  yourself: 'est votre propre adresse',
  isMember: 'appartient à une personne qui est déjà membre',
  isInvited: 'est déjà invitée\u00a0: retirez d’abord cette invitation',
  tooManyToday: 'Aucune autre invitation ne peut être envoyée aujourd’hui. Réessayez demain.',
  noInvitation: 'Cette invitation n’est plus ouverte.',
  noMember: 'Cette personne n’est plus membre.',
  noAccount: 'Vous n’êtes pas membre de ce compte.',
  gone: 'Cette invitation n’existe plus. Demandez-en une nouvelle.',
  used: 'Cette invitation a déjà été utilisée. Demandez-en une nouvelle.',
  expired: 'Cette invitation a expiré. Demandez-en une nouvelle.',
  notNow: 'Ce compte n’est pas disponible pour le moment. Réessayez plus tard.',
  notForYou:
    'Cette invitation est destinée à une autre adresse. Connectez-vous avec l’adresse à laquelle elle a été envoyée\u202f; elle doit être confirmée.',
  mail: {
    subject: (account: string) => `Invitation à rejoindre «\u00a0${account}\u00a0» sur Pricewright`,
    ofAccount: (person: string, account: string, role: MemberRole) =>
      `${person} vous invite à rejoindre le compte «\u00a0${account}\u00a0». ${may[role]}`,
    ofPerson: (person: string, role: MemberRole) => `${person} vous invite à travailler dans son compte. ${may[role]}`,
    subjectOfPerson: 'Invitation à rejoindre un compte sur Pricewright',
    somebody: 'Quelqu’un',
    act: (link: string) => `Pour accepter, ouvrez cette page et connectez-vous avec cette adresse\u00a0:\n${link}`,
    end: `L’invitation est ouverte pendant ${INVITATION_DAYS} jours. Si vous ne savez pas qui l’a envoyée, ne faites rien.`,
  },
}
