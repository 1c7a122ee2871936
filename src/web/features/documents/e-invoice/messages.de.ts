import type { MessagesOf } from '#domain/messages-of.ts'
import type { EInvoiceFormat } from '#domain/documents/e-invoice/formats.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const formats: Readonly<Record<EInvoiceFormat, { readonly label: string; readonly help: string }>> = {
  facturx: {
    label: 'Factur-X / ZUGFeRD (PDF)',
    help: 'Das PDF, das Ihr Kunde kennt, mit dem XML darin: für Menschen und Programme.',
  },
  'xrechnung-ubl': { label: 'XRechnung (UBL)', help: 'XML für deutsche Behörden und Unternehmen.' },
  'xrechnung-cii': {
    label: 'XRechnung (CII)',
    help: 'XML für deutsche Behörden und Unternehmen, in der anderen Schreibweise.',
  },
  peppol: { label: 'Peppol BIS 3', help: 'XML für das Peppol-Netz: Geben Sie die Datei an Ihren Zugangspunkt.' },
  ubl: { label: 'UBL', help: 'XML nach der europäischen Norm EN 16931.' },
  cii: { label: 'CII', help: 'XML nach der europäischen Norm EN 16931, in der anderen Schreibweise.' },
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  why: 'Für die E-Rechnung ausgefüllt',
  title: 'E-Rechnung',
  lead: 'Eine Datei, die das Programm des Kunden selbst liest.',
  format: 'Format',
  formats,
  download: 'Herunterladen',
  making: 'Datei wird erstellt …',
  ready: 'Alles, was dieses Format verlangt, ist da.',
  errors: (count) => formatCount(count, { one: 'Angabe fehlt', other: 'Angaben fehlen' }),
  warnings: 'Nicht vorgeschrieben, aber für den Empfänger nützlich',
  offline:
    'Factur-X ist ein PDF, das der Server erstellt: Stellen Sie dafür eine Verbindung her. Die XML-Formate gehen auch offline.',
  unsent: 'Einige Ihrer Änderungen sind noch nicht auf dem Server und fehlen deshalb im PDF. Warten Sie einen Moment.',
  business: 'Ihr Unternehmen',
  act: { act: 'make', thing: 'diese E-Rechnung' },
  taxAfter: 'Steuer nach Rabatten',
  parts: 'Einzelne Felder verwenden',
  settings: 'Einstellungen öffnen',
  show: 'Anzeigen',
  filled: (label) => `Ausgefüllt: ${label}.`,
  done: 'Erledigt.',
  chooseScheme: 'Wählen …',
  chooseCountry: 'Wählen …',
}
