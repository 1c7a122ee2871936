import type { MessagesOf } from '#domain/messages-of.ts'
import type { CurrencyLock } from '#contract/entities/document-currency.ts'
import { cutText } from '#domain/cut-text.ts'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type { DocumentAction } from '../actions/next-action.ts'
import { LINE } from '../lines/messages.de.ts'
import type * as English from './messages.ts'

const purposes: Readonly<Record<DocumentType, string>> = {
  invoice: 'Einem Kunden etwas in Rechnung stellen',
  quote: 'Preise anbieten und aus der Zusage eine Rechnung machen',
  receipt: 'Bestätigen, dass etwas bezahlt wurde',
  creditnote: 'Einen Betrag zurücknehmen',
  purchaseorder: 'Bei einem Lieferanten bestellen',
  template: 'Positionen, mit denen andere Dokumente beginnen',
}

const currencyLocks: Readonly<Record<CurrencyLock, string>> = {
  paid: 'Durch die Zahlungen festgelegt',
  credited: 'Durch die Rechnungskorrektur festgelegt',
  credits: 'Wie auf der Rechnung',
}

export const thingMessages: MessagesOf<typeof English.thingMessages> = {
  one: 'dieses Dokument',
  line: 'diese Position',
  payment: 'diese Zahlung',
}

export const moveMessages: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Zurück zum Entwurf',
  sent: 'Als gesendet markieren',
  viewed: 'Als angesehen markieren',
  partial: 'Als teilweise bezahlt markieren',
  paid: 'Als bezahlt markieren',
  accepted: 'Als angenommen markieren',
  declined: 'Als abgelehnt markieren',
  received: 'Als erhalten markieren',
  applied: 'Als verrechnet markieren',
  refunded: 'Als gutgeschrieben markieren',
  void: 'Für ungültig erklären',
}

export const actionMessages: Readonly<Record<DocumentAction, string>> = {
  pay: 'Zahlung erfassen',
  convert: 'In Rechnung umwandeln',
  credit: 'Rechnungskorrektur',
  ship: 'Sendung erstellen',
  use: 'Diese Vorlage verwenden',
  repeat: 'Wiederholen …',
}

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  back: 'Dokumente',
  newTitle: 'Neues Dokument',
  newText: 'Was möchten Sie schreiben?',
  business: 'Unternehmen',
  businessHelp: 'Bestimmt Nummernkreis, Steuer, Währung und Bedingungen.',
  purposes,
  templates: 'Oder mit einer Vorlage beginnen',
  toStart: 'Neues beginnen',
  lost: 'Das Dokument wurde gelöscht und lässt sich nicht wiederherstellen. Das geht nur bei Entwürfen, und nur ohne Zahlungen, Bestandsbuchung und Verknüpfungen mit anderen Dokumenten.',
}

