import type * as English from './mail-failure-messages.ts'

export const mailFailureMessages: typeof English.mailFailureMessages = {
  login: 'Der Mailserver hat die Anmeldung nicht angenommen. Bitten Sie die Administration, SMTP_URL zu prüfen.',
  unsafe: (said: string) => `Der Mailserver war nicht über eine sichere Verbindung erreichbar${said}`,
  certificate: (code: string) =>
    `Der Mailserver war nicht über eine sichere Verbindung erreichbar: Sein Zertifikat wurde nicht angenommen (${code}).`,
  later: (said: string) => `Der Mailserver bittet, es später erneut zu versuchen${said}`,
  tooLarge: (said: string) => `Die E-Mail ist zu groß für den Mailserver${said}`,
  addressRefused: (to: string, said: string) => `Der Mailserver hat die Adresse ${to} abgelehnt${said}`,
  refused: (said: string) => `Der Mailserver hat die E-Mail abgelehnt${said}`,
  broke: 'Die Verbindung brach ab, bevor der Mailserver die E-Mail bestätigte.',
  unreached: 'Der Mailserver war nicht erreichbar.',
  said: (words: string) => (words === '' ? '.' : `: ${words}`),
}
