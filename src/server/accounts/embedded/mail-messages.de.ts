import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

export const accountMails: MessagesOf<typeof English.accountMails> = {
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: (to: string, url: string, days: number) =>
      `Bitte bestätigen Sie, dass ${to} Ihre Adresse ist:\n\n${url}\n\nDer Link gilt ${days} Tage.`,
  },
  join: {
    subject: 'Schließen Sie Ihre Registrierung ab',
    text: (to: string, url: string, hours: number) =>
      `Jemand, vermutlich Sie, hat ein Konto mit ${to} angefordert. Schließen Sie die Registrierung hier ab:\n\n${url}\n\n` +
      `Der Link gilt ${hours} Stunden. Wenn Sie das nicht waren, tun Sie nichts: Dann entsteht kein Konto.`,
  },
  known: {
    subject: 'Sie haben bereits ein Konto',
    text: (to: string, url: string) =>
      `Jemand, vermutlich Sie, hat ein Konto mit ${to} angefordert. Sie haben schon eines: Melden Sie sich hier an, oder wählen Sie ein neues Passwort:\n\n${url}\n\n` +
      'Wenn Sie das nicht waren, tun Sie nichts: Ihr Konto bleibt, wie es ist.',
  },
  change: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: (to: string, url: string, hours: number) =>
      `Sie möchten sich ab jetzt mit ${to} anmelden. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:\n\n${url}\n\n` +
      `Der Link gilt ${hours} Stunden. Bis dahin bleibt Ihre alte Adresse.`,
  },
  changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: (replacement: string) =>
      `Sie melden sich jetzt mit ${replacement} an. Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Setzen Sie es sofort zurück.`,
  },
  password: {
    subject: 'Ihr Passwort wurde geändert',
    text: (to: string) =>
      `Das Passwort für ${to} wurde über einen Link geändert, der an Sie gesendet wurde, und alle Browser wurden abgemeldet. ` +
      'Wenn Sie das nicht waren, liest jemand Ihre E-Mails: Sichern Sie Ihr Postfach, und wählen Sie sofort ein neues Passwort.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    text: (to: string, url: string, hours: number) =>
      `Jemand, vermutlich Sie, hat ein neues Passwort für ${to} angefordert. Wählen Sie es hier:\n\n${url}\n\n` +
      `Der Link gilt ${hours === 1 ? '1 Stunde' : `${hours} Stunden`}. Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.`,
  },
}

export const tokenMessages: MessagesOf<typeof English.tokenMessages> = {
  stillWork: (tokens: number, screen: string) =>
    `${tokens === 1 ? 'Ein API-Token gilt weiterhin' : `${tokens} API-Tokens gelten weiterhin`}. ` +
    `Widerrufen Sie unter „Einstellungen“, „${screen}“, was jemand anderes kennen könnte.`,
}