export const headMessages: MessagesOf<typeof English.headMessages> = {
  send: 'Senden …',
  more: 'Mehr',
  pdf: 'Vorschau',
  download: 'PDF herunterladen',
  duplicate: 'Duplizieren',
  saveTemplate: 'Als Vorlage speichern',
  eInvoice: 'E-Rechnung',
  history: 'Verlauf',
  remove: 'Löschen',
  openInvoice: (number) => `Rechnung ${number} öffnen`,
  moved: (status) => `Neuer Status: ${status}`,
  saved: (what) => `${what} gespeichert`,
  deleted: (name) => `${name} gelöscht`,
  stops: (names) =>
    plural(names.length, {
      one: `Die wiederkehrende Rechnung ${names.join(', ')} entsteht daraus und ruht, bis Sie ein anderes Dokument dafür wählen.`,
      other: `Die wiederkehrenden Rechnungen ${names.join(', ')} entstehen daraus und ruhen, bis Sie ein anderes Dokument dafür wählen.`,
    }),
  voided: (name) => `${name} ist ungültig und behält seine Nummer`,
  fileName: (name) => `${name}.pdf`,
  noPdf: 'Das PDF erstellt der Server: Stellen Sie eine Verbindung her, um es zu sehen.',
  expired: {
    title: 'Dieses Angebot ist abgelaufen',
    text: 'Die Preise darin verlangen Sie heute vielleicht nicht mehr. Die Rechnung trotzdem erstellen?',
    confirm: 'Rechnung erstellen',
  },
  empty: {
    title: (name) => `${name} hat noch keine Positionen`,
    text: 'Einmal gesendet, behält das Dokument seine Nummer und lässt sich nicht löschen. Ohne Positionen als gesendet markieren?',
    confirm: 'Weiter',
  },
  noTaxRate: {
    text: (from, to) =>
      `In Ihrem Land muss die Steuer auch in ${to} angegeben sein, und es ist kein Wechselkurs von ${from} bekannt. Sie können ihn im Dokument eingeben.`,
    confirm: 'Ohne Kurs weiter',
  },
  keeps: {
    title: (name) => `${name} lässt sich nicht löschen`,
    text: 'Die Rechnung ist ausgestellt und bleibt deshalb. Eine Rechnungskorrektur nimmt ihren Betrag zurück und hält Ihren Nummernkreis lückenlos.',
    confirm: 'Rechnungskorrektur schreiben',
  },
  keepsCredit: {
    text: 'Die Rechnungskorrektur ist ausgestellt und bleibt deshalb: Markieren Sie sie als verrechnet, oder schreiben Sie eine neue Rechnung.',
    confirm: 'OK',
  },
  forGood: {
    title: (name) => `${name} endgültig löschen?`,
    issued: 'Das Dokument ist ausgestellt: Seine Nummer bleibt im Bericht der Nummern, als gelöscht.',
    void: 'Das Dokument ist ungültig.',
    links: (others) => `Die Verknüpfung mit ${others} wird ebenfalls gelöscht.`,
    credit: 'Sein Betrag zählt auf der Rechnung nicht mehr als gutgeschrieben.',
    stock: 'Der Bestand bleibt, wie er jetzt ist.',
    payments: 'Die dazu erfassten Zahlungen werden ebenfalls gelöscht.',
    draft: 'Ist seine Nummer nicht die neueste ihres Nummernkreises, wird es ungültig und behält sie.',
    noUndo: 'Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
  },
  stock: {
    title: 'Bestand buchen?',
    text: 'Die Produkte der Positionen lassen sich jetzt vom Bestand abbuchen.',
    confirm: 'Als gesendet markieren',
    goOn: 'Weiter',
    take: 'Mengen vom Bestand abbuchen',
    moves: 'Bestand vorher und nachher',
    move: (before, after) => `${formatNumber(before)} → ${formatNumber(after)}`,
    below: (count) => `Unter null: ${formatNumber(count)} mehr, als Sie im Bestand haben`,
  },
}

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  label: 'Hinweise',
  wentBack: (amount, currency) =>
    `${formatMoney(amount, currency)} gingen an den Kunden zurück. Ist der Betrag noch zu zahlen?`,
  wentBackText:
    'Wenn nicht, stellen Sie eine Gutschrift aus. Bis Sie antworten, wird der Kunde weder erinnert, noch kann er den Betrag mit Karte zahlen.',
  disputed: (amount, currency) =>
    `${formatMoney(amount, currency)} gingen zurück: Der Kunde ficht eine Kartenzahlung an`,
  disputedText:
    'Seine Bank entscheidet, und die Entscheidung wird hier von selbst erfasst. Bis dahin wird der Kunde weder erinnert, noch kann er mit Karte zahlen.',
  answerDispute: 'Die Anfechtung unter Kartenzahlungen beantworten',
  maybeTwice: (byHand, currency) =>
    `${formatMoney(byHand, currency)} sind von Hand als zurückgezahlt erfasst, und auch Stripe hat eine Rückzahlung gemeldet. Ist es dasselbe Geld, zählt es doppelt.`,
  countOnce: 'Dasselbe Geld: Eintrag von Hand entfernen',
  creditIt: 'Gutschrift ausstellen',
  stillOwed: 'Noch zu zahlen',
  issued: (when, edits) => `Gesendet am ${when}${edits === 0 ? '' : `, seitdem ${formatNumber(edits)}-mal bearbeitet`}`,
  counts: (invoice) =>
    `Diese Rechnungskorrektur mindert die Rechnung ${invoice}, seit sie ausgestellt ist. Es bleibt nichts zu verrechnen.`,
  correcting: (reason) => `Sie korrigieren dieses Dokument: ${reason}`,
  correctingText: 'Jede Änderung wird sofort gespeichert und steht mit diesem Grund im Verlauf.',
  corrected: 'Fertig',
  belowZero: (total, currency) => `Der Gesamtbetrag dieser Rechnung ist ${formatMoney(total, currency)}`,
  belowZeroText: 'Was Sie zurückgeben, gehört auf eine Rechnungskorrektur, mit den Beträgen ohne Minuszeichen.',
  provisional:
    'Sie sind offline. Diese Nummer ist vorläufig; die endgültige wird vergeben, wenn Sie wieder online sind.',
  grossTax: 'Die Steuer wird auf den Preis vor Rabatten berechnet',
  grossTaxText: 'Finanzämter und E-Rechnungen erwarten sie auf den Preis nach Rabatten.',
  netTax: 'Steuer nach Rabatten',
  noTaxRate: (from, to) => `Es ist kein Wechselkurs von ${from} in ${to} bekannt`,
  noTaxRateText: (to) =>
    `In Ihrem Land muss die Steuer auch in ${to} angegeben sein. Geben Sie den Kurs des Tages hier ein:`,
  tooLarge: 'Diese Beträge sind zu groß',
  tooLargeText: 'Verringern Sie eine Menge oder einen Preis: Bis dahin wird nichts mehr gespeichert.',
  earlier: (number, day) => `Das vorige Dokument, ${number}, trägt das Datum ${formatDay(day)}`,
  earlierText:
    'Innerhalb eines Nummernkreises sollte das Datum nicht zurückgehen. Wählen Sie diesen Tag oder einen späteren.',
  void: 'Ungültig: Das Dokument behält seine Nummer und lässt sich nicht mehr ändern.',
}

