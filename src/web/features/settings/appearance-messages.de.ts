import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './appearance-messages.ts'

export const appearanceMessages: MessagesOf<typeof English.appearanceMessages> = {
  language: {
    title: 'Sprache und Formate',
    lead: 'Im Profil gespeichert, gilt daher auf jedem Gerät. Währungen sind die des Unternehmens.',
    device: 'Wie auf diesem Gerät',
    localeHelp: 'Wie Zahlen und Datum gezeigt und gelesen werden.',
    zoneHelp: (zone) =>
      `Für Zeiten auf dem Bildschirm und in E-Mails an Sie; auf diesem Gerät ${zone}. Für Dokumente gilt die des Unternehmens.`,
    startHelp: 'Was zuerst geöffnet wird.',
  },
  looks: {
    title: 'Aussehen',
    lead: 'Wirkt sofort und wird auf diesem Gerät gespeichert. „System“ folgt dem Gerät, auch nach Tageszeit.',
  },
}
