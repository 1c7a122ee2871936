import { cutText } from '#domain/cut-text.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { ListBasis, ListRule, ListState } from '#domain/price-list/list-rules.ts'
import { isInForce, type ListStanding } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Row = RowOfKind<'priceList'>

const states: Readonly<Record<ListState, string>> = { draft: 'Entwurf', active: 'Aktiv', archived: 'Archiviert' }
const standings: Readonly<Record<ListStanding, string>> = { ...states, 'not-yet': 'Künftig', ended: 'Beendet' }
const bases: Readonly<Record<ListBasis, string>> = {
  retail: 'den Endkundenpreis',
  trade: 'den Händlerpreis',
  cost: 'die Kosten',
}

const rule: Readonly<Record<ListRule, (of: Pick<Row, 'rulePercent' | 'basis'>) => string>> = {
  none: () => 'Produktpreis',
  percentOff: ({ rulePercent, basis }) =>
    rulePercent < 0
      ? `${formatRate(-rulePercent)} Zuschlag auf ${bases[basis]}`
      : `${formatRate(rulePercent)} Nachlass auf ${bases[basis]}`,
  margin: ({ rulePercent }) => `Marge ${formatRate(rulePercent)}`,
  markup: ({ rulePercent }) => `Aufschlag ${formatRate(rulePercent)}`,
  tradePrice: () => 'Händlerpreis',
}

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  saved: 'Preisliste gespeichert',
  notSaved: 'Preisliste konnte nicht gespeichert werden',
  updated: 'Preisliste aktualisiert',
  notUpdated: 'Preisliste konnte nicht aktualisiert werden',
  deleted: 'Preisliste gelöscht',
  notDeleted: 'Preisliste konnte nicht gelöscht werden',
  notFetched: 'Preislisten konnten nicht abgerufen werden',
  notLoaded: 'Preislisten konnten nicht geladen werden',
  denied: 'Sie haben keine Berechtigung für Preislisten',
  network: 'Netzfehler beim Abrufen der Preislisten. Bitte prüfen Sie Ihre Verbindung',
  noIndex: 'Die Datenbank meldet ein Problem',
  otherWay: 'Ihre Daten werden auf anderem Weg geladen …',
}

export const listsMessages: MessagesOf<typeof English.listsMessages> = {
  title: 'Preislisten',
  label: 'Preislisten',
  facts: (rows, day) =>
    `${countOf('priceList', rows.length)} · ${formatNumber(rows.filter((row) => isInForce(row, day)).length)} aktiv`,
  create: 'Neue Preisliste',
  search: 'Preislisten suchen',
  searchHint: 'Titel, Gruppe …',
  filters: {
    status: { label: 'Status', all: 'Alle Status', options: standings },
    categoryIds: { label: 'Kategorien', all: 'Alle Kategorien' },
    brandIds: { label: 'Marken', all: 'Alle Marken' },
  },
  states,
  standings,
  columns: {
    title: 'Preisliste',
    rule: 'Preise',
    products: 'Produkte',
    customerGroup: 'Für',
    valid: 'Gültig',
    status: 'Status',
    priority: 'Rang',
    updatedAt: 'Geändert',
  },
  everybody: 'Alle',
  valid: ({ validFrom, validTo }) => {
    if (validFrom !== null && validTo !== null) return `${formatDay(validFrom)} – ${formatDay(validTo)}`
    if (validFrom !== null) return `Ab ${formatDay(validFrom)}`
    return validTo === null ? 'Immer' : `Bis ${formatDay(validTo)}`
  },
  rule: (row) => rule[row.ruleKind](row),
  duplicate: 'Duplizieren',
  archive: 'Archivieren',
  unarchive: 'Aktivieren',
  delete: 'Löschen',
  chosen: 'Ausgewählte Preislisten',
  named: (title) => `„${title}“`,
  deletedSet: (lists, title) =>
    cutText(`${title === '' ? countOf('priceList', lists) : `Preisliste ${title}`} gelöscht`, 300),
  empty: {
    title: 'Noch keine Preislisten',
    text: 'Eine Preisliste sagt, was eine Gruppe von Kunden bezahlt: die Produktpreise, von Hand festgelegte Preise, einen Nachlass in Prozent, eine Marge oder den Händlerpreis. Sie kann Preisstaffeln, einen Beginn und eine eigene Währung haben.',
    products: 'Zuerst Produkte hinzufügen',
  },
  nothing: {
    title: 'Nichts gefunden',
    text: 'Keine Preisliste passt zu alledem. Versuchen Sie es mit weniger Wörtern, oder heben Sie die Filter auf.',
    reset: 'Alle Preislisten anzeigen',
  },
  retry: 'Erneut versuchen',
}

export const newListMessages: MessagesOf<typeof English.newListMessages> = {
  title: 'Neue Preisliste',
  text: 'Sie ist aktiv, sobald sie gespeichert ist: Neue Dokumente aller Kunden ohne eigene Liste übernehmen ihre Preise, bis Sie ihr eine Kundengruppe geben oder sie zum Entwurf machen. Alles lässt sich später ändern.',
  name: 'Titel',
  nameHint: 'Händler 2027',
  products: 'Produkte',
  from: { active: 'Alle aktiven', category: 'Eine Kategorie', brand: 'Eine Marke', later: 'Später' },
  category: 'Kategorie',
  brand: 'Marke',
  count: (products) => `${countOf('product', products)} darin`,
  save: 'Preisliste speichern',
  cancel: 'Abbrechen',
}
