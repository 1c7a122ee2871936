import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './choice-messages.ts'

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  choose: 'Choisir…',
  typeToFind: 'Saisir pour trouver',
  nothingFound: 'Aucun résultat.',
  typeName: 'Saisir un nom',
  noneYet: 'Il n’y a encore rien\u00a0: saisissez un nom pour créer une première fiche.',
  create: (name) => `Créer «\u00a0${name}\u00a0»`,
}
