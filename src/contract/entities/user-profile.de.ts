import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './user-profile.ts'

/** The German labels of user profiles. */
export const labels: { readonly userProfile: EntityMessages<typeof English.userProfile.fields> } = {
  userProfile: {
    label: { one: 'Benutzerprofil', many: 'Benutzerprofile' },
    notFound: 'Es gibt kein Benutzerprofil mit der ID {id}',
    fields: {
      email: { label: 'E-Mail' },
      displayName: { label: 'Name', help: 'Wie er hier angezeigt wird.' },
      photoURL: { label: 'Bild' },
      preferredCurrency: { label: 'Bevorzugte Währung' },
      language: { label: 'Sprache' },
      locale: { label: 'Zahlen und Datum' },
      timeZone: { label: 'Zeitzone' },
      startScreen: { label: 'Startseite' },
      receiveNotifications: { label: 'Benachrichtigungen' },
      firstName: { label: 'Vorname' },
      lastName: { label: 'Nachname' },
      phoneNumber: { label: 'Telefon' },
      street: { label: 'Straße', group: 'Adresse' },
      city: { label: 'Ort', group: 'Adresse' },
      postalCode: { label: 'PLZ', group: 'Adresse' },
      country: { label: 'Land', group: 'Adresse' },
      marketingNotices: { label: 'Neuigkeiten und Angebote' },
      pricingNotices: { label: 'Preise und Margen' },
      updateNotices: { label: 'Neue Versionen' },
      listViews: {
        label: 'Gespeicherte Ansichten',
        line: {
          list: { label: 'Liste' },
          name: { label: 'Name' },
          query: { label: 'Adresse' },
          columns: { label: 'Spalten' },
        },
      },
      securityNotices: { label: 'Anmeldung und Sicherheit' },
    },
  },
}
