import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './record-messages.ts'

/** Of the nouns of the kinds of rows; their first word tells. */
function isFeminine(noun: string): boolean {
  return /^\S*(?:as?|ión|iones|orden|órdenes)(?: |$)/.test(noun)
}

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const recordMessages: MessagesOf<typeof English.recordMessages> = {
  notFound: 'No encontrado',
  noId: (thing: string) => `En esta dirección no hay ${isFeminine(thing) ? 'ninguna' : 'ningún'} ${thing}.`,
  isGone: (thing: string) => `${isFeminine(thing) ? 'Esta' : 'Este'} ${thing} ya no existe`,
  bringBack: 'Restaurar',
  alsoHere: (names: string) => `También lo edita ahora: ${names}`,
  looksOnly: 'Puedes ver esta cuenta, pero no cambiar nada.',
  backTo: (list: string) => `Ir a ${midSentence(list)}`,
  notHere: 'Se ha eliminado en otro dispositivo o en otra pestaña, o el servidor no lo ha aceptado.',
  nothing: 'vacío',
  gone: 'algo que ya no existe',
  yes: 'sí',
  no: 'no',
}
