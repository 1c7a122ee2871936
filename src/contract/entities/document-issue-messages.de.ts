import { documentNouns } from '#domain/documents/type-messages.ts'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './document-issue-messages.ts'

const settledRemedy =
  'Behalten Sie den ganzen Betrag als Guthaben des Kunden, oder erfassen Sie ihn bei einer anderen Rechnung.'

const statuses: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Entwurf',
  sent: 'Gesendet',
  viewed: 'Angesehen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  received: 'Erhalten',
  applied: 'Verrechnet',
  refunded: 'Gutgeschrieben',
  void: 'Ungültig',
}

/** The documents with the words that go before them. */
const documents: Readonly<
  Record<DocumentType, { readonly this: string; readonly issued: string; readonly new: string }>
> = {
  invoice: { this: 'Diese Rechnung', issued: 'die ausgestellte Rechnung', new: 'eine neue Rechnung' },
  quote: { this: 'Dieses Angebot', issued: 'das ausgestellte Angebot', new: 'ein neues Angebot' },
  receipt: { this: 'Diese Quittung', issued: 'die ausgestellte Quittung', new: 'eine neue Quittung' },
  creditnote: {
    this: 'Diese Rechnungskorrektur',
    issued: 'die ausgestellte Rechnungskorrektur',
    new: 'eine neue Rechnungskorrektur',
  },
  purchaseorder: { this: 'Diese Bestellung', issued: 'die ausgestellte Bestellung', new: 'eine neue Bestellung' },
  template: { this: 'Diese Vorlage', issued: 'die ausgestellte Vorlage', new: 'eine neue Vorlage' },
}

