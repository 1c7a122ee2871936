import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './terms-messages.ts'

export const termsMessages: MessagesOf<typeof English.termsMessages> = {
  title: 'Nutzungsbedingungen',
  updated: 'Zu Pricewright 0.1, zuletzt geändert im November 2026.',
  lead: 'Pricewright ist freie Software, die auf eigenen Rechnern betrieben wird. Diese Bedingungen regeln die Nutzung dieser Installation. Betreiber ist, wer sie betreibt: auf Ihrem eigenen Computer sind Sie das selbst, in einem Unternehmen in der Regel die Person, von der Sie die Adresse haben.',
  sections: [
    {
      heading: 'Die Software und ihre Lizenz',
      paragraphs: [
        'Pricewright steht unter der GNU Affero General Public License, Version 3 oder jeder späteren Version. Nach dieser Lizenz dürfen Sie die Software nutzen, untersuchen, weitergeben und verändern. Wer anderen eine veränderte Version über ein Netz anbietet, muss ihnen auch deren Quellcode anbieten; den Quellcode dieser Installation erhalten Sie vom Betreiber.',
        'Die Autoren der Software betreiben diese Installation nicht, sehen ihre Daten nicht ein und sind nicht Partei dieser Bedingungen.',
      ],
    },
    {
      heading: 'Ihr Benutzerkonto',
      paragraphs: [
        'Sie melden sich über den Anmeldedienst an, den der Betreiber gewählt hat. Schützen Sie Ihren Zugang dazu: Wer sich als Sie anmelden kann, kann Ihre Daten lesen und ändern. Informieren Sie den Betreiber, wenn Sie vermuten, dass sich jemand anderes als Sie angemeldet hat.',
        'Der Betreiber darf ein Benutzerkonto sperren, das der Installation oder anderen Personen, die sie nutzen, schadet oder das rechtswidrig genutzt wird.',
      ],
    },
    {
      heading: 'Ihre Daten',
      paragraphs: [
        'Was Sie eingeben und importieren, bleibt Ihr Eigentum. Der Betreiber darf es nur verwenden, um diese Installation für Sie zu betreiben. Ihre Produkte können Sie jederzeit als CSV- oder XLSX-Datei mitnehmen.',
        'Sie sind dafür verantwortlich, dass Sie das, was Sie einbringen, verwenden dürfen, zum Beispiel die Preislisten Ihrer Lieferanten.',
      ],
    },
    {
      heading: 'Preise sind Berechnungen, keine Beratung',
      paragraphs: [
        'Pricewright berechnet Preise, Margen, Zoll und Umsatzsteuer aus den Zahlen und Einstellungen, die Sie vorgeben, nach Regeln, die es offenlegt. Das für Sie geltende Recht kennt es nicht. Prüfen Sie Sätze, Zölle und Steuern, bevor Sie sich darauf verlassen, und holen Sie fachlichen Rat ein, wo es darauf ankommt. Welche Preise Sie verlangen, entscheiden Sie.',
      ],
    },
    {
      heading: 'Keine Gewährleistung',
      paragraphs: [
        'Die Software wird, soweit das Recht es zulässt, so bereitgestellt, wie sie ist, ohne jede Gewährleistung; den vollständigen Wortlaut enthalten die Abschnitte 15 und 16 der Lizenz. Sofern der Betreiber mit Ihnen nichts anderes vereinbart hat, gilt dasselbe für die Verfügbarkeit dieser Installation. Fertigen Sie Sicherungskopien von allem an, was Sie nicht verlieren dürfen.',
        'Diese Bedingungen beschränken weder Rechte, die Ihnen von Gesetzes wegen zustehen und auf die nicht verzichtet werden kann, noch die Haftung für Vorsatz und grobe Fahrlässigkeit.',
      ],
    },
    {
      heading: 'Änderungen und Beendigung',
      paragraphs: [
        'Der Betreiber darf diese Bedingungen ändern und muss Sie darüber informieren, bevor Sie die Installation weiter nutzen. Sie können die Nutzung jederzeit beenden und vom Betreiber verlangen, Ihr Benutzerkonto mit allen seinen Daten zu löschen.',
        'Ist eine dieser Bedingungen unwirksam, bleiben die übrigen wirksam.',
      ],
    },
  ],
}
