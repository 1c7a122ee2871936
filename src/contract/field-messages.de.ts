import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './field-messages.ts'

export const fieldMessages: MessagesOf<typeof English.fieldMessages> = {
  notDecimal: 'muss eine Dezimalzahl sein',
  notAnId: 'muss eine UUID in Kleinbuchstaben sein',
  tooLong: (max) => `darf höchstens ${whole(max)} Zeichen haben`,
  empty: 'darf nicht leer sein',
  objectWord: 'ist als ID nicht möglich: Wählen Sie eine andere',
  broken: 'darf weder NUL noch fehlerhafte Zeichen enthalten',
  notOneLine: 'muss eine Zeile sein, ohne Steuerzeichen und ohne Zeichen, die die Schreibrichtung umkehren',
  brokenName: 'hat einen Namen mit NUL oder fehlerhaften Zeichen',
  unkeepable: 'muss eine Zahl sein, die sich speichern lässt',
  noDay: 'muss ein gültiges Datum sein, zum Beispiel 2026-07-06',
  afterLastDay: 'darf nicht nach dem letzten Tag liegen',
  noMoment: 'muss ein gültiges Datum mit Uhrzeit nach ISO 8601 sein',
  noCurrency: 'muss eine Währung nach ISO 4217 sein, zum Beispiel EUR',
  noCountry: 'muss ein Ländercode aus zwei Buchstaben sein',
  noLanguage: 'muss eine Sprache sein, zum Beispiel de oder de-AT',
  noTimeZone: 'muss eine Zeitzone sein, zum Beispiel Europe/Berlin',
  noColour: 'muss eine Farbe sein, zum Beispiel #1d4ed8',
  noWebAddress: 'muss mit http:// oder https:// beginnen',
  noSecureWebAddress: 'muss mit https:// beginnen',
  noProductId: 'muss die ID eines Produkts sein',
  noAmount: 'muss ein Betrag als Dezimalzahl in Textform sein',
  beyond: 'ergibt mehr, als sich speichern lässt',
  wrongForm: 'hat die falsche Form',
  notOneOf: (choices) => `muss einer dieser Werte sein: ${choices}`,
  tooSmall: 'ist zu klein',
  tooLarge: 'ist zu groß',
  atLeast: (least) => `muss mindestens ${limit(least)} sein`,
  atMost: (most) => `darf höchstens ${limit(most)} sein`,
  tooManyEntries: (max) => `darf höchstens ${whole(max)} Einträge haben`,
  tooShort: (min) => `muss mindestens ${whole(min)} Zeichen haben`,
  tooFewEntries: (min) => `muss mindestens ${whole(min)} Einträge haben`,
  numberAtLeast: (least) => `muss mindestens ${least} sein`,
  numberAtMost: (most) => `darf höchstens ${most} sein`,
  above: (least) => `muss größer als ${least} sein`,
  below: (most) => `muss kleiner als ${most} sein`,
  tooManyLines: (max) => `darf höchstens ${whole(max)} Zeilen haben`,
  tooManyKilobytes: (max) => `darf höchstens ${whole(max)}\u00a0KB groß sein`,
  twoOfAnId: 'darf jede ID nur einmal enthalten',
  fromNothing: 'muss größer als 0 sein. Die kleinste Menge ist 0,0001',
  missing: 'muss angegeben werden',
  invalid: 'ist nicht gültig',
  readOnly: 'existiert nicht oder ist schreibgeschützt',
  missingInLine: 'ist nötig. Die Liste hat keine solche Zeile, und eine neue muss vollständig sein',
  doubled: (label) =>
    `kommt in dieser Liste zweimal vor. Geben Sie in jeder Zeile für „${label}“ etwas anderes an, oder lassen Sie eine Zeile weg`,
  amountTooLarge: (most, what) => `würde einen Betrag zu groß machen, höchstens ${most}: ${what}`,
  unitCostMissing: (currency, cost) => `muss in ${currency} angegeben werden. Die Kosten des Produkts betragen ${cost}`,
  unknownKind: (kind) => `die Art ${kind} gibt es nicht`,
  unknownCommand: (name) => `den Befehl ${name} gibt es nicht`,
}

function whole(count: number): string {
  return count.toLocaleString('de')
}

/** A limit with its unit comes as English writes it: `0.5 %`. */
function limit(value: string): string {
  return value.replace('.', ',').replace(' ', '\u00a0')
}
