import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-issue-messages.ts'

export const shipmentIssueMessages: MessagesOf<typeof English.shipmentIssueMessages> = {
  noShipment: 'fehlt. Positionen und Kostenposten gehören immer zu einer Sendung',
  landed: 'Diese Sendung ist eingebucht. Nehmen Sie das Einbuchen zurück, um die Positionen zu ändern.',
  landedCurrency: 'nicht änderbar. Diese Sendung ist eingebucht. Nehmen Sie zuerst das Einbuchen zurück',
  landedOrder: 'nicht änderbar. Die Sendung ist eingebucht',
  noOrder: 'muss eine Bestellung sein',
  countedByOrder: (number) =>
    `Bestellung ${number} hat diese Waren schon zum Bestand hinzugefügt. Schalten Sie „Zum Bestand hinzufügen“ aus, um die Sendung einzubuchen.`,
  countedByOthers: (number, goods, left) =>
    `Eine andere Sendung der Bestellung ${number} hat ${goods === '' ? 'diese Waren' : `„${goods}“`} schon zum Bestand hinzugefügt: Davon ${left === undefined ? 'kommt nichts mehr' : `kommen nur noch ${left}`}. Verringern Sie die Menge, erhöhen Sie sie in der Bestellung, oder schalten Sie „Zum Bestand hinzufügen“ aus.`,
  countedByDeleted: (number) =>
    `Eine gelöschte Sendung der Bestellung ${number} hat schon Waren zum Bestand hinzugefügt. Stellen Sie sie wieder her, oder schalten Sie „Zum Bestand hinzufügen“ aus, um diese einzubuchen.`,
}
