import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './password-messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  invisible: 'Diese Adresse enthält unsichtbare Zeichen. Tippen Sie sie ein, statt sie einzufügen.',
  wrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
}

export const passwordMessages: MessagesOf<typeof English.passwordMessages> = {
  tooShort: (min: number) =>
    `Verwenden Sie mindestens ${min} Zeichen. Einige Wörter hintereinander merkt man sich leicht.`,
  tooLong: (max: number) => `Verwenden Sie höchstens ${max} Zeichen.`,
  hasEmail: 'Verwenden Sie ein Passwort, das Ihre E-Mail-Adresse nicht enthält.',
  hasProduct: 'Verwenden Sie ein Passwort, das den Namen dieses Programms nicht enthält.',
  guessable:
    'Dieses Passwort gehört zu den ersten, die Angreifer ausprobieren. Einige Wörter hintereinander merkt man sich leicht.',
}

export const verdictMessages: MessagesOf<typeof English.verdictMessages> = {
  noMatch: 'E-Mail und Passwort passen nicht zusammen.',
  notOfAccount: 'Das ist nicht das Passwort dieses Kontos.',
  notPresent: 'Das ist nicht Ihr bisheriges Passwort.',
  tooMany: (seconds: number) => `Zu viele falsche Passwörter. Versuchen Sie es in ${seconds}\u00a0s erneut.`,
}
