import type { Kind } from '#contract/row-kinds.ts'
import { plural } from '../format/number.ts'
import { countOf, nounFor } from './nouns.ts'

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** What is said of actions on rows of any kind. */
export const actionMessages = {
  undo: 'Undo',
  undoWaits: 'Undo needs a connection',
  undoWaitsRemedy: (called: string) => `Not undone yet: ${called}. Connect to the internet, then undo it again.`,
  /** Rows as the object of a sentence. */
  thing: (kind: Kind, count = 1) =>
    plural(count, { one: `this ${nounFor(kind).one}`, other: `these ${nounFor(kind).other}` }),
  saved: (field: string) => `${field} saved`,
  /** A change as it is called when it is taken back; null is one without a name. */
  changeOf: (what: string | null, name: string) => `${what === null ? 'change' : midSentence(what)} of ${name}`,
  added: (name: string) => `${name} added`,
  copied: (name: string) => `${name} made`,
  deleted: (name: string) => `${name} deleted`,
  deletedMany: (kind: Kind, count: number) => `${countOf(kind, count)} deleted`,
  showOf: (count: string, name: string) => `${count} of ${name}. Show them`,
  unnamed: (noun: string) => `a ${noun}`,
  /** A title with the row that it is about. */
  about: (title: string, name: string) => `${title}: ${name}`,
} as const
