import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './archive-messages.ts'

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  stale: 'Seit das Archiv gelesen wurde, hat sich etwas geändert. Wählen Sie es noch einmal.',
  empty: 'Die Datei ist leer. Wählen Sie das Archiv noch einmal.',
  noArchive:
    'Das ist kein Archiv: Gebraucht wird ein ZIP mit einer JSON-Datei je Sammlung oder ein JSON-Objekt mit den Sammlungen.',
  noCollections: 'In dieser Datei sind keine Sammlungen, wie products.json eine ist.',
  damaged: 'Das ZIP ist beschädigt. Laden Sie es noch einmal herunter.',
  notUtf8: 'Der Text darin ist kein UTF-8. Speichern Sie ihn als UTF-8.',
  tooLarge: (most) => `Das Archiv ist größer als ${most}. Lassen Sie die Bilder weg.`,
  tooMuch: (most) => `Das Archiv wird entpackt größer als ${most}. Teilen Sie es in mehrere auf.`,
  rows: (most) => `${most.toLocaleString('de')} Einträge in einem Archiv`,
  broken: (collection, n, at) =>
    n === 0
      ? `Das JSON bricht bei Zeichen ${at} ab.`
      : `Das JSON von ${collection} bricht in Eintrag ${n} ab, bei Zeichen ${at}.`,
  severalUsers: (count) =>
    `Das Archiv enthält die Daten von ${count} Konten, und keines davon hat Ihre E-Mail-Adresse. Fügen Sie Ihren eigenen Eintrag unter users hinzu.`,
  noRecord: 'ist kein Eintrag: Gebraucht wird ein Objekt mit Feldern',
  unknownField: (name) => `„${name}“ ist hier kein bekanntes Feld`,
  clamped: 'Eine Marge muss unter 100\u00a0% liegen: Diese bleibt, und der Preis ist das Doppelte der Kosten.',
  leftOut: (why) => `entfällt: ${why}`,
  twice: 'steht zweimal im Archiv: Geben Sie einem davon eine andere ID',
  noRoom: (most, many) => `hat keinen Platz mehr: höchstens ${most.toLocaleString('de')} (${many})`,
  tooDeep: 'steht selbst unter einer anderen Kategorie, darum steht diese jetzt auf der obersten Ebene',
  circle: 'führt zu dieser Kategorie zurück, darum steht sie jetzt auf der obersten Ebene',
  numberTaken: (number) => `Die Nummer ${number} ist schon an ein anderes Dokument vergeben.`,
  numberToGive: (number) =>
    `Ihre eigenen Nummern können noch zu ${number} kommen. Geben Sie diesem Dokument im Archiv eine andere Nummer, oder lassen Sie es weg.`,
  unlinked: 'lässt sich so nicht gutschreiben, darum steht die Rechnungskorrektur für sich',
  otherTotal: (was, is) => `ist hier ${is}, aus den Positionen berechnet; im Archiv steht ${was}`,
  otherFigure: (was, is) => `ist hier ${is}, neu berechnet; im Archiv steht ${was}`,
  unknownCollection: 'Eine Sammlung dieses Namens ist hier nicht bekannt.',
  passedOver: {
    counters: 'Ihre eigenen Nummern zählen ab der höchsten weiter.',
    changeSets: 'Der Verlauf bleibt, wo er entstanden ist.',
    documentMails: 'Gesendete E-Mails bleiben, wo sie gesendet wurden.',
    assistantMessages: 'Unterhaltungen bleiben, wo sie geführt wurden.',
    importMappings: 'Sie entstehen mit der nächsten Datei neu.',
    shipments: 'Was eingetroffen ist, steckt in den Kosten der Produkte.',
    shipmentLines: 'Sie gehören zu Sendungen.',
    shipmentCharges: 'Sie gehören zu Sendungen.',
    scheduledPrices: 'Planen Sie sie neu: Ihre Tage können vorbei sein.',
    recurringDocuments: 'Richten Sie sie neu ein, damit nichts zweimal berechnet wird.',
    stores: 'Verbinden Sie sie neu: Was einen Shop öffnet, steht in keinem Archiv.',
    storeListings: 'Sie kommen mit dem Shop, sobald er verbunden ist.',
    storeConflicts: 'Sie werden wieder gefunden, sobald der Shop verbunden ist.',
    subscriptionPlans: 'Sie gehören zum Betreiber.',
    userSubscriptions: 'Ihr Tarif ist der dieses Kontos.',
  },
  notes: {
    'no-number': (was) => `„${was}“ ist keine Zahl und entfällt`,
    'no-moment': (was) => `„${was}“ ist kein Datum und keine Uhrzeit und entfällt`,
    'no-choice': (was) => `„${was}“ ist kein bekannter Wert und entfällt`,
    'below-zero': (was) => `${was} ist kleiner als null und entfällt`,
    'no-code': (was) => `„${was}“ ist hier kein bekanntes Kürzel und entfällt`,
    'inline-picture': () => 'ist ein Bild, das im Archiv selbst steht, und entfällt',
    usual: () => 'fehlt, darum steht hier das Übliche',
  },
}
