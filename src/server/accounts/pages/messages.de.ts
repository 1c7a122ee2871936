import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  home: 'Zu Pricewright',
  again: 'Neu beginnen',
  failed: 'Das hat nicht funktioniert',
  download: 'Meine Daten herunterladen',
}

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  expired: {
    title: 'Das hat zu lange gedauert',
    lead: 'Diese Anmeldung wurde in einem anderen Fenster oder vor mehr als zehn Minuten begonnen. Es ist nichts verloren: Bitte beginnen Sie neu.',
  },
  refused: {
    title: 'Die Anmeldung hat nicht funktioniert',
    lead: 'Die Antwort des Anmeldedienstes konnte nicht angenommen werden, daher wurde niemand angemeldet. Bitte beginnen Sie neu.',
  },
  unreachable: {
    title: 'Der Anmeldedienst antwortet nicht',
    lead: 'Die Anmeldung braucht ihn. Bitte versuchen Sie es gleich noch einmal.',
  },
  misconfigured: {
    title: 'Die Anmeldung ist nicht richtig eingerichtet',
    lead: 'Der Anmeldedienst nimmt diesen Server nicht an. Bitte informieren Sie die Administration. Bis das behoben ist, kann sich niemand anmelden.',
  },
  suspended: {
    title: 'Dieses Benutzerkonto ist gesperrt',
    lead: 'Alles, was für Sie gespeichert ist, können Sie weiterhin herunterladen.',
    because: 'Der Grund:',
    ask: 'Bei Fragen wenden Sie sich bitte an die Administration.',
    askAt: 'Bei Fragen schreiben Sie an',
  },
}
