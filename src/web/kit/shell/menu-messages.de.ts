import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Tarif',
  administration: 'Verwaltung',
  backToShop: 'Zurück zu Pricewright',
  signOut: 'Abmelden',
  shortcuts: 'Tastenkürzel',
  about: 'Hilfe und Info',
  createTitle: 'Erstellen oder importieren',
  workIn: 'Arbeiten in',
  ownAccount: 'Ihr eigenes Konto',
  roles: { editor: 'Bearbeitung', viewer: 'Nur Ansicht', accountant: 'Buchhaltung' },
  switchTitle: (account) => `Zu „${account}“ wechseln?`,
  switchWaiting:
    'Änderungen auf diesem Gerät wurden noch nicht gesendet. Sie werden zuerst als Datei gespeichert und dann mit der Kopie dieses Kontos vom Gerät gelöscht.',
  switchAct: 'Als Datei speichern und wechseln',
  switchThing: 'das Konto',
  updateReady: 'Eine neue Version von Pricewright ist bereit.',
  reload: 'Neu laden',
}
