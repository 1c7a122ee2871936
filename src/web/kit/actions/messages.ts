import type { Kind } from '#contract/row-kinds.ts'
import { plural } from '../format/number.ts'
import { countOf, nounFor, nouns } from './nouns.ts'

/** What is said of actions on rows of any kind. */
export const actionMessages = {
  /** A language is put in place where an export leads to. */
  nouns,
  undo: 'Undo',
  /** Rows as the object of a sentence. */
  thing: (kind: Kind, count = 1) =>
    plural(count, { one: `this ${nounFor(kind).one}`, other: `these ${nounFor(kind).other}` }),
  saved: (field: string) => `${field} saved`,
  /** Said where a change says nothing by itself, when it is taken back. */
  changed: (kind: Kind) => `Change of a ${nounFor(kind).one}`,
  added: (name: string) => `${name} added`,
  copied: (name: string) => `${name} made`,
  deleted: (name: string) => `${name} deleted`,
  deletedMany: (kind: Kind, count: number) => `${countOf(kind, count)} deleted`,
  showOf: (count: string, name: string) => `${count} of ${name}. Show them`,
  notUndone: 'Nothing was undone',
  partlyUndone: 'Undone in part',
  staysTogether: 'What was made with it stays too.',
  changedSince: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `${labels.join(', ')} was changed since and stays.`,
      other: `${labels.join(', ')} were changed since and stay.`,
    }),
} as const
