import type { MessagesOf } from '#domain/messages-of.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { plural } from '../format/number.ts'
import type * as English from './messages.ts'
import { countOf, nounFor } from './nouns.ts'

/** Kinds with a feminine noun; all others are masculine. */
const FEMININE: ReadonlySet<Kind> = new Set<Kind>([
  'category',
  'brand',
  'changeSet',
  'importMapping',
  'shipment',
  'shipmentLine',
  'priceList',
  'service',
  'recurringDocument',
])

function thisOf(kind: Kind): string {
  if (FEMININE.has(kind)) return 'cette'
  return kind === 'documentMail' || kind === 'event' ? 'cet' : 'ce'
}

function deleted(kind: Kind, count: number): string {
  return plural(
    count,
    FEMININE.has(kind) ? { one: 'supprimée', other: 'supprimées' } : { one: 'supprimé', other: 'supprimés' },
  )
}

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}[\p{Ll}’-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const actionMessages: MessagesOf<typeof English.actionMessages> = {
  undo: 'Défaire',
  undoWaits: 'Défaire nécessite le réseau',
  undoWaitsRemedy: (called) =>
    `Pas encore défait\u00a0: ${called}. Connectez-vous à Internet, puis défaites-le à nouveau.`,
  thing: (kind, count = 1) =>
    plural(count, { one: `${thisOf(kind)} ${nounFor(kind).one}`, other: `ces ${nounFor(kind).other}` }),
  saved: (field) => `Enregistré\u00a0: ${field}`,
  changeOf: (what, name) => `${what === null ? 'modification' : midSentence(what)} (${name})`,
  added: (name) => `Ajouté\u00a0: ${name}`,
  copied: (name) => `Créé\u00a0: ${name}`,
  deleted: (name) => `Supprimé\u00a0: ${name}`,
  deletedMany: (kind, count) => `${countOf(kind, count)} ${deleted(kind, count)}`,
  showOf: (count, name) => `${name}\u00a0: ${count}. Afficher`,
  unnamed: (noun) => `${noun} sans nom`,
  about: (title, name) => `${title}\u00a0: ${name}`,
}