export const sellerMessages: MessagesOf<typeof English.sellerMessages> = {
  label: 'Von',
  business: 'Unternehmen',
  retaxed: (lines) => `Unternehmen und Steuer von ${formatCount(lines, LINE)}`,
  numbered:
    'Die Nummer gehört zum Nummernkreis dieses Unternehmens. Beginnen Sie für ein anderes Unternehmen ein neues Dokument.',
  none: 'Ihr Unternehmen',
  noneText: 'Geben Sie Ihre Daten in den Einstellungen ein: Name, Adresse, Steuernummer, Logo.',
  settings: 'Einstellungen',
  vatId: 'USt-IdNr.',
  taxId: 'Steuernummer',
}

export const customerMessages: MessagesOf<typeof English.customerMessages> = {
  label: 'Kunde',
  bought: 'Lieferant',
  choose: 'Auswählen oder Namen eingeben',
  fill: 'Daten des Kunden einsetzen',
  added: (label, name) => `Neuer ${label} „${name}“`,
  differs: 'Weicht von den Daten des Kunden ab.',
  repriced: (prices) => `Kunde und damit ${formatCount(prices, { one: 'Preis', other: 'Preise' })}`,
  name: 'Name auf dem Dokument',
  noScheme: 'Nicht gewählt',
  more: 'Mehr zum Kunden',
  less: 'Weniger zum Kunden',
}

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  billing: 'Adresse',
  shipping: 'Lieferung an',
  asParts: 'Einzelne Felder',
  asText: 'Ein Textfeld',
  street: 'Straße',
  street2: 'Adresszusatz',
  zip: 'PLZ',
  city: 'Ort',
  state: 'Region',
  country: 'Land',
  noCountry: 'Kein Land',
}

export const factMessages: MessagesOf<typeof English.factMessages> = {
  issueDate: 'Datum',
  validUntil: 'Gültig bis',
  expected: 'Erwartet am',
  paymentTerms: 'Zahlungsbedingungen',
  currency: 'Währung',
  currencyLocks,
  currencyTitle: (from, to) => `Währung von ${from} auf ${to} ändern?`,
  currencyLead:
    'Von Hand eingegebene Beträge werden umgerechnet oder behalten ihre Zahl. Preise aus Ihren Produkten und Listen werden in der neuen Währung übernommen.',
  currencyTooLarge: 'In dieser Währung wäre ein Betrag zu groß. Verringern Sie ihn zuerst.',
  backToDocument: 'Zurück zum Dokument',
  taxRate: (from, to) => `Wechselkurs für die Steuer (1 ${from} in ${to})`,
  reason: 'Grund',
}

