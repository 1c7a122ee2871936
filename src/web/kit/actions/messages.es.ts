import type { MessagesOf } from '#domain/messages-of.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { plural } from '../format/number.ts'
import { countOf, nounFor } from './nouns.ts'
import type * as English from './messages.ts'

/** Of the nouns of the kinds of rows; their first word tells. */
function isFeminine(noun: string): boolean {
  return /^\S*(?:as?|ión|iones|orden|órdenes)(?: |$)/.test(noun)
}

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const actionMessages: MessagesOf<typeof English.actionMessages> = {
  undo: 'Deshacer',
  undoWaits: 'Para deshacer hace falta conexión',
  undoWaitsRemedy: (called: string) => `Aún sin deshacer: ${called}. Conéctate a internet y deshazlo de nuevo.`,
  thing: (kind: Kind, count = 1) => {
    const { one, other } = nounFor(kind)
    return plural(count, {
      one: `${isFeminine(one) ? 'esta' : 'este'} ${one}`,
      other: `${isFeminine(other) ? 'estas' : 'estos'} ${other}`,
    })
  },
  saved: (field: string) => `Guardado: ${field}`,
  changeOf: (what: string | null, name: string) => `${what === null ? 'cambio' : midSentence(what)} de ${name}`,
  added: (name: string) => `Añadido: ${name}`,
  copied: (name: string) => `Creado: ${name}`,
  deleted: (name: string) => `Eliminado: ${name}`,
  deletedMany: (kind: Kind, count: number) =>
    isFeminine(nounFor(kind).one)
      ? `${countOf(kind, count)} ${plural(count, { one: 'eliminada', other: 'eliminadas' })}`
      : `${countOf(kind, count)} ${plural(count, { one: 'eliminado', other: 'eliminados' })}`,
  showOf: (count: string, name: string) => `${count} de ${name}. Mostrar`,
  unnamed: (noun: string) => `${isFeminine(noun) ? 'una' : 'un'} ${noun}`,
  about: (title: string, name: string) => `${title}: ${name}`,
}
