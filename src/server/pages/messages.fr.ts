import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const siteMessages: MessagesOf<typeof English.siteMessages> = {
  skip: 'Aller au contenu',
  signIn: 'Se connecter',
  openApp: 'Ouvrir Pricewright',
  assistant: 'Ouvrir l’assistant IA',
  chat: 'Discussion en direct avec l’assistance',
  closeChat: 'Fermer la discussion',
  pages: 'Pages',
  language: 'Langue',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  operatedBy: (name) => `L’exploitant de cette installation est ${name}.`,
  noOperator:
    'Cette installation n’indique pas son exploitant. Sur votre propre ordinateur, c’est vous. Ailleurs, adressez-vous à la personne qui vous en a communiqué l’adresse.',
  table: 'Tableau',
  feed: 'Blog de Pricewright',
  feedLink: 'S’abonner au flux Atom',
  published: (day) => `Publié le ${day}`,
  allArticles: 'Tous les articles',
  noSuchArticle: 'Cet article n’existe pas',
  noSuchArticleText:
    'L’adresse est peut-être mal écrite, ou l’article a changé de nom. Tous les articles figurent dans la liste.',
  failed: 'Cela n’a pas fonctionné',
  back: 'Revenir au formulaire',
}
