import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './e-invoice-messages.ts'

type Party = 'seller' | 'buyer'
type Article = 'das' | 'den' | 'die'

const yours: Readonly<Record<Article, string>> = { das: 'Ihr', den: 'Ihren', die: 'Ihre' }

/** `Ihre Straße` or `die Straße des Käufers`. */
const whose = (party: Party, article: Article, noun: string): string =>
  party === 'seller' ? `${yours[article]} ${noun}` : `${article} ${noun} des Käufers`

/** The electronic address of a party. */
const electronic = (party: Party): string => whose(party, 'die', 'Adresse für E-Rechnungen')

const ofParty: MessagesOf<typeof English.eInvoiceMessages.ofParty> = {
  noCountry: (party) => `Wählen Sie ${whose(party, 'das', 'Land')}.`,
  unknownCountry: (party) => `Wählen Sie ${whose(party, 'das', 'Land')} aus der Liste.`,
  noStreet: (party) => `Geben Sie ${whose(party, 'die', 'Straße')} ein.`,
  noCity: (party) => `Geben Sie ${whose(party, 'den', 'Ort')} ein.`,
  noPostcode: (party) => `Geben Sie ${whose(party, 'die', 'PLZ')} ein.`,
  noGermanCity: (party) => `Geben Sie ${whose(party, 'den', 'Ort')} ein: Deutsche E-Rechnungen verlangen ihn.`,
  noGermanPostcode: (party) => `Geben Sie ${whose(party, 'die', 'PLZ')} ein: Deutsche E-Rechnungen verlangen sie.`,
  noElectronic: (party) => `Geben Sie ${electronic(party)} ein.`,
  noScheme: (party) => `Wählen Sie, welcher Art ${electronic(party)} ist.`,
  notByPeppol: (party) =>
    `Peppol stellt an diese Art von Adresse nicht zu: Wählen Sie für ${electronic(party)} eine andere, zum Beispiel die USt-IdNr.`,
  wrongElectronic: (party) => `Prüfen Sie ${electronic(party)}: Form oder Prüfziffer passen nicht zu dieser Art.`,
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  ofParty,
  kosovo: 'CII kennt Kosovo nicht als Land: Wählen Sie ein UBL-Format.',
  buyer: {
    name: 'Geben Sie den Namen des Käufers ein.',
    address: 'Geben Sie die Adresse des Käufers ein.',
    addressParts: 'Geben Sie die Adresse des Käufers in einzelnen Feldern ein: Straße, PLZ, Ort und Land.',
    vatId:
      'Geben Sie die USt-IdNr. des Käufers ein: Innergemeinschaftliche Lieferungen und die Steuerschuldnerschaft des Leistungsempfängers verlangen sie.',
    vatIdCountry: 'Beginnen Sie die USt-IdNr. des Käufers mit dem Land: FR12345678901.',
  },
  delivery: {
    leftOut: 'Die Lieferadresse wird ausgelassen: Geben Sie Straße, PLZ, Ort und Land einzeln ein.',
    cityAndPostcode: 'Geben Sie Ort und PLZ der Lieferadresse ein: Deutsche E-Rechnungen verlangen sie.',
  },
  seller: {
    legalName: 'Geben Sie Ihren rechtlichen Namen ein.',
    vatId: 'Geben Sie Ihre USt-IdNr. ein: Innergemeinschaftliche Lieferungen und Ausfuhrlieferungen verlangen sie.',
    vatOrTaxId: 'Geben Sie Ihre USt-IdNr. ein oder, wenn Sie keine haben, Ihre Steuernummer.',
    registrationNumber:
      'Geben Sie Ihre Registernummer ein: Eine Rechnung, die nicht steuerbar ist, nennt keine USt-IdNr.',
    vatIdOrRegistration:
      'Geben Sie Ihre USt-IdNr. oder Ihre Registernummer ein: Eine Steuernummer allein sagt nicht, wer Sie sind.',
    vatIdCountry: 'Beginnen Sie Ihre USt-IdNr. mit dem Land: DE123456789.',
    foreignVatId: 'Ihre USt-IdNr. ist aus einem anderen Land als Ihre Adresse.',
    contactName: 'Geben Sie eine Ansprechperson an: Deutsche E-Rechnungen verlangen eine.',
    phoneNumber: 'Geben Sie Ihre Telefonnummer ein: Deutsche E-Rechnungen verlangen sie.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein: Deutsche E-Rechnungen verlangen sie.',
    wrongIban: 'Das ist keine gültige IBAN: Eine Ziffer ist falsch oder fehlt.',
    noIban: 'Ohne Ihre IBAN sagt die E-Rechnung nicht, wohin zu zahlen ist.',
    wrongBic: 'Das ist kein gültiger BIC: Er hat 8 oder 11 Buchstaben und Ziffern. Er wird ausgelassen.',
  },
  document: {
    otherType: 'Nur Rechnungen und Rechnungskorrekturen lassen sich als E-Rechnung ausgeben.',
    noNumber:
      'Dieses Dokument hat noch keine endgültige Nummer: Es bekommt sie, wenn es das nächste Mal online gespeichert wird.',
    void: 'Dieses Dokument ist ungültig.',
    draft: 'Markieren Sie es zuerst als gesendet.',
    issueDate: 'Geben Sie das Datum des Dokuments ein.',
    dueDate: 'Geben Sie das Fälligkeitsdatum oder die Zahlungsbedingungen ein.',
    dueBefore: 'Das Fälligkeitsdatum liegt vor dem Datum des Dokuments.',
    supplyDay: 'Geben Sie den Tag der innergemeinschaftlichen Lieferung ein.',
    deliveryDay: 'Geben Sie den Tag der Lieferung oder Leistung ein: Wer dieses Format liest, erwartet ihn.',
    codedTerms: 'Beginnen Sie keine Zeile der Zahlungsbedingungen mit #: Dort steht es für ein codiertes Skonto.',
    buyerReference:
      'Geben Sie die Referenz des Käufers ein: bei einer Behörde ihre Leitweg-ID, sonst, was der Käufer verlangt.',
    anyReference: 'Geben Sie die Referenz oder die Bestellnummer des Käufers ein: Peppol verlangt eine von beiden.',
    unknownCurrency: (currency) => `E-Rechnungen kennen die Währung ${currency} nicht.`,
    decimals: (currency, digits) =>
      `E-Rechnungen haben höchstens zwei Nachkommastellen, ${currency} hat aber ${digits}: Senden Sie stattdessen das PDF.`,
    taxRate: (taxCurrency, currency) =>
      `Geben Sie ein, wie viel ${taxCurrency} 1 ${currency} ist: Die Steuer wird in beiden Währungen angegeben, und für diesen Tag ist kein Wechselkurs bekannt.`,
    taxBasis:
      'Die Steuer wird hier auf den Preis vor dem Rabatt berechnet: E-Rechnungen berechnen sie nach dem Rabatt.',
    noInvoice: 'Nennen Sie die Rechnung, die gutgeschrieben wird, mit Nummer und Datum.',
    noReason: 'Geben Sie den Grund der Rechnungskorrektur ein.',
  },
  line: {
    none: 'Fügen Sie mindestens eine Position hinzu.',
    mixed:
      'Positionen, die nicht steuerbar sind, lassen sich nicht mit anderen mischen: Setzen Sie sie auf ein eigenes Dokument.',
    description: (line) => `Position ${line}: Geben Sie ein, was verkauft wird.`,
    unit: (line) => `Position ${line}: Wählen Sie die Einheit aus der Liste.`,
    quantity: (line) => `Position ${line}: Geben Sie eine andere Menge als 0 ein.`,
    discount: (line) => `Position ${line}: Der Rabatt ist höher als die Position und hebt sie ganz auf.`,
    noRate: (line) =>
      `Position ${line}: Die Steuerkategorie „Mit Umsatzsteuer“ braucht einen Satz. Wählen Sie für keine Steuer „Nullsatz“ oder „Umsatzsteuerfrei“.`,
    rate: (line) => `Position ${line}: In dieser Steuerkategorie fällt keine Steuer an, daher ist der Satz 0.`,
    exemption: (line) => `Position ${line}: Geben Sie den Grund der Steuerbefreiung ein.`,
  },
  totals: {
    lines: 'Die Summen ergeben sich nicht aus den Positionen: Speichern Sie das Dokument noch einmal.',
    payments: 'Der offene Betrag ergibt sich nicht aus den Zahlungen: Speichern Sie das Dokument noch einmal.',
  },
}
