import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  lastAdmin: 'Vous êtes la dernière personne qui administre. Nommez quelqu’un d’autre avant de supprimer votre compte.',
  wrongName: 'Ce n’est pas le nom de ce compte. Rien n’a été supprimé.',
  about: `Tout ce que Pricewright conserve à votre sujet.

data/      Tous les types de fiches\u00a0: en JSON sous la forme de l’API (montants en unités principales, pourcentages en pour cent) et en CSV.
history/   Toutes les modifications depuis la première, ce qui a été supprimé et les brouillons de modifications, un objet JSON par ligne.
           Les montants y sont en 1/10\u202f000 de la plus petite unité de la devise, les pourcentages en millionièmes.
files/     Vos images, sous les clés indiquées dans files.ndjson.
account/   Votre compte\u00a0: identités, sessions, jetons d’API (sans leurs secrets), liens publics et tâches en attente.
`,
}
