import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'Eintrag', other: 'Einträge' }

export const startMessages: MessagesOf<typeof English.startMessages> = {
  welcome: 'Willkommen',
  welcomeFacts: 'Finden wir heraus, was Ihre Ware wirklich kostet und was Sie dafür verlangen sollten.',
  home: 'Start',

  setup: {
    title: 'Wo verkaufen Sie?',
    lead: 'Das bestimmt Ihre Währung, wie die Umsatzsteuer gerechnet wird und wie neue Produkte ihren Preis bekommen. Sie können es jederzeit in den Einstellungen ändern.',
    name: 'Name des Unternehmens',
    nameHelp: 'Steht auf Ihren Dokumenten.',
    margin: 'Standardmarge',
    marginHelp:
      'Neue und importierte Produkte bekommen ihren Preis daraus. Lassen Sie das Feld leer, um jeden Preis selbst festzulegen.',
    timeZone: (zone) => `Das Datum richtet sich nach der Zeitzone dieses Geräts: ${zone}.`,
    country: 'Land',
    chooseCountry: 'Land wählen',
    currency: 'Währung',
    registered: 'Ich bin umsatzsteuerpflichtig',
    registeredProposed: (country) =>
      `Für Ihr Land eingeschaltet: ${country}. Schalten Sie es aus, wenn Sie nicht umsatzsteuerpflichtig sind, etwa als Kleinunternehmer.`,
    vat: 'Umsatzsteuer auf Verkäufe',
    vatHelp: 'Der Regelsatz Ihres Landes. Ändern Sie ihn, wenn Sie zu einem anderen Satz verkaufen.',
    vatUnknown: 'Dieses Land hat keinen einheitlichen Satz. Geben Sie Ihren ein.',
    include: 'Meine Preise enthalten Umsatzsteuer',
    includeHelp: 'Käufer sehen Preise inkl. USt.',
    reclaim: 'Ich ziehe die Einfuhrumsatzsteuer als Vorsteuer ab',
    reclaimHelp: 'Dann zählt sie nicht zu den Kosten eines Produkts.',
    save: 'Speichern und weiter',
    skip: 'Vorerst überspringen',
    thing: 'Ihre Einstellungen',
  },
  sellsFrom: {
    notSet: 'Sie haben noch nicht angegeben, wo Sie verkaufen.',
    set: 'Angeben, wo Sie verkaufen',
    line: (country, currency) => `Standort ${country}, Verkauf in ${currency}`,
    include: (rate) => `Preise enthalten ${rate} Umsatzsteuer`,
    exclude: (rate) => `zu den Preisen kommen ${rate} Umsatzsteuer hinzu`,
    without: 'keine Umsatzsteuer',
    change: 'Land oder Währung ändern',
    changeVat: 'USt. ändern',
  },
  ways: {
    bring: 'Eigene Produkte importieren',
    bringText:
      'Ziehen Sie die Liste eines Lieferanten oder den Export eines Shops hinein. Sie sehen vor dem Speichern, was passieren würde.',
    fileKinds: 'CSV oder Excel (.xlsx)',
    orType: 'Keine Datei zur Hand?',
    type: 'Erstes Produkt eingeben',
    sellsOnline: 'Verkaufen Sie mit Wix, Shopify oder WooCommerce?',
    connect: 'Shop verbinden',
    look: 'Sich in einem Beispielshop umsehen',
    lookText:
      'Der Shop eines Importeurs, für Sie erfunden: Produkte, Sendungen, Preislisten und Dienstleistungen, und ein paar Probleme, die sich zu finden lohnen. Ein Klick entfernt ihn wieder.',
  },
  sample: {
    load: 'Beispielshop laden',
    remove: 'Beispielshop entfernen',
    removeChanged: 'Auch Geändertes entfernen',
    loadTitle: 'Beispielshop geladen',
    removeTitle: 'Beispielshop entfernt',
    loaded: 'Der Beispielshop ist da',
    removed: 'Der Beispielshop ist weg',
    kept: (count) => `Geblieben: ${count}, von Ihnen geändert oder verwendet`,
    notice: 'Sie sehen den Beispielshop',
    noticeText: 'Ändern Sie, was Sie möchten, oder entfernen Sie ihn, wenn Sie Ihre eigenen Produkte importieren.',
    noticeChanged: (names) => `Beim Entfernen bleibt, was Sie geändert haben oder verwenden: ${names}.`,
    onlyChanged: 'Was vom Beispielshop übrig ist, haben Sie geändert; es bleibt, bis Sie es entfernen.',
    settingsTitle: 'Beispielshop',
    settingsLead: 'Der Shop eines Importeurs, erfunden zum Umsehen.',
    notHere: 'Er ist nicht geladen.',
    here: (count) => `Davon hier: ${count}.`,
    andMore: (names, count) => `${names} und ${count} weitere`,
    row,
  },
  attention: {
    title: 'Zuerst ansehen',
    lead: 'Aktive Produkte, die Verlust bringen oder unter Ihre Mindestmarge fallen.',
    none: 'Kein Grund zur Sorge: Kein aktives Produkt bringt Verlust oder fällt unter Ihre Mindestmarge.',
    all: 'Alle davon',
  },
  changes: {
    undoOf: (title) => `Rückgängig: ${title}`,
    title: 'Letzte Änderungen',
    none: 'Hier erscheinen Importe und Sammelbearbeitungen. Beide lassen sich als Ganzes zurücknehmen.',
    all: 'Alle Änderungen',
    partly: 'Teilweise zurückgenommen',
    reverted: 'Zurückgenommen',
    waiting: 'Durch spätere Änderungen blockiert',
    row,
  },
}
