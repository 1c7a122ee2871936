import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './business-profile.ts'

/** The German labels of business profiles. */
export const labels: { readonly businessProfile: EntityMessages<typeof English.businessProfile.fields> } = {
  businessProfile: {
    label: { one: 'Unternehmensprofil', many: 'Unternehmensprofile' },
    notFound: 'Es gibt kein Unternehmensprofil mit der ID {id}',
    fields: {
      name: { label: 'Name des Unternehmens' },
      businessType: { label: 'Art des Unternehmens' },
      isDefault: { label: 'Standard' },
      country: { label: 'Land', group: 'Adresse' },
      address: { label: 'Adresse', group: 'Adresse' },
      preferredCurrency: { label: 'Währung' },
      vatRegistered: { label: 'Umsatzsteuerpflichtig' },
      taxRate: { label: 'Umsatzsteuer auf Verkäufe' },
      pricesIncludeVat: {
        label: 'Preise inkl. USt.',
        help: 'Einschalten, wenn Käufer Preise inkl. USt. sehen. Preisendungen gelten dann für den Preis inkl. USt.',
      },
      vatRecoverable: {
        label: 'Ich ziehe die Einfuhrumsatzsteuer als Vorsteuer ab',
        help: 'Abgezogene Vorsteuer wird angezeigt, zählt aber nicht zu den Kosten eines Produkts.',
      },
      dutyBasis: { label: 'Zoll wird erhoben auf' },
      defaultMargin: { label: 'Standardmarge' },
      tradeMargin: { label: 'Marge vom Händlerpreis' },
      priceEnding: { label: 'Preisendung' },
      currencyEndings: {
        label: 'Preisendungen je Währung',
        line: {
          currency: { label: 'Währung', group: 'Preisendung' },
          ending: { label: 'Preisendung', group: 'Preisendung' },
        },
      },
      floorMargin: { label: 'Mindestmarge' },
      legalName: { label: 'Rechtlicher Name', help: 'Wie eingetragen, falls er abweicht.' },
      contactName: { label: 'Ansprechperson' },
      email: { label: 'E-Mail' },
      phoneNumber: { label: 'Telefon' },
      website: { label: 'Website' },
      registrationNumber: { label: 'Registernummer' },
      taxId: { label: 'Steuernummer' },
      vatId: { label: 'USt-IdNr.', help: 'Mit dem Land: DE123456789.' },
      electronicAddress: { label: 'Adresse für E-Rechnungen', group: 'Adresse für E-Rechnungen' },
      electronicScheme: { label: 'Art der Adresse', group: 'Adresse für E-Rechnungen' },
      iban: { label: 'IBAN', group: 'Bankverbindung' },
      bic: { label: 'BIC', group: 'Bankverbindung' },
      bankName: { label: 'Bank', group: 'Bankverbindung' },
      accountName: { label: 'Kontoinhaber', group: 'Bankverbindung' },
      paymentLink: {
        label: 'Zahlungslink',
        help: 'Etwa https://paypal.me/ihrname. Rechnungen zeigen ihn, bis sie bezahlt sind.',
      },
      logo: { label: 'Logo' },
      termsAndConditions: { label: 'Geschäftsbedingungen' },
      paymentDays: { label: 'Zahlungsfrist (Tage)' },
      taxBasis: { label: 'Steuer wird berechnet' },
      timeZone: { label: 'Zeitzone' },
      numberAt: { label: 'Nummern werden vergeben', group: 'Nummern' },
      numberReset: { label: 'Nummern beginnen neu', group: 'Nummern' },
      numberSeries: {
        label: 'Nummernkreise',
        group: 'Nummern',
        line: {
          documentType: { label: 'Art' },
          prefix: { label: 'Beginnt mit', help: 'Steht vor Jahr und Monat.' },
          padding: { label: 'Stellen', help: 'Mit Nullen aufgefüllt: 4 ergibt 0001.' },
          firstNumber: { label: 'Erste Nummer' },
          period: { label: 'Zähler der ersten Nummer' },
        },
      },
      usedPrefixes: {
        label: 'Präfixe der Nummern',
        line: {
          documentType: { label: 'Art' },
          prefix: { label: 'Beginnt mit' },
        },
      },
      finalDocuments: {
        label: 'Ausgestellte Dokumente sind endgültig',
        help: 'Beträge, Datum und Kunde ausgestellter Dokumente lassen sich nicht ändern: Eine Rechnungskorrektur hebt sie auf.',
        group: 'Nummern',
      },
      documentDesign: { label: 'Design' },
      documentAccent: { label: 'Akzentfarbe' },
      documentLanguage: { label: 'Sprache der Dokumente' },
      remindsAfter: {
        label: 'Erinnern nach',
        help: 'Tage nach der Fälligkeit. Leer: keine automatischen Zahlungserinnerungen.',
      },
      floorAction: { label: 'Ein Preis unter der Mindestmarge' },
    },
  },
}
