import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-command-messages.ts'

export const documentCommandMessages: MessagesOf<typeof English.documentCommandMessages> = {
  noQuote: 'Es gibt kein Angebot mit der ID {id}',
  notAnInvoice: 'Das Dokument mit der ID {id} ist keine Rechnung',
  noInvoice: 'Es gibt keine Rechnung mit der ID {id}',
  notAnOrder: 'Das Dokument mit der ID {id} ist keine Bestellung',
  invoiceVoid: (number) => `Rechnung ${number} ist ungültig.`,
  quoteVoid: (number) => `Angebot ${number} ist ungültig.`,
  convertedTooOften: (number) => `Angebot ${number} wurde zu oft umgewandelt.`,
  quoteExpired: (number, day) =>
    `Angebot ${number} ist ${day === '' ? '' : `am ${day} `}abgelaufen. Bestätigen Sie, um es trotzdem umzuwandeln.`,
  zeroPayment: 'darf nicht 0 sein',
  unknownLine: (id) => `in der Rechnung gibt es keine Position ${id}`,
  lineTwice: 'darf jede Position nur einmal nennen',
  noLine: 'muss eine Position nennen',
  takesNothing: (line) => `ohne Menge für „${line}“. Nehmen Sie etwas davon zurück, oder lassen Sie die Position weg`,
  creditedTooOften: (number) => `Rechnung ${number} wurde zu oft vollständig gutgeschrieben.`,
  residue: (amount, isOwed, isBelowZero) =>
    `Von dieser Rechnung sind nur deshalb noch ${amount} übrig, weil die Steuer in jedem Dokument für sich gerundet wird.${isOwed ? ` Erfassen Sie den Betrag als Zahlung ${isBelowZero ? 'an den Kunden' : 'des Kunden'}.` : ''}`,
  correctedTooOften: (number) => `Rechnung ${number} wurde zu oft korrigiert.`,
  notCorrected: {
    draft: (number) => `Rechnung ${number} ist ein Entwurf: Bearbeiten Sie sie direkt.`,
    credited: (number) =>
      `Zu Rechnung ${number} gibt es schon eine Rechnungskorrektur. Schreiben Sie den Rest gut, und erstellen Sie eine neue Rechnung.`,
    belowZero: (number) =>
      `Rechnung ${number} ergibt weniger als null, daher kann keine Rechnungskorrektur sie aufheben. Erstellen Sie eine neue Rechnung.`,
  },
  notBelowZero: (number) => `Dokument ${number} ist kein Rechnungsentwurf unter null.`,
  hasPayments: (number) => `Für Rechnung ${number} sind Zahlungen erfasst. Entfernen Sie diese zuerst.`,
  draftTakesNoCredit: (number) =>
    `Rechnung ${number} ist ein Entwurf. Senden Sie sie zuerst, und verrechnen Sie dann das Guthaben.`,
  creditTooSmall: (most, from, to) => `Vom Guthaben aus ${from} lassen sich höchstens ${most} mit ${to} verrechnen.`,
  allShipped: (order, shipments, others) =>
    `Alle Waren der Bestellung ${order} sind schon in ${shipments.length + others === 1 ? 'der Sendung' : 'den Sendungen'} ${shipments.map(quoted).join(', ')}${others > 0 ? ` und ${others} weiteren` : ''}. Verringern Sie dort die Mengen, oder erhöhen Sie sie in der Bestellung, um eine weitere Sendung zu erstellen.`,
}

/** The names come in English quotation marks. */
function quoted(name: string): string {
  return `„${name.replace(/^“|”$/g, '')}“`
}
