import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './contact-messages.ts'

export const contactMessages: MessagesOf<typeof English.contactMessages> = {
  lead: 'Nachrichten von dieser Seite gehen an den Betreiber dieser Installation. Wenn etwas nicht funktioniert, schreiben Sie, was Sie getan haben, was Sie gesehen haben und was Sie erwartet hätten. Senden Sie bitte keine Passwörter und keine geheimen Links.',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  emailHelp: 'Dorthin geht die Antwort; für anderes wird die Adresse nicht verwendet.',
  message: 'Ihre Nachricht',
  leave: 'Lassen Sie dieses Feld leer',
  send: 'Nachricht senden',
  kept: (days, most) =>
    `Höchstens ${most} Zeichen. Eine Kopie wird ${days} Tage aufbewahrt, damit nichts verloren geht, falls eine E-Mail nicht ankommt.`,
  sent: 'Danke. Ihre Nachricht ist unterwegs; die Antwort kommt per E-Mail.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  nameTooLong: (most) => `Ein Name darf ${most} Zeichen haben: Kürzen Sie ihn.`,
  nameWrong: 'Der Name enthält einen Zeilenumbruch oder ein unsichtbares Zeichen: Tippen Sie ihn neu, in einer Zeile.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel mara@example.com.',
  messageMissing: 'Schreiben Sie eine Nachricht.',
  messageTooLong: (most, has) => `Eine Nachricht darf ${most} Zeichen haben, Ihre hat ${has}: Kürzen Sie sie.`,
  leaveFilled: 'Das versteckte Feld war ausgefüllt, wie es Roboter tun. Jetzt ist es leer: Senden Sie noch einmal.',
  expired: 'Das Formular war mehr als einen Tag offen. Ihr Text ist noch da: Senden Sie noch einmal.',
  tooFast: 'Das war schneller, als jemand tippt. Ihr Text ist noch da: Senden Sie in einem Moment noch einmal.',
  tooMany:
    'So viele Nachrichten in so kurzer Zeit gehen nicht. Ihr Text ist noch da: Versuchen Sie es in einer Stunde wieder.',
  tooManyWrite: (address) => `Oder schreiben Sie an ${address}.`,
  noForm: 'Diese Installation sendet von dieser Seite keine E-Mails. So erreichen Sie den Betreiber:',
  directly: 'Oder wenden Sie sich direkt an den Betreiber:',
  mailSubject: (name) => `Nachricht von ${name} über die Kontaktseite`,
  mailText: (name, email, message) =>
    `${name} (${email}) hat auf der Kontaktseite geschrieben:\n\n${message}\n\n-- \nEine Antwort auf diese E-Mail geht an ${email}.\n`,
}
