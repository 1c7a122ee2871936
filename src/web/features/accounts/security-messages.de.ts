import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#contract/endpoints/security-events.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Angemeldet',
  'sign-out': 'Abgemeldet',
  'wrong-password': 'Falsches Passwort',
  'password-changed': 'Passwort geändert',
  'email-changed': 'E-Mail geändert',
  'session-revoked': 'Browser abgemeldet',
  'token-made': 'API-Token erstellt:',
  'token-revoked': 'API-Token widerrufen:',
  export: 'Alles heruntergeladen',
  'link-made': 'Öffentlicher Link erstellt',
  'link-closed': 'Öffentlicher Link abgeschaltet',
  'role-changed': 'Rolle geändert:',
  suspended: 'Gesperrt:',
  restored: 'Sperre aufgehoben',
  'deletion-asked': 'Löschung des Benutzerkontos verlangt',
  'person-invited': 'Eingeladen:',
  'invitation-withdrawn': 'Einladung zurückgezogen:',
  'person-joined': 'Neues Mitglied in Ihrem Konto, Rolle:',
  'person-role': 'Rolle einer Person geändert:',
  'person-removed': 'Person entfernt:',
  'person-left': 'Person ausgetreten:',
  'account-joined': 'Einem anderen Konto beigetreten, Rolle:',
  'account-left': 'Ein anderes Konto verlassen',
}

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  title: 'Verlauf der Anmeldungen',
  lead: `Anmeldungen, falsche Passwörter, Tokens, Links und Exporte der letzten ${SECURITY_EVENT_DAYS} Tage. Falls etwas davon nicht von Ihnen war, ändern Sie Ihr Passwort und melden Sie sich überall sonst ab.`,
  none: 'Noch nichts',
  older: 'Ältere anzeigen',
  kinds,
  roles: {
    editor: 'Bearbeitung',
    viewer: 'Nur Ansicht',
    accountant: 'Buchhaltung',
    admin: 'Verwaltung',
    user: 'ohne Verwaltungsrechte',
  },
}
