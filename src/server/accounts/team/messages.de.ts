import { INVITATION_DAYS } from '#contract/teams/invitation.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const may: Readonly<Record<MemberRole, string>> = {
  editor: 'Sie können darin alles bearbeiten.',
  viewer: 'Sie sehen darin alles und ändern nichts.',
  accountant: 'Sie sehen darin Dokumente, Kunden und Auswertungen.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  tooMany: (most: number) => `Ein Konto hat höchstens ${most} Mitglieder und offene Einladungen.`,
  planFull: (plan: string, most: number) =>
    `Der Tarif „${plan}“ ist für ${most === 1 ? 'eine Person' : `${most} Personen`}. Entfernen Sie jemanden, oder wählen Sie einen anderen Tarif.`,
  noRoom: 'In diesem Konto ist kein Platz für eine weitere Person. Wenden Sie sich an die Person, der es gehört.',
  yourself: 'ist Ihre eigene Adresse',
  isMember: 'gehört einer Person, die schon Mitglied ist',
  isInvited: 'ist schon eingeladen: Ziehen Sie zuerst jene Einladung zurück',
  tooManyToday: 'Heute können keine weiteren Einladungen gesendet werden. Versuchen Sie es morgen wieder.',
  noInvitation: 'Diese Einladung ist nicht mehr offen.',
  noMember: 'Diese Person ist nicht mehr Mitglied.',
  noAccount: 'Sie sind kein Mitglied dieses Kontos.',
  gone: 'Diese Einladung gibt es nicht mehr. Bitten Sie um eine neue.',
  used: 'Diese Einladung wurde schon benutzt. Bitten Sie um eine neue.',
  expired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  notNow: 'Dieses Konto ist im Moment nicht verfügbar. Versuchen Sie es später noch einmal.',
  notForYou:
    'Diese Einladung gilt für eine andere Adresse. Melden Sie sich mit der Adresse an, an die sie gesendet wurde; sie muss bestätigt sein.',
  mail: {
    subject: (account: string) => `Sie sind zu „${account}“ auf Pricewright eingeladen`,
    ofAccount: (person: string, account: string, role: MemberRole) =>
      `${person} lädt Sie in das Konto „${account}“ ein. ${may[role]}`,
    ofPerson: (person: string, role: MemberRole) => `${person} lädt Sie in das eigene Konto ein. ${may[role]}`,
    subjectOfPerson: 'Sie sind zu einem Konto auf Pricewright eingeladen',
    somebody: 'Jemand',
    act: (link: string) => `Um anzunehmen, öffnen Sie diese Seite, und melden Sie sich mit dieser Adresse an:\n${link}`,
    end: `Die Einladung ist ${INVITATION_DAYS} Tage offen. Wenn Sie nicht wissen, wer sie gesendet hat, tun Sie nichts.`,
  },
}
