import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const label: Noun = { one: 'Etikett', other: 'Etiketten' }
const sheet: Noun = { one: 'Bogen', other: 'Bögen' }
const product: Noun = { one: 'Produkt', other: 'Produkte' }

export const papersMessages: MessagesOf<typeof English.papersMessages> = {
  label,
  sheet,
  product,
  menu: 'Drucken und teilen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  download: 'PDF herunterladen',
  printing: 'Wird gedruckt …',
  offline: 'Die PDFs erstellt der Server, und er ist ohne Netz nicht erreichbar.',
  unsent: 'Einige Ihrer Änderungen sind noch nicht auf dem Server. Sie fehlen im PDF.',
  missing: (letters) => `Keine Schrift hier hat diese Zeichen: ${letters}. An ihrer Stelle werden Kästchen gedruckt.`,
  act: { act: 'print', thing: 'dieses Dokument' },

  catalogue: {
    menu: 'PDF-Katalog …',
    title: 'PDF-Katalog',
    lead: 'Ihr Name, Ihr Hinweis und Ihre Farbe, und jedes Produkt mit seinen Preisen. Kosten und Marge stehen nicht darin.',
    style: 'Layout',
    cards: 'Karten',
    table: 'Tabelle',
    pictures: 'Bilder',
    size: 'Papier',
    a4: 'A4',
    letter: 'Letter',
    fileName: (title) => `${title || 'Preisliste'}.pdf`,
  },

  labels: {
    menu: 'Etiketten …',
    button: 'Etiketten',
    title: 'Etiketten drucken',
    template: 'Bogen oder Rolle',
    papers: { A4: 'A4-Bogen', Letter: 'Letter-Bogen', Roll: 'Etikettenrolle' },
    start: 'Erstes Etikett',
    startHelp: 'Wählen Sie das erste Etikett, das noch auf dem Bogen ist.',
    position: (row, column) => `Zeile ${row}, Spalte ${column}`,
    fields: 'Auf dem Etikett',
    field: { name: 'Name', sku: 'SKU', price: 'Preis', barcode: 'Barcode' },
    copies: 'Etiketten je Produkt',
    unit: 'Neben dem Preis',
    unitExample: 'je Stück',
    symbology: 'Art des Barcodes',
    symbologies: { auto: 'Automatisch', ean13: 'EAN-13', upca: 'UPC-A', code128: 'Code 128' },
    count: (labels, sheets) => `${labels} auf ${sheets}`,
    tooMany: (most) =>
      `In eine Datei passen höchstens ${most} Etiketten. Wählen Sie weniger Produkte oder weniger Etiketten je Produkt.`,
    wrong: (count) =>
      count === '1'
        ? '1 Etikett hat einen Code, der sich nicht drucken lässt'
        : `${count} Etiketten haben Codes, die sich nicht drucken lassen`,
    more: (count) => `und ${count} weitere`,
    without: 'Diese ohne Barcode drucken',
    nothing: 'Wählen Sie mindestens eine Angabe zum Drucken.',
    fileName: 'Etiketten.pdf',
  },

  share: {
    menu: 'Per Link teilen …',
    title: 'Per Link teilen',
    lead: 'Wer den Link hat, sieht diese Liste mit ihren Preisen, ohne sich anzumelden. Kosten und Marge sind nicht zu sehen.',
    closed: { draft: 'Diese Liste ist ein Entwurf.', archived: 'Diese Liste ist archiviert.' },
    closedText: 'Ihre Links funktionieren, sobald sie aktiv ist.',
    act: { act: 'share', thing: 'diese Preisliste' },
  },
}
