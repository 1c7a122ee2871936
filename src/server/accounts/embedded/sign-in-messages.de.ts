import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sign-in-messages.ts'

export const formMessages: MessagesOf<typeof English.formMessages> = {
  email: 'E-Mail',
  newEmail: 'Neue E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  currentPassword: 'Bisheriges Passwort',
  passwordHelp: (min: number) => `Mindestens ${min} Zeichen.`,
}

export const stepMessages: MessagesOf<typeof English.stepMessages> = {
  keptHere: 'Ihr Benutzerkonto und Ihre Daten bleiben auf diesem Computer.',
  cancel: 'Abbrechen',
  forgot: 'Passwort vergessen?',
  back: 'Zurück zur Anmeldung',
  create: { title: 'Konto erstellen', button: 'Konto erstellen', other: 'Ich habe schon ein Konto' },
  signIn: { title: 'Anmelden', button: 'Anmelden', other: 'Weiteres Konto erstellen' },
  confirm: {
    title: 'Bestätigen Sie, dass Sie es sind',
    lead: (email: string) => `Sie sind als ${email} angemeldet.`,
    button: 'Bestätigen',
    other: 'Anderes Konto verwenden',
  },
}

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  forgot: {
    title: 'Neues Passwort wählen',
    lead: 'Wir senden einen Link an Ihre E-Mail-Adresse; damit wählen Sie ein anderes Passwort.',
    button: 'Link senden',
  },
  checkMail: 'Prüfen Sie Ihr Postfach',
  invited: (email: string) =>
    `Eine Nachricht ist unterwegs an ${email}. Mit dem Link darin schließen Sie die Registrierung ab.`,
  sent: (email: string) => `Wenn es für ${email} ein Konto gibt, ist ein Link dorthin unterwegs.`,
  outbox: (folder: string) =>
    `Auf diesem Computer ist kein E-Mail-Versand eingerichtet, daher liegt die Nachricht als Datei in ${folder}. Öffnen Sie die neueste.`,
  isYours: (email: string) => `Gehört ${email} Ihnen?`,
  join: {
    title: 'Registrierung abschließen',
    lead: (email: string) => `Geben Sie das Passwort ein, das Sie für ${email} gewählt haben.`,
    button: 'Abschließen',
    isMine: 'Ja, abschließen',
    wrong: 'Das ist nicht das Passwort, das Sie gewählt haben.',
  },
  joined: 'Ihr Konto ist bereit',
  signInWith: (email: string) => `Sie melden sich mit ${email} an.`,
  reset: {
    title: 'Neues Passwort wählen',
    lead: (email: string) => `Für ${email}. Sie werden überall sonst abgemeldet.`,
    button: 'Passwort speichern',
  },
  resetDone: { title: 'Ihr Passwort ist geändert', lead: 'Alle anderen Browser wurden abgemeldet.' },
  verify: { title: 'Adresse bestätigen', isMine: 'Ja, bestätigen' },
  verified: 'Ihre Adresse ist bestätigt',
  taken: {
    title: 'Diese Adresse ist vergeben',
    lead: (email: string, kept: string) =>
      `Ein anderes Konto auf diesem Computer verwendet ${email}, daher behält Ihres ${kept}.`,
  },
  dead: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Er wurde schon verwendet, ist zu alt, oder es wurde ein neuerer gesendet.',
  },
}

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  title: 'Ihre Anmeldung',
  confirmed: (email: string) => `${email} (bestätigt)`,
  unconfirmed: (email: string) => `${email} (noch nicht bestätigt)`,
  sendAgain: 'Bestätigungslink erneut senden',
  email: { title: 'E-Mail-Adresse ändern', button: 'Adresse ändern' },
  password: { title: 'Passwort ändern', button: 'Passwort ändern' },
  back: 'Zurück zu Pricewright',
  sent: (email: string) => `Ein Link ist unterwegs an ${email}. Die Adresse gilt, sobald Sie sie dort bestätigt haben.`,
  changed: 'Das Passwort ist geändert. Alle anderen Browser wurden abgemeldet.',
}

export const providerMessages: MessagesOf<typeof English.providerMessages> = {
  expired: {
    title: 'Diese Seite ist abgelaufen',
    lead: 'Sie wurde vor zu langer Zeit oder in einem anderen Fenster geöffnet. Bitte beginnen Sie neu.',
  },
  signOut: { title: 'Auf diesem Computer abmelden?', button: 'Abmelden', stay: 'Angemeldet bleiben' },
  signedOut: { title: 'Sie sind abgemeldet', lead: 'Ihr Benutzerkonto und Ihre Daten bleiben auf diesem Computer.' },
}
