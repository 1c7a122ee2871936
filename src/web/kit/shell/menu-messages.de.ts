import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Tarif',
  administration: 'Verwaltung',
  backToShop: 'Zurück zum Laden',
  signOut: 'Abmelden',
  shortcuts: 'Tastenkürzel',
  about: 'Hilfe und Info',
  createTitle: 'Erstellen oder importieren',
  updateReady: 'Eine neue Version von Pricewright ist bereit.',
  reload: 'Neu laden',
}
