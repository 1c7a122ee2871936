import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './record-messages.ts'

export const recordMessages: MessagesOf<typeof English.recordMessages> = {
  notFound: 'Nicht gefunden',
  noId: (thing) => `${capital(thing)} unter dieser Adresse nicht gefunden.`,
  isGone: (thing) => `${capital(thing)} nicht mehr vorhanden`,
  bringBack: 'Wiederherstellen',
  alsoHere: (names) => `Auch gerade hier: ${names}`,
  looksOnly: 'Sie können sich in diesem Konto umsehen, aber nichts ändern.',
  backTo: () => 'Zur Liste',
  notHere: 'Auf einem anderen Gerät oder in einem anderen Tab gelöscht, oder vom Server nicht angenommen.',
  nothing: 'nichts',
  gone: 'nicht mehr vorhanden',
  yes: 'ja',
  no: 'nein',
}

/** A noun that may begin with an adjective, at the start of a sentence. */
function capital(thing: string): string {
  return thing.charAt(0).toUpperCase() + thing.slice(1)
}