export const documentIssueMessages: MessagesOf<typeof English.documentIssueMessages> = {
  otherType: 'nicht änderbar. Erstellen Sie ein neues Dokument der anderen Art',
  issuedMeanwhile: (type, number) =>
    `${documents[type].this} wurde als ${number} ausgestellt, bevor Ihre Änderung ankam. Deshalb wurde nichts geändert. Versuchen Sie es erneut, um ${documents[type].issued} mit einem Grund zu bearbeiten.`,
  ofOtherBusiness:
    'nicht änderbar. Die Nummer gehört zum Nummernkreis dieses Unternehmens. Erstellen Sie für ein anderes Unternehmen ein neues Dokument',
  status: {
    move: (from, to) => `lässt sich nicht von „${statuses[from]}“ auf „${statuses[to]}“ ändern`,
    void: (why) => `lässt sich nicht auf „Ungültig“ ändern. ${why}`,
    credited: `lässt sich nicht auf „${statuses.refunded}“ ändern, weil davon schon etwas bezahlt oder gutgeschrieben ist. Erstellen Sie für den Rest eine Rechnungskorrektur`,
  },
  final: (type, number, isReversed) =>
    `nicht änderbar. ${documentNouns[type].one} ${number} wurde ausgestellt und ist damit endgültig. Erstellen Sie ${isReversed ? 'eine Rechnungskorrektur und ' : ''}${documents[type].new}`,
  notDeleted: (type, number) =>
    `${documentNouns[type].one} ${number} wurde ausgestellt und lässt sich nicht löschen. ${type === 'invoice' ? 'Erstellen Sie stattdessen eine Rechnungskorrektur.' : 'Erstellen Sie stattdessen eine neue Rechnung oder Rechnungskorrektur.'}`,
  totalTooLarge: (most) => `ergeben zusammen mehr, als sich speichern lässt: höchstens ${most}`,
  unitCode: 'muss ein Code für eine Einheit sein, zum Beispiel C62',
  due: {
    beforeIssue: (day) => `darf nicht vor dem Datum des Dokuments liegen, dem ${day}`,
    afterDue: (day) => `darf nicht nach dem Fälligkeitsdatum liegen, dem ${day}. Ändern Sie zuerst dieses`,
  },
  currency: {
    paid: (currency) => `nicht änderbar. Die Zahlungen sind in ${currency}. Entfernen Sie diese zuerst`,
    credited: (currency) =>
      `nicht änderbar. In ${currency} wurde schon gutgeschrieben. Erstellen Sie für eine andere Währung ein neues Dokument`,
    ofInvoice: (currency) => `muss ${currency} sein, wie auf der Rechnung, die gutgeschrieben wird`,
  },
  parties: {
    ofNotes:
      'nicht änderbar. Die Rechnungskorrekturen dazu gelten zwischen denselben beiden Seiten. Erstellen Sie sonst ein neues Dokument',
    ofInvoice: (number) => `muss derselbe Eintrag sein wie auf Rechnung ${number}, die gutgeschrieben wird`,
  },
  credit: {
    wouldCome: (credited, all) =>
      `käme auf ${credited} von ${all}. Löschen Sie zuerst die anderen Rechnungskorrekturen`,
    lessThanCredited: (credited) => `ergeben weniger als die ${credited}, die schon gutgeschrieben sind`,
    tooMuch: (most, all, notes) =>
      `ergeben mehr, als von der Rechnung noch gutzuschreiben ist: ${most} von ${all}${notes}`,
    tooMany: (line, left, sold, notes) =>
      `nehmen von „${line}“ mehr zurück, als noch übrig ist: ${left} von ${sold}${notes}`,
    keepsLess: (line, taken) => `behalten von „${line}“ weniger als die Menge, die schon gutgeschrieben ist: ${taken}`,
    afterNotes: (numbers, others) =>
      ` nach ${numbers.length + others > 1 ? 'den Rechnungskorrekturen' : 'Rechnungskorrektur'} ${numbers.join(', ')}${others > 0 ? ` und ${others} weiteren` : ''}`,
    namelessLine: 'Position ohne Namen',
    betweenInvoices:
      'Ein Guthaben lässt sich nur zwischen zwei ausgestellten Rechnungen eines Kunden in einer Währung verschieben. Erfassen Sie stattdessen eine Zahlung.',
    isMoved:
      'nicht änderbar, solange ein Guthaben zu dieser Rechnung oder von ihr verschoben ist. Entfernen Sie diese Zahlung',
    movesTooMuch: 'verschieben mehr Guthaben, als da ist',
  },
  payment: {
    nothingOpen: `Auf dieser Rechnung ist nichts offen. ${settledRemedy}`,
    moreThanOpen: (most) =>
      `Die Zahlung ist höher als der offene Betrag von ${most}. Verringern Sie sie, oder behalten Sie den Rest als Guthaben des Kunden.`,
    tooSmall: (smallest) => `muss ein Vielfaches von ${smallest} sein, dem kleinsten zahlbaren Betrag`,
    eachTooSmall: (smallest) => `müssen je ein Vielfaches von ${smallest} sein, dem kleinsten zahlbaren Betrag`,
    wouldGiveBack:
      'würden mehr zurückgeben, als bezahlt wurde. Entfernen Sie zuerst, was zurückgegeben oder als Guthaben verrechnet wurde.',
    givesBack: 'geben mehr zurück, als bezahlt wurde',
    ofProvider:
      'lassen, was Stripe gemeldet hat, nicht von Hand ändern, hinzufügen oder entfernen, denn die Rechnung folgt Stripe. Erstatten Sie dort, oder erfassen Sie daneben eine eigene Zahlung',
    nothingOwed: `ergeben mehr als den offenen Betrag, denn es ist nichts offen. ${settledRemedy}`,
    moreThanOwed: (most) =>
      `ergeben mehr als den offenen Betrag von ${most}. Verringern Sie sie, oder behalten Sie den Rest als Guthaben des Kunden.`,
  },
  preceding: {
    deleted: 'nicht möglich. Die Rechnung dazu wurde gelöscht. Löschen Sie auch diese Rechnungskorrektur',
    void: (number) => `passt nicht zu Rechnung ${number}, die ungültig ist. Löschen Sie diese Rechnungskorrektur`,
    unsent: (number) =>
      `nicht möglich, solange Rechnung ${number} nicht gesendet ist, denn die Rechnungskorrektur nennt deren Nummer`,
    named: (note, invoice) =>
      `Rechnungskorrektur ${note} wurde gesendet und nennt Rechnung ${invoice}. Markieren Sie auch die Rechnung als gesendet.`,
  },
  stock: {
    whole:
      'Der Bestand wird in ganzen Einheiten gezählt. Geben Sie ganze Mengen ein, oder ändern Sie den Bestand nicht.',
    counted:
      'Das Einbuchen der Sendung zu dieser Bestellung hat die Waren schon zum Bestand hinzugefügt. Ändern Sie den Bestand nicht mit der Bestellung.',
    tooMuch: 'Der Bestand würde zu groß. Prüfen Sie die Mengen, oder ändern Sie den Bestand nicht.',
  },
}
