import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './profile-messages.ts'

export const profileMessages: MessagesOf<typeof English.profileMessages> = {
  none: 'Ihr Profil ist noch nicht auf diesem Gerät. Es kommt mit der ersten Synchronisierung.',
  thing: 'Ihr Profil',
  person: { title: 'Zur Person', lead: 'Wer Sie hier sind. Ihre Dokumente verwenden das Unternehmensprofil.' },
  address: { title: 'Adresse', choose: 'Land wählen' },
  notices: {
    title: 'Benachrichtigungen',
    lead: 'E-Mails an Ihre Adresse, in Ihrer Sprache. Jede lässt sich mit einem Klick abbestellen, außer was niemand verpassen darf.',
    reminders: 'Erinnerungen an Termine stellen Sie beim Termin ein: wann, und ob per E-Mail.',
    toCalendar: 'Kalender öffnen',
    help: {
      receiveNotifications: 'Aus bedeutet: keine der nächsten drei.',
      pricingNotices:
        'Montagmorgens: welche Preise und Kosten sich geändert haben und was unter der Mindestmarge liegt. Ist nichts passiert, kommt nichts.',
      updateNotices: 'Was neu ist, von den Betreibern dieses Servers.',
      securityNotices:
        'Wenn sich ein Browser anmeldet, der für Ihr Konto noch nie benutzt wurde. Ein neues API-Token und eine geänderte Adresse werden immer gemeldet.',
      marketingNotices: 'Von den Betreibern dieses Servers, nie Werbung anderer. Nur, wenn Sie es einschalten.',
    },
  },
  cannotUpdate: 'Sie sind nicht angemeldet. Das Profil kann nicht geändert werden.',
  noRecord: 'Ändern nicht möglich: Es ist kein Profil geladen',

  exporting: {
    title: 'Ihre Daten herunterladen',
    lead: 'Alles, was über Sie gespeichert ist, in einem ZIP-Archiv: alle Einträge als JSON und CSV, die Bilder, der ganze Verlauf und Ihr Benutzerkonto.',
    start: 'Alles herunterladen',
    freshText:
      'Das Archiv enthält alles. Um es herunterzuladen, müssen Sie sich in den letzten fünf Minuten angemeldet haben.',
    preparing: 'Wird vorbereitet',
    loading: 'Wird heruntergeladen',
    cancel: 'Abbrechen',
    done: 'Ihr Archiv liegt bei Ihren Downloads',
    of: (done, total) => `${done} von ${total}`,
    offline: 'Sie sind offline. Das Archiv kommt vom Server.',
    fileName: (day) => `pricewright-${day}.zip`,
    thing: 'Ihre Daten',
  },
  deleting: {
    title: 'Benutzerkonto löschen',
    lead: 'Alles wird gelöscht, auf dem Server und in diesem Browser, sofort und endgültig; andere Browser werden abgemeldet. Laden Sie Ihre Daten vorher herunter, falls Sie sie noch brauchen.',
    start: 'Mein Benutzerkonto löschen',
    offline: 'Sie sind offline. Ein Benutzerkonto wird auf dem Server gelöscht.',
    dialogTitle: 'Benutzerkonto endgültig löschen?',
    goes: 'Das wird gelöscht, und niemand kann es zurückholen:',
    rest: 'Bilder, Verlauf, öffentliche Links, API-Tokens, Anmeldungen und geplante Aufgaben',
    password: 'Ihre E-Mail und Ihr Passwort',
    identity: 'Ihre E-Mail und Ihr Name; das Konto bei Ihrem Anmeldedienst bleibt dort bestehen',
    waits: (changes) => `${changes} auf diesem Gerät, die der Server noch nicht hat`,
    change: { one: 'Änderung', other: 'Änderungen' },
    type: (name) => `Zur Bestätigung ${name} eintippen`,
    confirm: 'Alles löschen',
    keep: 'Konto behalten',
    freshText:
      'Um ein Benutzerkonto zu löschen, müssen Sie sich in den letzten fünf Minuten angemeldet haben. Danach kommen Sie hierher zurück.',
    thing: 'Ihr Benutzerkonto',
  },
}
