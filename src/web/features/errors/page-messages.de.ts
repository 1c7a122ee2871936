import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Hier ist nichts',
  notFound:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
  refusedTitle: 'Nur für die Administration',
  unconfirmed: (email) =>
    `${email} ist noch nicht bestätigt. Wenn der Betreiber diese Adresse in ADMIN_EMAILS genannt hat, gehören Sie zur Administration, sobald sie bestätigt ist.`,
  owner: 'die Person, der das Konto gehört',
  ownerTitle: 'Nur für die Person, der das Konto gehört',
  ownerText: (account, owner) =>
    `Dieser Teil von „${account}“ ist nur für die Person, der das Konto gehört. Wenden Sie sich an ${owner}.`,
  roleTitle: 'Gehört nicht zu Ihrer Rolle',
  roles: {
    editor: 'Die Administration ist in einem fremden Konto geschlossen.',
    viewer: '„Nur Ansicht“ sieht alles und ändert nichts; diese Seite ist zum Ändern da.',
    accountant: 'Die Buchhaltung sieht Dokumente, Kunden und Auswertungen.',
  },
  askForRole: (owner) => `Wegen einer anderen Rolle wenden Sie sich an ${owner}.`,
}
