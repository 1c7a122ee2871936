import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  loadFailed: (cause) => `Die Tarife konnten nicht geladen werden: ${cause}`,
  noPlans: 'Es gibt noch keine Tarife. Mit „Standardtarife anlegen“ fügen Sie welche hinzu.',
  subscriptionsFailed: 'Die Abonnements konnten nicht geladen werden',
  notFound: 'Der Tarif mit der ID {id} wurde nicht gefunden',
}

export const planWords: MessagesOf<typeof English.planWords> = {
  products: 'Produkte',
  customers: 'Kunden',
  priceLists: 'Preislisten',
  documentsPerMonth: 'Dokumente im Monat',
  storageBytes: 'Speicher',
  people: 'Personen',
  monthly: 'Monatlich',
  quarterly: 'Vierteljährlich',
  annual: 'Jährlich',
  active: 'Aktiv',
  trial: 'Testzeitraum',
  canceled: 'Gekündigt',
  expired: 'Abgelaufen',
  suspended: 'Ausgesetzt',
}
