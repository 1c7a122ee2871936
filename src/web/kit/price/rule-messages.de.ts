import type { LostReason } from '#domain/price-list/price-data.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './rule-messages.ts'

const reasons: Readonly<Record<LostReason, string>> = {
  inactive: 'die Liste ist nicht aktiv',
  'not-yet': 'noch nicht gültig',
  ended: 'nicht mehr gültig',
  'other-group': 'für eine andere Kundengruppe',
  'other-currency': 'in einer anderen Währung',
  'not-reached': 'die Menge ist nicht erreicht',
  'no-rule': 'die Liste hat keine Regel für dieses Produkt',
  'no-rate': 'es gibt keinen Wechselkurs',
  'no-cost': 'es gibt keine Kosten',
  'no-price': 'es gibt keinen Ausgangspreis',
  'changed-since': 'der Preis wurde seit dem Beginn geändert',
  'goes-before': 'eine andere Regel hat Vorrang',
  'lower-priority': 'eine andere Liste hat den höheren Rang',
  dearer: 'eine andere Liste ist günstiger',
}

const missing: Readonly<Partial<Record<LostReason, string>>> = {
  'no-rate': 'Kein Wechselkurs',
  'no-cost': 'Keine Kosten',
  'no-price': 'Kein Ausgangspreis',
}

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  title: (name) => `Warum dieser Preis · ${name}`,
  open: (chip) => `${chip}. Warum dieser Preis`,
  wins: (rule) => `Verwendete Regel: ${rule}.`,
  winsIn: (rule, label) => `Verwendete Regel: ${rule}, ${label}.`,
  none: 'Keine Regel ergibt einen Preis',
  because: (reason) => `Kein Preis: ${reason}.`,
  steps: {
    label: 'Wie dieser Preis entsteht',
    price: 'Preis des Produkts',
    tradePrice: 'Händlerpreis des Produkts',
    cost: 'Gesamtkosten',
    promotion: 'Aktion',
    override: 'In dieser Liste von Hand festgelegt',
    quantityBreak: (quantity) => `Von Hand festgelegt ab Menge ${quantity}`,
    percentOff: (percent) => `${percent} Nachlass`,
    percentUp: (percent) => `${percent} Zuschlag`,
    margin: (percent) => `Marge ${percent}`,
    markup: (percent) => `Aufschlag ${percent}`,
    listTier: (percent, quantity) => `${percent} Nachlass ab Menge ${quantity}`,
    vat: 'Umsatzsteuer auf Verkäufe abgezogen',
    vatOn: 'Umsatzsteuer auf Verkäufe hinzugerechnet',
    ending: 'Preisendung',
    floor: 'Auf den Mindestpreis angehoben',
    total: 'Listenpreis',
    converted: (amount, day, source) => `${amount} zum Kurs vom ${day}, ${source}`,
  },
  floor: (price) => `Mindestpreis: ${price}.`,
  belowFloor: (price) => `Unter dem Mindestpreis von ${price}.`,
  net: 'Ohne USt.',
  considered: 'Außerdem geprüft',
  considerations: (rule, reason) => `${rule}: ${reason}`,
  reasons,
  missing,
  back: 'Preis der Regel verwenden',
}
