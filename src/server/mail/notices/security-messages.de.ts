import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  facts: { when: 'Wann', device: 'Browser', address: 'Netz' },
  device: {
    subject: 'Ein neues Gerät hat sich bei Ihrem Konto angemeldet',
    text: 'Jemand hat sich bei Ihrem Konto mit einem Browser angemeldet, der dafür noch nie benutzt wurde.',
    remedy:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, melden Sie diesen Browser ab, und ändern Sie sofort Ihr Passwort: Jemand kennt es.',
    label: 'Ansehen, wo Sie angemeldet sind',
  },
  token: {
    subject: 'Für Ihr Konto wurde ein neues API-Token erstellt',
    text: (name: string, may: string) =>
      `Das Token „${name}“ wurde erstellt. Programme, die es haben, können ${may}, bis es abläuft.`,
    read: 'alles in Ihrem Konto lesen',
    draft: 'alles in Ihrem Konto lesen und Änderungen vorschlagen, die Sie anwenden',
    write: 'alles in Ihrem Konto lesen und ändern',
    remedy:
      'Wenn Sie das nicht waren, widerrufen Sie es, melden Sie alle Browser ab, und ändern Sie sofort Ihr Passwort.',
    label: 'Ihre Tokens ansehen',
  },
  changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: (replacement: string) =>
      `Ihr Konto gehört jetzt zu ${replacement}. An diese Adresse werden keine E-Mails mehr gesendet.`,
    remedy:
      'Wenn Sie das nicht waren, hat jemand anderes Ihr Konto: Wenden Sie sich sofort an die Betreiber dieses Servers und an Ihren Anmeldedienst.',
    label: 'Ansehen, wo Sie angemeldet sind',
  },
}
