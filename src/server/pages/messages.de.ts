import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const siteMessages: MessagesOf<typeof English.siteMessages> = {
  skip: 'Zum Inhalt springen',
  signIn: 'Anmelden',
  openApp: 'Pricewright öffnen',
  assistant: 'KI-Assistent öffnen',
  chat: 'Live-Chat mit dem Support',
  closeChat: 'Chat schließen',
  pages: 'Seiten',
  language: 'Sprache',
  theme: 'Farbschema',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  operatedBy: (name) => `Diese Installation wird betrieben von ${name}.`,
  noOperator:
    'Diese Installation nennt ihren Betreiber nicht. Auf Ihrem eigenen Computer sind Sie es selbst. Sonst fragen Sie die Person, von der Sie die Adresse haben.',
  table: 'Tabelle',
  feed: 'Pricewright-Blog',
  feedLink: 'Als Atom-Feed abonnieren',
  published: (day) => `Veröffentlicht am ${day}`,
  allArticles: 'Alle Artikel',
  noSuchArticle: 'Diesen Artikel gibt es nicht',
  noSuchArticleText:
    'Vielleicht ist die Adresse falsch geschrieben, oder der Artikel wurde umbenannt. Alle Artikel stehen in der Liste.',
  failed: 'Das hat nicht funktioniert',
  back: 'Zurück zum Formular',
}