export const totalMessages: MessagesOf<typeof English.totalMessages> = {
  label: 'Summen',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  taxable: (units, currency) => `auf ${formatMoney(units, currency)}`,
  tax: (rate) => `Steuer ${rate}`,
  taxOf: (category) => `Steuer: ${category}`,
  included: 'Die Preise enthalten die Steuer.',
  taxIn: (currency) => `Steuer in ${currency}`,
  noRate: 'Noch kein Wechselkurs',
  total: 'Gesamtbetrag',
  totalCredited: 'Gutgeschrieben gesamt',
  paid: 'Bezahlt',
  credited: 'Gutgeschrieben',
  inDrafts: 'Durch Entwurf gutgeschrieben, sobald gesendet',
  credit: 'Guthaben des Kunden',
  profit: 'Gewinn',
  profitHelp: 'Positionen ohne bekannte Kosten sind ausgelassen.',
}

export const noteMessages: MessagesOf<typeof English.noteMessages> = {
  terms: 'Geschäftsbedingungen, werden gedruckt',
  notes: 'Interne Notizen, nie gedruckt oder gesendet',
}

export const settingMessages: MessagesOf<typeof English.settingMessages> = {
  label: 'Berechnung',
  taxBasis: 'Steuer wird berechnet',
  bases: { net: 'Nach Rabatten', gross: 'Vor Rabatten' },
  include: 'Preise inkl. Steuer',
  stock: 'Beim Senden vom Bestand abbuchen',
  stockMoved: 'Bestand ist gebucht',
}

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  claimedAgain: 'Der zurückgezahlte Betrag ist noch zu zahlen',
  byCard: (isTest) =>
    `Ihre Kundschaft kann sie auf der geteilten Seite mit Karte zahlen.${isTest ? ' Mit Ihrem Testschlüssel fließt kein Geld.' : ''}`,
  notByCard: (currency) => `In ${currency} werden keine Karten belastet, daher ist eine Kartenzahlung nicht möglich.`,
  notInDispute: 'Solange die Bank des Kunden über die Anfechtung entscheidet, kann sie nicht mit Karte bezahlt werden.',
  notEntered: 'Sie kann nicht mit Karte bezahlt werden, bis eine Erstattung erfasst ist, die Stripe gemeldet hat.',
  toCards: 'Unter Kartenzahlungen ansehen',
  noCards: 'Sie kann noch nicht mit Karte bezahlt werden.',
  connectCards: 'Stripe-Konto verbinden',
  label: 'Zahlungen',
  record: 'Zahlung erfassen',
  none: 'Es wurde noch nichts bezahlt.',
  date: 'Bezahlt am',
  amount: 'Betrag',
  method: 'Zahlungsart',
  note: 'Notiz',
  save: 'Erfassen',
  keep: (units, currency) => `${formatMoney(units, currency)} zusätzlich als Guthaben des Kunden behalten`,
  over: (units, currency) =>
    units === 0
      ? 'Es ist nichts offen. Behalten Sie den ganzen Betrag als Guthaben, oder erfassen Sie ihn bei einer anderen Rechnung.'
      : `Offen sind nur ${formatMoney(units, currency)}. Verringern Sie den Betrag, oder behalten Sie den Rest als Guthaben.`,
  inDrafts: (units, currency) =>
    `Entwürfe von Rechnungskorrekturen über ${formatMoney(units, currency)} nehmen erst etwas zurück, wenn sie gesendet sind. Der ganze Betrag ist also noch offen.`,
  fee: (units, currency) => `Gebühr ${formatMoney(units, currency)}`,
  remove: (units, currency) => `Zahlung von ${formatMoney(units, currency)} entfernen`,
  removed: (units, currency) => `Zahlung von ${formatMoney(units, currency)} entfernt`,
  fromStripe: 'Von Stripe: folgt dem, was dort geschieht',
  recorded: (units, currency) => `${formatMoney(units, currency)} erfasst`,
  noAmount: 'Geben Sie einen Betrag ein.',
  smallest: (units, currency) =>
    `Geben Sie ein Vielfaches von ${formatMoney(units, currency)} ein: Kleineres lässt sich nicht bezahlen.`,
  noDay: 'Wählen Sie einen Tag.',
}

