import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const errorPageMessages: MessagesOf<typeof English.errorPageMessages> = {
  notFoundTitle: 'Rien ici',
  notFound: 'Il n’y a aucune page à cette adresse. Elle a peut-être changé de place, ou le lien contient une faute.',
  refusedTitle: 'Réservé aux administrateurs',
  unconfirmed: (email) =>
    `${email} n’est pas encore confirmée. Si l’exploitant l’a indiquée dans ADMIN_EMAILS, vous devenez administrateur dès qu’elle l’est.`,
  owner: 'le titulaire',
  ownerTitle: 'Réservé au titulaire',
  ownerText: (account, owner) =>
    `Cette partie de «\u00a0${account}\u00a0» est réservée au titulaire du compte. Adressez-vous à ${owner}.`,
  roleTitle: 'Hors de votre rôle',
  roles: {
    editor: 'L’administration est fermée dans le compte d’une autre personne.',
    viewer: '«\u00a0Lecture seule\u00a0» voit tout et ne modifie rien\u00a0; cette page sert à modifier.',
    accountant: 'La comptabilité voit les documents, les clients et les rapports.',
  },
  askForRole: (owner) => `Pour un autre rôle, adressez-vous à ${owner}.`,
}
