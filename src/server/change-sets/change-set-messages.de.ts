import type { MessagesOf } from '#domain/messages-of.ts'
import { standingMessages } from '../kit/revert/standing-messages.de.ts'
import type * as English from './change-set-messages.ts'

export const changeSetMessages: MessagesOf<typeof English.changeSetMessages> = {
  idTaken: 'Es gibt schon ein anderes Änderungspaket mit dieser ID.',
  importOnly: 'Zeilen lassen sich nur in einen Import hochladen.',
  cannot: {
    takeRows: (state: string) => `Dieses Änderungspaket ${standingMessages.is(state)} und nimmt keine Zeilen mehr auf.`,
    check: (state: string) => `Dieses Änderungspaket ${standingMessages.is(state)} und kann nicht mehr geprüft werden.`,
    apply: (state: string) => `Dieses Änderungspaket ${standingMessages.is(state)} und kann nicht angewendet werden.`,
  },
  isKept: (state: string) =>
    `Dieses Änderungspaket wurde ${state === 'applied' ? 'angewendet' : 'zurückgenommen'} und bleibt als Nachweis erhalten.`,
  changedMeanwhile: 'Die Zeilen wurden während der Prüfung geändert. Prüfen Sie noch einmal.',
  checkFirst: 'Prüfen Sie dieses Änderungspaket, bevor Sie es anwenden.',
  notAsChecked: (count: number) =>
    `${count === 1 ? 'Eine Zeile käme' : `${count.toLocaleString('de')} Zeilen kämen`} heute anders heraus als in der Vorschau. Nichts wurde angewendet: Prüfen Sie noch einmal und sehen Sie sich die neuen Zahlen an.`,
  stopped: 'Dieses Änderungspaket wurde vor dem Ende angehalten. Es wurde nichts davon angewendet.',
  lineTwice: (line: number) => `Zeile ${line} steht zweimal in diesem Upload`,
  rowsInImport: (most: number) => `${most.toLocaleString('de')} Zeilen in einem Import`,
  rowsInSet: (most: number) => `${most.toLocaleString('de')} Zeilen in einem Änderungspaket`,
  productsInEdit: (most: number) => `${most.toLocaleString('de')} Produkte in einer Sammelbearbeitung`,
  notApplied: (title: string, reasons: string) =>
    `Es wurde nichts angewendet, weil sich „${title}“ nicht ändern lässt. ${reasons}`,
}

export const rowMessages: MessagesOf<typeof English.rowMessages> = {
  gone: (thing: string) => `Dieser Eintrag (${thing}) wurde inzwischen gelöscht.`,
  otherCurrency: (from: string, to: string) =>
    `wird in ${from} verkauft, in der Datei steht ${to}. Ändern Sie zuerst die Währung, oder geben Sie jeden Betrag in der Datei an`,
  noSuch: (thing: string) =>
    `Diesen Eintrag (${thing}) gibt es nicht mehr. Wählen Sie einen anderen, oder lassen Sie das Feld leer.`,
  noNamed: (thing: string, name: string) => `Nicht gefunden: „${name}“ (${thing}).`,
  noCost:
    'Einige Varianten haben keine Kosten, zu denen der Betrag käme. Erfassen Sie deren Kosten, oder lassen Sie das Produkt weg.',
  outOfRange: 'Eine Zahl wäre zu groß zum Speichern oder ein Preis kleiner als null.',
  noRate:
    'Für einen Betrag dieses Szenarios gibt es keinen Wechselkurs. Lassen Sie das Produkt aus oder wählen Sie einen Kurs.',
  noBusiness:
    'Es gibt kein Unternehmen, dessen Umsatzsteuer sich ändern könnte. Tragen Sie zuerst Ihr Unternehmen ein.',
  givenByName: (what: string) => `wird mit dem Namen angegeben: ${what}`,
  leftOut: (what) => `entfällt, weil der genannte Eintrag hier fehlt: ${what}`,
}

export const importMessages: MessagesOf<typeof English.importMessages> = {
  productHere: 'Dieses Produkt gibt es schon.',
  skuTaken: 'Es gibt schon ein Produkt mit dieser SKU.',
  variantSkuTaken: 'Es gibt schon eine Variante mit dieser SKU.',
  noSku: 'Ohne SKU gibt es nichts zu aktualisieren.',
  unknownSku: 'Kein Produkt hat diese SKU.',
  unknownVariantSku: 'Kein Produkt und keine Variante hat diese SKU.',
  skuRepeated: (row: number) => `Diese SKU steht schon in Zeile ${row} der Datei.`,
  idRepeated: (row: number) =>
    `Diese ID steht schon in Zeile ${row} der Datei. Leeren Sie eine der beiden, um ein neues Produkt anzulegen.`,
  severalOwners: (count: number) => `${count} Produkte haben diese SKU. Geben Sie ihnen zuerst eigene SKUs.`,
}

export const badRowsMessages: MessagesOf<typeof English.badRowsMessages> = {
  row: 'Zeile der Datei',
  name: 'Name',
  problem: 'Problem',
}
