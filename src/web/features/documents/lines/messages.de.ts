import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, type Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const LINE: Noun = { one: 'Position', other: 'Positionen' }

export const lineMessages: MessagesOf<typeof English.lineMessages> = {
  label: 'Positionen',
  position: 'Nr.',
  description: 'Beschreibung',
  quantity: 'Menge',
  unit: 'Einheit',
  unitPrice: 'Einzelpreis',
  discount: 'Rabatt',
  tax: 'Steuer',
  total: 'Betrag',
  unitCost: 'Stückkosten',
  margin: 'Marge',
  private: 'Das sehen nur Sie.',
  cell: (column, position) => `${column}: ${formatNumber(position)}`,
  pick: 'Produkte und Dienstleistungen',
  add: 'Position hinzufügen',
  addHint: 'Produkt, Dienstleistung oder freier Text',
  full: (lines) => `Ein Dokument fasst höchstens ${formatCount(lines, LINE)}.`,
  more: (position) => `Mehr zu Position ${formatNumber(position)}`,
  move: (position) => `Position ${formatNumber(position)} verschieben`,
  removeShort: 'Entfernen',
  removed: (lines) => `${formatCount(lines, LINE)} entfernt`,
  pasted: (lines) => `${formatCount(lines, LINE)} eingefügt`,
  refusedCells: (cells) =>
    formatCount(cells, {
      one: 'Zelle war nicht lesbar und blieb, wie sie war',
      other: 'Zellen waren nicht lesbar und blieben, wie sie waren',
    }),
  noDiscount: 'Geben Sie einen Prozentsatz (10\u00a0%) oder einen Betrag ein.',
  open: (position) => `Position ${formatNumber(position)}`,
  done: 'Fertig',
  up: 'Nach oben',
  down: 'Nach unten',
  category: 'Steuerkategorie',
  byRate: 'Nach Steuersatz',
  why: (rule) => `${rule}. Warum dieser Preis`,
  whyTitle: (name) => `Warum dieser Preis · ${name}`,
  typed: 'Eingegebener Preis',
  notPriced: 'Noch kein Preis',
  byRule: 'Preis der Regel verwenden',
  ruleNow: (price, currency) => `Nach den Regeln wären es jetzt ${formatMoney(price, currency)}.`,
  noName: 'Keine Beschreibung',
  noPrice: 'Geben Sie einen Preis ein; 0, wenn es nichts kostet.',
  noPriceShort: 'noch kein Preis',
  showMargin: 'Kosten und Margen anzeigen',
  marginHelp: 'Nur für Sie: wird nie gedruckt und nie gesendet.',
}
