import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, formatRate, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const childCategory: Noun = { one: 'Unterkategorie', other: 'Unterkategorien' }

export const categoriesMessages: MessagesOf<typeof English.categoriesMessages> = {
  without: (products) => `${countOf('product', products)} ohne Kategorie`,
  allIn: 'Jedes Produkt hat eine',
  filters: {
    status: { label: 'Status', all: 'Alle Status', options: { active: 'Aktiv', inactive: 'Inaktiv' } },
  },
  create: 'Neue Kategorie',
  createIn: (parent) => `Neue Kategorie in ${parent}`,
  nameOfNew: 'Name der neuen Kategorie',
  nameHelp: 'Mit Enter hinzufügen und gleich die nächste erstellen; mit Esc beenden.',
  columns: { name: 'Kategorie', products: 'Produkte', status: 'Status' },
  actions: 'Aktionen',
  path: (parent, name) => `${parent} / ${name}`,
  inCategory: (parent) => `in ${parent}`,
  fromParent: (parent) => `von ${parent}`,
  children: (categories) => formatCount(categories, childCategory),
  floor: (margin) => `Mindestmarge ${formatRate(margin)}`,
  fold: (name) => `${name} zuklappen`,
  unfold: (name) => `${name} aufklappen`,
  actionsOn: (name) => `Aktionen für ${name}`,
  addChild: 'Unterkategorie hinzufügen',
  rename: 'Umbenennen',
  renameOf: (name) => `Neuer Name von ${name}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moved: (name, place, count) => `${name} steht jetzt an Stelle ${formatNumber(place)} von ${formatNumber(count)}`,
  delete: 'Löschen',
  keys: 'Pfeiltasten bewegen und klappen auf und zu, Enter öffnet, F2 benennt um, Alt mit Pfeiltaste ändert die Reihenfolge, Entf löscht.',
  empty: {
    title: 'Noch keine Kategorien',
    text: 'Kategorien ordnen, was Sie verkaufen, auf zwei Ebenen: Küche und Küche / Kochgeschirr. Jede kann eine eigene Mindestmarge haben; Preise darunter werden gekennzeichnet.',
    importFile: 'Datei importieren',
  },
  panel: {
    top: 'Keine: oberste Ebene',
    parentHelp: 'Für eine Unterkategorie gilt die Mindestmarge ihrer Oberkategorie, wenn sie keine eigene hat.',
    hasChildren: (categories) =>
      `Sie hat ${formatCount(categories, childCategory)}, und es gibt nur zwei Ebenen: Sie bleibt oben.`,
    floorFrom: (margin, from) => `Leer: ${formatRate(margin)} von ${from}`,
    floorFromSettings: (margin) => `Leer: ${formatRate(margin)} aus Ihren Einstellungen`,
    floorNone: 'Leer: keine festgelegt',
    activeHelp: 'Eine inaktive Kategorie behält ihre Produkte und ist als nicht mehr verwendet gekennzeichnet.',
    order: 'Reihenfolge',
    place: (place, count) => `${formatNumber(place)} von ${formatNumber(count)}`,
    contents: 'In dieser Kategorie',
    noProducts: 'Keine Produkte',
    inChildren: (products) => `${formatNumber(products)} weitere in den Unterkategorien`,
    slug: 'Kurzname',
    changed: 'Geändert',
  },
  earlier: {
    title: (products) => `${countOf('product', products)} mit Preis nach einer früheren Einstellung`,
    text: 'Preise und Kennzeichnungen bleiben, wie sie sind, bis Sie neu berechnen.',
    recalculate: 'Neu berechnen',
    done: (products, name) => `${countOf('product', products)} in ${name} neu berechnet`,
  },
  removal: {
    title: (name) => `${name} löschen?`,
    products: (products) =>
      plural(products, {
        one: 'Wohin kommt das Produkt dieser Kategorie?',
        other: `Wohin kommen die ${countOf('product', products)} dieser Kategorie?`,
      }),
    children: (categories) =>
      plural(categories, {
        one: 'Wohin kommt ihre Unterkategorie?',
        other: `Wohin kommen ihre ${formatCount(categories, childCategory)}?`,
      }),
    noCategory: 'Ohne Kategorie',
    top: 'Auf die oberste Ebene',
    confirm: 'Kategorie löschen',
    floorNote: 'Produkte behalten ihre Preise; von da an gilt die Mindestmarge ihrer neuen Kategorie.',
  },
}
