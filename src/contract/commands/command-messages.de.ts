import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-messages.ts'

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  idTaken: {
    document: 'Es gibt schon ein Dokument mit der neuen ID.',
    priceList: 'Es gibt schon eine Preisliste mit der neuen ID.',
    product: 'Es gibt schon ein Produkt mit der neuen ID.',
    service: 'Es gibt schon eine Dienstleistung mit der neuen ID.',
    shipment: 'Es gibt schon eine Sendung mit der neuen ID.',
  },
  negative: 'darf nicht negativ sein',
  changeAtLeast: 'muss mindestens −100\u00a0% sein',
  changeAtMost: 'darf höchstens 100.000\u00a0% sein',
  nothingChosen: 'Wählen Sie mindestens eine Änderung.',
  sameCategory: 'Wählen Sie eine andere Kategorie als die, die Sie löschen.',
  noListId: 'Die ID der Preisliste ist erforderlich',
  sampleIsHere: 'Der Beispielshop ist schon da.',
  sampleWasChanged: 'Alles, was vom Beispielshop noch da ist, wurde geändert.',
  noSample: 'Hier gibt es keinen Beispielshop.',
  linesOfShipment: (most) => `${most.toLocaleString('de')} Positionen in einer Sendung`,
  madeIsKept: (name, isAlone) =>
    `Rückgängig machen: ${name} wurde seitdem geändert und bleibt.${isAlone ? '' : ' Was zugleich erstellt wurde, bleibt ebenfalls.'}`,
}
