import type { MessagesOf } from '#domain/messages-of.ts'
import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './planned-messages.ts'

const states: Readonly<Record<ScheduledState, string>> = {
  planned: 'Geplant',
  running: 'Läuft',
  done: 'Beendet',
  cancelled: 'Aufgehoben',
  failed: 'Fehlgeschlagen',
}

export const plannedMessages: MessagesOf<typeof English.plannedMessages> = {
  title: 'Geplante Preise',
  lead: 'Ein Preis, der zu seiner Zeit von selbst gilt. Endet eine Aktion, kommt der frühere Preis zurück.',
  thing: 'diese geplanten Preise',
  plan: 'Preis planen',
  states,
  noEnd: 'ohne Ende',
  change: ({ patchKind, amount, currency, percentOff }) => {
    if (patchKind === 'price') return amount === null ? '–' : formatMoney(amount, currency)
    return percentOff < 0 ? `${formatRate(-percentOff)} Zuschlag` : `${formatRate(percentOff)} Nachlass`
  },
  cameTo: (price, currency) => `ergab ${formatMoney(price, currency)}`,
  promotion: 'Aktion',
  cancel: (title) => `${title} aufheben`,
  cancelAll: 'Aufheben',
  cancelled: 'Aufgehoben',
  kept: (rows) =>
    formatCount(rows, { one: 'spätere Änderung blieb erhalten', other: 'spätere Änderungen blieben erhalten' }),
  gone: 'Gelöschtes Produkt',
  showDone: 'Vergangenes anzeigen',
  hideDone: 'Vergangenes ausblenden',
  empty: 'Es ist nichts geplant.',
  more: (products) => `und ${formatNumber(products)} weitere`,
  planned: (prices) => `${countOf('scheduledPrice', prices)} angelegt`,
}

export const lowestMessages: MessagesOf<typeof English.lowestMessages> = {
  line: (price, currency, since) =>
    `Niedrigster Preis der letzten 30 Tage: ${formatMoney(price, currency)} (${formatDate(since)})`,
  none: 'Für die 30 Tage davor ist kein Preis bekannt.',
  reading: 'Der niedrigste Preis der letzten 30 Tage wird gelesen …',
  offline: 'Der niedrigste Preis der letzten 30 Tage erscheint, sobald das Netz wieder da ist.',
  raise: 'Das ist keine Ermäßigung: Der Preis liegt nicht unter dem niedrigsten der letzten 30 Tage.',
}

export const planMessages: MessagesOf<typeof English.planMessages> = {
  title: 'Preis planen',
  what: 'Wofür',
  whatHint: 'Winterschlussverkauf',
  defaults: { price: 'Geplanter Preis', promotion: 'Aktion' },
  scope: 'Produkte',
  scopes: { all: 'Alle der Liste', one: 'Ein Produkt' },
  product: 'Produkt',
  kind: 'Neuer Preis',
  kinds: { price: 'Ein Preis', percentOff: 'Nachlass in Prozent' },
  amount: 'Preis',
  percent: 'Nachlass in Prozent',
  starts: 'Von',
  ends: 'Bis',
  endsHelp: 'Leer: ohne Ende.',
  promotion: 'Aktion',
  promotionHelp: 'Wird als Ermäßigung beworben: Der niedrigste Preis der letzten 30 Tage steht daneben.',
  save: 'Planen',
  cancel: 'Abbrechen',
  issues: {
    amount: 'Geben Sie den Preis ein.',
    percent: 'Geben Sie den Prozentsatz ein.',
    starts: 'Geben Sie ein, wann es beginnt.',
    ends: 'Das Ende muss nach dem Beginn liegen.',
    promotion: 'Eine Aktion braucht ein Ende.',
    product: 'Wählen Sie ein Produkt.',
  },
}
