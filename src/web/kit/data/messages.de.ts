import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  undo: 'Rückgängig machen',
  unsentFile: 'pricewright-nicht-gesendet.json',
  denied: (act, thing) => `Keine Berechtigung zum ${act}: ${thing}`,
  expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an; nichts geht verloren.',
  unreachable: 'Der Server ist nicht erreichbar.',
  unreachableRemedy: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  notLoaded: 'Dafür ist ein Teil von Pricewright nötig, der nicht geladen werden konnte.',
  gone: 'Etwas, das dafür nötig ist, wurde auf einem anderen Gerät gelöscht.',
  unknown: 'Etwas ist schiefgegangen. Versuchen Sie es erneut oder wenden Sie sich an den Support.',
}
