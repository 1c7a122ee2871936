import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './record-messages.ts'

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}[\p{Ll}’-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const recordMessages: MessagesOf<typeof English.recordMessages> = {
  notFound: 'Introuvable',
  noId: (thing) => `Introuvable à cette adresse\u00a0: ${thing}.`,
  isGone: (thing) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} qui n’existe plus`,
  bringBack: 'Restaurer',
  alsoHere: (names) => `Modifie aussi en ce moment\u00a0: ${names}`,
  looksOnly: 'Vous pouvez consulter ce compte, sans rien y modifier.',
  backTo: (list) => `Aller à la liste\u00a0: ${midSentence(list)}`,
  notHere:
    'Cette fiche a été supprimée sur un autre appareil ou dans un autre onglet, ou le serveur ne l’a pas acceptée.',
  nothing: 'rien',
  gone: 'élément supprimé',
  yes: 'oui',
  no: 'non',
}
