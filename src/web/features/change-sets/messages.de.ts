import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatPercent, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'Zeile', other: 'Zeilen' }
const newCategory: Noun = { one: 'neue Kategorie', other: 'neue Kategorien' }
const newBrand: Noun = { one: 'neue Marke', other: 'neue Marken' }

const origins: Readonly<Record<ChangeOrigin, string>> = {
  bulk: 'Sammelbearbeitung',
  import: 'Import',
  sample: 'Beispielshop',
  priceList: 'Preisliste',
  schedule: 'Geplanter Preis',
  shipment: 'Sendung',
  rates: 'Wechselkurse',
  scenario: 'Szenario',
  storePull: 'Aus einem Shop',
  storePush: 'An einen Shop',
  assistant: 'Assistent',
  command: 'Viele auf einmal',
  api: 'API',
}

function marginOf(ppm: number | null): string {
  return ppm === null ? 'keine' : formatPercent(ppm)
}

export const changeSetsMessages: MessagesOf<typeof English.changeSetsMessages> = {
  title: 'Änderungen',
  thing: 'diese Änderungen',
  facts: (count) => `${countOf('changeSet', count)}, neueste zuerst`,
  label: 'Änderungen',
  chosen: 'Ausgewählte Änderungen',
  search: 'Änderungen suchen',
  searchHint: 'Was, von wem',
  origins,
  filters: {
    state: { label: 'Status', all: 'Alle Status', options: changeStates },
    origin: { label: 'Herkunft', all: 'Alle Arten', options: origins },
  },
  columns: {
    title: 'Was',
    when: 'Wann',
    origin: 'Herkunft',
    actor: 'Wer',
    size: 'Zeilen',
    effect: 'Wirkung',
    state: 'Status',
  },
  waiting: 'Noch nicht gesendet',
  nothingToApply: 'Nichts anzuwenden',
  effect: {
    rows: (count) => formatCount(count, row),
    created: (count) => `${formatNumber(count)} neu`,
    updated: (count) => `${formatNumber(count)} geändert`,
    refused: (count) => `${formatNumber(count)} nicht angenommen`,
    notUnderstood: (count) => `${formatNumber(count)} nicht verstanden`,
    unchanged: (count) => `${formatNumber(count)} wie vorher`,
    withoutCost: (count) => `${formatNumber(count)} ohne Kosten`,
    replanned: (count) => `${formatNumber(count)} anders als in der Vorschau`,
    newCategories: (count) => formatCount(count, newCategory),
    newBrands: (count) => formatCount(count, newBrand),
    newListings: (count) => `${formatNumber(count)} mit einem Shop verknüpft`,
    belowFloor: (count) => `${formatNumber(count)} unter der Mindestmarge`,
    margin: 'Durchschnittsmarge der geänderten Produkte',
    marginOf,
    marginShort: (change) => `Marge ${change}`,
    marginChange: (before, after) => `${marginOf(before)} → ${marginOf(after)}`,
  },
  empty: {
    title: 'Noch keine Änderungen',
    text: 'Importe und Bearbeitungen vieler Produkte stehen hier als je eine Änderung: mit dem Stand vorher und nachher und der Möglichkeit, sie zurückzunehmen. Einzelne Bearbeitungen stehen im Verlauf ihres Produkts.',
    action: 'Datei importieren',
  },
  nothing: {
    title: 'Nichts gefunden',
    text: 'Keine Änderung passt zu allen diesen Angaben.',
    reset: 'Alle Änderungen anzeigen',
  },
  panel: {
    loading: 'Änderungen werden gelesen …',
    made: 'Begonnen',
    applied: 'Angewendet',
    reverted: 'Zurückgenommen',
    size: 'Zeilen',
    origin: 'Herkunft',
    revert: 'Zurücknehmen',
    again: 'Erneut versuchen',
    reverting: 'Wird zurückgenommen …',
    queued: 'Wird nach dem Senden zurückgenommen',
    apply: 'Anwenden',
    send: 'An den Shop senden',
    applying: 'Wird angewendet',
    cancel: 'Abbrechen',
    left: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
    draft:
      'Die Datei wurde nicht bis zum Ende gelesen. Machen Sie unter „Import“ weiter, oder verwerfen Sie den Entwurf und importieren Sie die Datei noch einmal.',
    continue: 'Zum Import',
    unchecked: 'Nicht alles davon wurde geprüft. Prüfen Sie es noch einmal, oder verwerfen Sie es.',
    discard: 'Verwerfen',
    offline: 'Die Zeilen und das Zurücknehmen brauchen das Netz. Alles andere funktioniert.',
    unsent: 'Diese Änderung ist noch nicht beim Server. Sobald sie dort ist, sind ihre Zeilen zu sehen.',
    discarded: 'Die Zeilen wurden verworfen; nichts wurde geändert.',
    expires: (at) => `Noch ist nichts davon angewendet. Der Entwurf wird am ${formatDate(at)} automatisch verworfen.`,
  },
  moved: {
    title: (count, isMore) => `${isMore ? 'Mehr als ' : ''}${formatCount(count, row)} seit dieser Vorschau geändert`,
    text: 'Die Zahlen unten sind die von damals.',
    check: 'Erneut prüfen',
    checking: 'Wird geprüft …',
    checkedAgain: 'Die Vorschau zeigt jetzt, was gespeichert würde. Wenden Sie sie an, wenn Sie das so wollen.',
  },
  kept: {
    label: 'Zeilen, die geblieben sind',
    title: (rows) =>
      plural(rows, {
        one: `${formatCount(rows, row)} wurde nicht ganz zurückgenommen`,
        other: `${formatCount(rows, row)} wurden nicht ganz zurückgenommen`,
      }),
    rest: (rows) =>
      plural(rows, {
        one: `${formatCount(rows, row)} wurde zurückgenommen.`,
        other: `${formatCount(rows, row)} wurden zurückgenommen.`,
      }),
    again:
      'Was inzwischen jemand geändert hat, wird nie überschrieben. Korrigieren Sie es und versuchen Sie es erneut.',
    later: 'Darauf bauen andere Änderungen auf. Nehmen Sie jene zurück, dann werden auch diese zurückgenommen.',
    row: 'Zeile',
    stayed: 'Was geblieben ist und warum',
    nothing: 'Nichts wurde zurückgenommen',
    otherwise: 'Der Rest wurde zurückgenommen',
    everything: 'Alles',
    another: 'eine andere Änderung',
    quoted: (title) => `„${title}“`,
    overwritten: (later) =>
      `Seither gesetzt durch: ${later}. Nehmen Sie das zurück, dann wird auch dies zurückgenommen.`,
    goneWith: (later) =>
      `Seither gesetzt durch: ${later}. Das wurde zurückgenommen, und dies wurde mit zurückgenommen.`,
    partlyGoneWith: (later) =>
      `Seither gesetzt durch: ${later}. Das wurde teilweise zurückgenommen; auf seiner Seite steht, was geblieben ist.`,
    reasons: {
      changed: 'Seither geändert',
      overwritten: 'Seither durch eine andere Änderung gesetzt',
      gone: 'Seither gelöscht',
      named: 'Wird noch von anderen Zeilen verwendet',
      missing: 'Verweist auf etwas, das es nicht mehr gibt',
      refused: 'Eine Regel lässt es nicht zu',
    },
  },
  rows: {
    label: 'Zeilen',
    show: 'Anzeigen',
    all: 'Alle Zeilen',
    states: {
      create: 'Neu',
      update: 'Geändert',
      delete: 'Gelöscht',
      same: 'Wie vorher',
      bad: 'Nicht angenommen',
      new: 'Noch nicht geprüft',
    },
    notUnderstood: 'Nicht verstanden',
    line: (number) => `Zeile ${formatNumber(number)}`,
    unnamed: 'Ohne Namen',
    none: 'Hier sind keine Zeilen.',
    more: (count) => `${formatNumber(count)} weitere anzeigen`,
    less: 'Weniger anzeigen',
    to: 'zu',
  },
  badRows: {
    save: 'Ausgelassene Zeilen als CSV speichern',
    fileName: (title) => `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}, zu korrigieren.csv`,
  },
  applied: {
    done: (title) => `„${title}“ wurde angewendet`,
    undo: 'Rückgängig machen',
  },
  discarding: {
    title: (title) => `${title} verwerfen?`,
    text: 'Die Zeilen werden verworfen. Nichts davon wurde angewendet, es ändert sich also nichts.',
    confirm: 'Entwurf verwerfen',
    done: (title) => `${title} verworfen`,
  },
  choices: {
    pricingMode: { strategy: 'Marge oder Aufschlag', manual: 'von Hand', retailPrice: 'wie eingegeben' },
    pricingStrategy: { margin: 'Marge', markup: 'Aufschlag', manual: 'von Hand' },
    source: {
      pricewright: 'hier erstellt',
      wix: 'Wix',
      firestore: 'Archiv',
      imported: 'importierte Datei',
      shopify: 'Shopify',
      woocommerce: 'WooCommerce',
    },
  },
  gone: {
    title: 'Nicht gefunden',
    text: 'Vielleicht gehört es jemand anderem, oder es hat nie existiert.',
  },
}
