import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './missing-to-send-messages.ts'

const otherSide = (type: DocumentType): string => (type === 'purchaseorder' ? 'des Lieferanten' : 'des Kunden')

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  seller: {
    name: 'Geben Sie den Namen Ihres Unternehmens ein.',
    street: 'Geben Sie die Straße Ihres Unternehmens ein.',
    postcode: 'Geben Sie die PLZ Ihres Unternehmens ein.',
    city: 'Geben Sie den Ort Ihres Unternehmens ein.',
    country: 'Wählen Sie das Land Ihres Unternehmens.',
    vatId:
      'Geben Sie die USt-IdNr. Ihres Unternehmens ein, weil Sie Umsatzsteuer berechnen. Haben Sie keine, geben Sie in den Einstellungen Ihre Steuernummer ein.',
    vatIdCountry:
      'Beginnen Sie die USt-IdNr. Ihres Unternehmens mit dem Land: DE123456789. Eine Steuernummer geben Sie in den Einstellungen ein.',
    iban: 'Geben Sie Ihre IBAN ein, damit auf der Rechnung steht, wohin zu zahlen ist.',
  },
  otherSide: {
    name: (type) => `Geben Sie den Namen ${otherSide(type)} ein.`,
    address: (type) => `Geben Sie die Adresse ${otherSide(type)} ein.`,
    street: (type) => `Geben Sie die Straße ${otherSide(type)} ein.`,
    postcode: (type) => `Geben Sie die PLZ ${otherSide(type)} ein.`,
    city: (type) => `Geben Sie den Ort ${otherSide(type)} ein.`,
  },
  customerVatIdCountry: 'Beginnen Sie die USt-IdNr. des Kunden mit dem Land: FR12345678901.',
  vatIdForm: (vatId, example) => `Prüfen Sie die USt-IdNr. ${vatId}: Sie sollte aussehen wie ${example}.`,
  foreignVatId:
    'Der Kunde hat die USt-IdNr. eines anderen EU-Landes, und Sie berechnen Umsatzsteuer. Waren, die dorthin gehen, sind meist davon befreit: Wählen Sie beim Kunden oder bei den Positionen als Steuer „Innergemeinschaftliche Lieferung“, bei Dienstleistungen „Steuerschuldnerschaft des Leistungsempfängers“.',
  dayOfSupply:
    'Geben Sie den Tag der Lieferung oder Leistung ein: In Deutschland muss eine Rechnung ihn nennen, auch wenn er das Datum der Rechnung ist.',
  price: (position, description) =>
    `Position ${position}: Geben Sie ${description === '' ? 'den Preis' : `den Preis für „${description}“`} ein; 0, wenn es nichts kostet.`,
  noTotal: 'Der Gesamtbetrag ist 0. Prüfen Sie Preise und Rabatte.',
  foreignBusiness:
    'Geben Sie die USt-IdNr. des Kunden ein: Ein Unternehmen in einem anderen EU-Land braucht sie auf seiner Rechnung.',
  oldRates: (currency, days) =>
    `Preise wurden zu Wechselkursen in ${currency} umgerechnet, die ${daysOld(days)} alt sind. Prüfen Sie die Preise, oder erneuern Sie die Kurse in den Einstellungen.`,
  oldTaxRate: (taxCurrency, days, currency) =>
    `Die Steuer in ${taxCurrency} ist zu einem Wechselkurs berechnet, der ${daysOld(days)} älter ist als das Dokument. Geben Sie den Kurs dieses Tages ein: wie viel 1 ${currency} in ${taxCurrency} ist.`,
}

function daysOld(days: number): string {
  return days === 1 ? '1 Tag' : `${days} Tage`
}
