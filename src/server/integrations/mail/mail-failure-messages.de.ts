import type * as English from './mail-failure-messages.ts'

export const mailFailureMessages: typeof English.mailFailureMessages = {
  login: 'Der E-Mail-Server hat die Anmeldung nicht angenommen. Bitten Sie die Administration, SMTP_URL zu prüfen.',
  unsafe: (said: string) => `Der E-Mail-Server war nicht über eine sichere Verbindung erreichbar${said}`,
  certificate: (code: string) =>
    `Der E-Mail-Server war nicht über eine sichere Verbindung erreichbar: Sein Zertifikat wurde nicht angenommen (${code}).`,
  later: (said: string) => `Der E-Mail-Server bittet, es später erneut zu versuchen${said}`,
  tooLarge: (said: string) => `Die E-Mail ist zu groß für den E-Mail-Server${said}`,
  addressRefused: (to: string, said: string) => `Der E-Mail-Server hat die Adresse ${to} abgelehnt${said}`,
  refused: (said: string) => `Der E-Mail-Server hat die E-Mail abgelehnt${said}`,
  broke: 'Die Verbindung brach ab, bevor der E-Mail-Server die E-Mail bestätigte.',
  unreached: 'Der E-Mail-Server war nicht erreichbar.',
  said: (words: string) => (words === '' ? '.' : `: ${words}`),
}
