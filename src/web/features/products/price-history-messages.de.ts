import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-history-messages.ts'

export const priceHistoryMessages: MessagesOf<typeof English.priceHistoryMessages> = {
  title: 'Preisverlauf',
  thing: 'der Preisverlauf dieses Produkts',
  now: 'Jetzt',
  price: 'Endkundenpreis',
  tradePrice: 'Händlerpreis',
  cost: 'Gesamtkosten',
  lines: { price: 'Preis', cost: 'Kosten' },
  date: 'Datum',
  none: '–',
  table: 'Als Tabelle anzeigen',
  csv: 'CSV-Datei',
  fileName: (name) => `Preisverlauf ${name}.csv`,
  of: 'Preise für',
  product: 'Das Produkt',
  currency: 'Währung',
  empty: (currency) => `Einen Preis in ${currency} gab es noch nicht.`,
  since: (day) => `Seit ${day}. „Ältere Änderungen anzeigen“ unten reicht weiter zurück; in der CSV-Datei stehen alle.`,
  sinceOffline: (day) =>
    `Seit ${day}. Ältere Änderungen liegen auf dem Server: Sie erscheinen, sobald das Netz wieder da ist.`,
  cut: 'Die Datei enthält die neuesten 10.000 Änderungen.',
  steady: (value, day) => `Endkundenpreis ${value} seit ${day}. Die Tabelle zeigt jede Änderung.`,
  series: (from, day, to, changes) =>
    `Endkundenpreis von ${from} am ${day} auf ${to}, in ${changes}. Die Tabelle zeigt jede Änderung.`,
  // After „in“.
  change: { one: 'Schritt', other: 'Schritten' },
  file: [
    'Datum',
    'Variante',
    'SKU',
    'Währung',
    'Endkundenpreis',
    'Händlerpreis',
    'Gesamtkosten',
    'Geändert von',
    'Grund',
  ],
}
