import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './privacy-messages.ts'

export const privacyMessages: MessagesOf<typeof English.privacyMessages> = {
  title: 'Datenschutzerklärung',
  updated: 'Zu Pricewright 0.1, zuletzt geändert im November 2026.',
  lead: 'Pricewright speichert, was Sie eingeben, um damit für Sie zu arbeiten, und sonst nichts. Es gibt keine Analyse des Nutzungsverhaltens und keine Werbung, und die Seiten laden nichts von anderen Websites. Verantwortlich für die gespeicherten Daten ist der Betreiber dieser Installation.',
  sections: [
    {
      heading: 'Was auf dem Server gespeichert wird',
      paragraphs: [
        'Zu Ihrer Person: Ihre E-Mail-Adresse, Ihr Name und die Kennung, die der Anmeldedienst für Sie übermittelt, Ihre Rolle und Ihre Einstellungen.',
        'Zu Ihrer Arbeit: Produkte, Kategorien, Marken, Kosten, Preise, Importe und der Verlauf der Änderungen mit der Angabe, wer sie wann vorgenommen hat. Die Datenbank selbst hält die Datensätze jedes Benutzerkontos von denen aller anderen getrennt.',
        'Zu Ihren Anmeldungen: wann eine Sitzung begann und wann sie zuletzt verwendet wurde, damit sich Sitzungen beenden lassen. Der Schlüssel einer Sitzung wird in einer Form gespeichert, aus der er sich nicht zurückgewinnen lässt.',
        'Der Server führt ein technisches Protokoll der Anfragen und Fehler, das dem Betreiber hilft, Störungen zu finden. Den Inhalt Ihrer Datensätze enthält es nicht.',
      ],
    },
    {
      heading: 'Was auf Ihrem Gerät gespeichert wird',
      paragraphs: [
        'Ein Cookie, das Ihre Sitzung enthält und nötig ist, damit Sie angemeldet bleiben. Skripte können es nicht lesen, und es wird nicht verwendet, um Ihr Verhalten zu verfolgen.',
        'Eine Kopie Ihrer eigenen Daten, damit Pricewright schnell ist und auch ohne Netz funktioniert. Sie wird vom Gerät gelöscht, wenn Sie sich abmelden oder wenn sich jemand anderes anmeldet.',
        'Das gewählte Farbschema und die Breite der Navigation. Diese Angaben bleiben auf dem Gerät und sagen nichts über Sie aus.',
      ],
    },
    {
      heading: 'Wer die Daten außerdem erhält',
      paragraphs: [
        'Der Anmeldedienst erfährt, dass Sie sich hier anmelden. Hat der Betreiber einen Anmeldedienst außerhalb dieser Installation eingerichtet, gilt für diesen Schritt dessen eigene Datenschutzerklärung.',
        'Hat der Betreiber einen Mailserver oder einen Speicher an anderer Stelle eingerichtet, gelangen E-Mails und Dateien dorthin. Sonst erhält niemand Ihre Daten, insbesondere niemals die Autoren der Software.',
      ],
    },
    {
      heading: 'Wie lange die Daten gespeichert werden',
      paragraphs: [
        'Ihre Daten werden gespeichert, bis Sie sie löschen oder der Betreiber Ihr Benutzerkonto löscht. Gelöschte Datensätze bleiben bis zu 180 Tage lang als leere Markierungen erhalten, damit Ihre anderen Geräte von der Löschung erfahren, und im Verlauf der Änderungen, solange das Benutzerkonto besteht. Sicherungskopien des Betreibers bestehen so lange, wie er sie aufbewahrt.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Sie können Ihre Daten in Pricewright einsehen und ändern und Ihre Produkte als Datei exportieren. Wegen aller weiteren Rechte, die Ihnen nach dem Recht Ihres Landes zustehen, etwa auf Auskunft, Berichtigung, Löschung oder Einschränkung der Verarbeitung, wenden Sie sich an den Betreiber dieser Installation. Außerdem können Sie sich bei der für Sie zuständigen Datenschutzaufsichtsbehörde beschweren.',
      ],
    },
  ],
}
