import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './notice-messages.ts'

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  because: {
    pricing: 'Diese E-Mail kommt einmal in der Woche, wenn sich Preise oder Kosten geändert haben.',
    updates: 'Sie erhalten diese E-Mail, weil Sie von neuen Versionen hören möchten.',
    offers: 'Sie erhalten diese E-Mail, weil Sie Neuigkeiten und Angebote möchten.',
    security: 'Diese E-Mail betrifft die Sicherheit Ihres Kontos und kann daher nicht abbestellt werden.',
    payments: 'Diese E-Mail betrifft eine Zahlung eines Ihrer Kunden und kann daher nicht abbestellt werden.',
  },
  topics: { pricing: 'Preise und Margen', updates: 'neue Versionen', offers: 'Neuigkeiten und Angebote' },
  unsubscribe: 'Abbestellen',
  settings: 'Auswahl ändern',
  labelled: (label, value) => `${label}: ${value}`,
  page: {
    title: 'Abbestellen',
    question: (topic: string, email: string) => `Keine E-Mails über ${topic} mehr an ${email}?`,
    confirm: 'Abbestellen',
    done: 'Abbestellt',
    doneText: (topic: string, email: string) => `An ${email} gehen keine E-Mails über ${topic} mehr.`,
    again: 'In den Einstellungen können Sie sie wieder einschalten.',
    invalid: 'Dieser Link ist ungültig',
    invalidText:
      'Er stammt nicht von diesem Server oder ist abgeschnitten. Öffnen Sie den ganzen Link aus der E-Mail, oder nutzen Sie die Einstellungen.',
  },
}
