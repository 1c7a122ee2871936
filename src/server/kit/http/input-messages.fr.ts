import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './input-messages.ts'

export const inputMessages: MessagesOf<typeof English.inputMessages> = {
  missing: 'manque',
  kinds: {
    int: 'doit être un nombre entier',
    number: 'doit être un nombre',
    string: 'doit être un texte',
    boolean: 'doit être true ou false',
    array: 'doit être une liste',
    object: 'doit être un objet',
    record: 'doit être un objet',
  },
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `doit être ${values[0]}` : `doit être l’une de ces valeurs\u00a0: ${values.join(', ')}`,
  mustBe: { start: 'doit être ', end: '', or: ' ou ' },
  unknown: 'n’existe pas ici',
  notUtf8: 'doit être en UTF-8',
  tooDeep: (levels: number) => `ne doit pas avoir plus de ${levels} niveaux d’imbrication`,
  beyond: 'contient un nombre trop grand pour être enregistré',
  notOneKey: 'doit être un seul texte de 1 à 255 caractères',
}
