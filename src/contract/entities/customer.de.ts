import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './customer.ts'

/** The German labels of customers. */
export const labels: { readonly customer: EntityMessages<typeof English.customer.fields> } = {
  customer: {
    label: { one: 'Kunde', many: 'Kunden' },
    notFound: 'Es gibt keinen Kunden mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      company: { label: 'Firma' },
      contactName: { label: 'Ansprechperson' },
      email: { label: 'E-Mail' },
      phone: { label: 'Telefon' },
      status: { label: 'Status' },
      tags: { label: 'Schlagwörter' },
      country: { label: 'Land' },
      industry: { label: 'Branche' },
      subscriptionId: { label: 'Abonnement' },
      billingAddress: { label: 'Rechnungsadresse' },
      shippingAddress: { label: 'Lieferadresse' },
      vatId: { label: 'USt-IdNr.', help: 'Mit dem Land: DE123456789.' },
      registrationNumber: { label: 'Registernummer' },
      electronicAddress: { label: 'Adresse für E-Rechnungen', group: 'Adresse für E-Rechnungen' },
      electronicScheme: { label: 'Art der Adresse', group: 'Adresse für E-Rechnungen' },
      buyerReference: { label: 'Referenz des Käufers', help: 'In Deutschland die Leitweg-ID.' },
      currency: { label: 'Währung', help: 'Leer: die Währung Ihres Unternehmens.' },
      language: { label: 'Sprache', help: 'Für Dokumente und E-Mails.' },
      taxCategory: { label: 'Steuer' },
      customerGroup: { label: 'Kundengruppe', help: 'Die Preislisten dieser Gruppe gelten hier.' },
      priceListId: { label: 'Preisliste' },
      paymentDays: { label: 'Zahlungsfrist (Tage)', help: 'Leer: wie Ihr Unternehmen.' },
      notes: { label: 'Notizen' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
