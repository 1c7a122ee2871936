import type { MemberRole } from '#contract/teams/reach.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const roles: Readonly<Record<MemberRole, string>> = {
  editor: 'Bearbeitung',
  viewer: 'Nur Ansicht',
  accountant: 'Buchhaltung',
}

const roleHelp: Readonly<Record<MemberRole, string>> = {
  editor: 'Bearbeitet alles; Personen, Tarif, Verbindungen und Ihre Anmeldung bleiben bei Ihnen.',
  viewer: 'Sieht alles und ändert nichts.',
  accountant: 'Sieht Dokumente, Kunden und Auswertungen; ändert nichts.',
}

const roleForYou: Readonly<Record<MemberRole, string>> = {
  editor: 'Sie bearbeiten alles; Personen, Tarif und Verbindungen bleiben bei der Person, der das Konto gehört.',
  viewer: 'Sie sehen alles und ändern nichts.',
  accountant: 'Sie sehen Dokumente, Kunden und Auswertungen und ändern nichts.',
}

export const teamMessages: MessagesOf<typeof English.teamMessages> = {
  roles,
  roleHelp,
  roleForYou,
  owner: 'Das Konto gehört Ihnen',
  you: 'Sie',
  whatRoles: 'Was jede Rolle darf',
  full: 'Alle Plätze Ihres Tarifs sind belegt.',
  fullText: 'Ziehen Sie eine Einladung zurück, entfernen Sie jemanden, oder wählen Sie einen größeren Tarif.',
  toPlan: 'Tarife ansehen',
  home: 'Zur Startseite',
  title: 'Personen',
  lead: 'Andere, die in Ihrem Konto arbeiten. Alle melden sich selbst an und stehen mit Namen im Verlauf.',
  invite: 'Jemanden einladen',
  notFresh: 'Ihre Anmeldung liegt mehr als fünf Minuten zurück. Melden Sie sich neu an, um dies zu ändern.',
  thing: 'die Personen Ihres Kontos',
  anInvitation: 'diese Einladung',
  nobody: 'Noch arbeitet niemand sonst in Ihrem Konto.',
  offline: 'Sie sind offline',
  offlineText: 'Die Liste kommt, sobald ein Netz da ist.',
  since: 'seit',
  remove: 'Entfernen',
  removeText:
    'Die Person verliert den Zugang sofort, und ihre Geräte löschen ihre Kopie Ihres Kontos. Was sie geändert hat, bleibt.',
  withdraw: 'Zurückziehen',
  openUntil: 'offen bis',
  expired: 'abgelaufen am',
  inviteTitle: 'Jemanden in Ihr Konto einladen',
  inviteText: 'Die Einladung geht an diese Adresse, und nur wer sie bestätigt hat, kann annehmen.',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  send: 'Einladen',
  linkTitle: 'Geben Sie diesen Link weiter',
  linkText: 'Dieser Server verschickt keine E-Mails. Wer den Link öffnet, meldet sich mit der eingeladenen Adresse an.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Fertig',
  leave: 'Dieses Konto verlassen',
  leaveText: 'Sie verlieren dann den Zugang, und dieses Gerät löscht seine Kopie. Was Sie geändert haben, bleibt.',
  backToOwn: 'Zurück in Ihr eigenes Konto',
  invitationTitle: 'Einladung',
  unreachable: 'Der Server ist nicht erreichbar.',
  goneTitle: 'Diese Einladung gibt es nicht mehr',
  expiredTitle: 'Diese Einladung ist abgelaufen',
  usedTitle: 'Diese Einladung wurde schon benutzt',
  usedText:
    'Waren Sie das, steht das Konto unter „Arbeiten in“ im Menü bei Ihrem Namen. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  askAnew: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  signInFirst: 'Um anzunehmen, melden Sie sich mit der Adresse an, an die die Einladung gesendet wurde.',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  accept: 'Annehmen und öffnen',
  otherSignIn: 'Als jemand anderes anmelden',
  places: (people: number, most: number) => `${people} von ${most} Plätzen, mit offenen Einladungen`,
  roleOf: (name: string) => `Rolle von ${name}`,
  removeTitle: (name: string) => `${name} entfernen?`,
  leaveTitle: (account: string) => `„${account}“ verlassen?`,
  memberTitle: (account: string) => `Sie arbeiten in „${account}“`,
  invitedTo: (account: string) => `Sie sind zu „${account}“ eingeladen`,
  acceptAs: (email: string) => `Sie sind als ${email} angemeldet.`,
}