export const creditMessages: MessagesOf<typeof English.creditMessages> = {
  title: (number) => `Rechnungskorrektur zu ${number}`,
  text: 'Gutgeschrieben wird, was Sie hier wählen. Die Rechnung bleibt, wie sie ist.',
  reason: 'Grund',
  reasonHelp: 'Steht auf der Rechnungskorrektur.',
  whole: 'Ganze Rechnung',
  rest: 'Alles Übrige',
  chosen: 'Gewählte Positionen',
  label: 'Was gutgeschrieben wird',
  quantity: (name) => `Menge: ${name}`,
  take: (name) => `${name} gutschreiben`,
  sum: 'Gutzuschreiben',
  left: (units, currency) => `Höchstens ${formatMoney(units, currency)} lassen sich noch gutschreiben.`,
  save: 'Rechnungskorrektur erstellen',
  nothing: 'Wählen Sie mindestens eine Position.',
  noQuantity: 'Geben Sie eine andere Menge als 0 ein.',
}

export const correctMessages: MessagesOf<typeof English.correctMessages> = {
  open: 'Korrigieren …',
  title: (number) => `${number} korrigieren`,
  lead: 'Das Dokument ist ausgestellt und bleibt, wie der Kunde es erhalten hat, bis Sie wählen, wie es korrigiert wird.',
  reason: 'Was nicht stimmt',
  reasonPrinted: 'Steht als Grund auf der Rechnungskorrektur.',
  reasonKept: 'Steht bei jeder Änderung im Verlauf.',
  noReason: 'Geben Sie einen Grund ein.',
  how: 'Wie',
  invoice: {
    label: 'Gutschreiben und ersetzen',
    anew: 'Rechnungskorrektur und Kopie erstellen',
    help: 'Es entstehen zwei Entwürfe: eine Rechnungskorrektur, die die ganze Rechnung aufhebt, und eine Kopie zum Korrigieren. Nichts geht hinaus, bis Sie beide senden. Löschen Sie die Entwürfe, bleibt die Rechnung, wie sie war.',
  },
  other: {
    label: 'Neu erstellen',
    anew: 'Kopie erstellen',
    help: 'Eine Kopie öffnet sich als Entwurf zum Korrigieren. Dieses Dokument bleibt, wie es ist.',
  },
  editIt: 'Direkt bearbeiten',
  edit: 'Bearbeiten',
  editHelp:
    'Die Felder lassen sich bearbeiten. Der Kunde hat die frühere Fassung: Senden Sie das Dokument danach noch einmal.',
  paid: (units, currency) =>
    `Darauf wurden ${formatMoney(units, currency)} bezahlt. Sobald die Rechnungskorrektur gesendet ist, wird das ein Guthaben des Kunden: Verwenden Sie es auf der neuen Rechnung, unter „Zahlungen“.`,
  stock: 'Der Bestand bleibt, wie er jetzt ist: Buchen Sie dieselbe Ware nicht noch einmal ab.',
  final: 'Nach Ihren Einstellungen sind ausgestellte Dokumente endgültig: Dieses lässt sich nicht bearbeiten.',
  obstacles: {
    credited: 'Es gibt schon eine Rechnungskorrektur dazu. Schreiben Sie den Rest gut und dann eine neue Rechnung.',
    negative: 'Der Gesamtbetrag liegt unter null, deshalb kann keine Rechnungskorrektur ihn aufheben.',
  },
  made: (number) => `Rechnungskorrektur zu ${number} und Kopie erstellt`,
  why: (reason) => cutText(`Korrektur: ${reason}`, 500),
}

export const belowZeroMessages: MessagesOf<typeof English.belowZeroMessages> = {
  title: (number, total, currency) => `Der Gesamtbetrag von ${number} ist ${formatMoney(total, currency)}`,
  text: 'Eine Rechnung fordert Geld. Was Sie zurückgeben, gehört auf eine Rechnungskorrektur, mit denselben Positionen und Beträgen ohne Minuszeichen.',
  turn: 'Rechnungskorrektur daraus machen',
  send: 'Trotzdem senden',
  other: 'Der Gesamtbetrag liegt unter null. Trotzdem senden?',
  goOn: 'Weiter',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Verlauf',
  of: 'der Verlauf dieses Dokuments',
}
