import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './country-messages.ts'

export const countryMessages: MessagesOf<typeof English.countryMessages> = {
  denmark: {
    seller: 'Geben Sie Ihre CVR-Nummer ein, acht Ziffern: Peppol verlangt sie von dänischen Verkäufern.',
    buyer: 'Geben Sie die CVR-Nummer des Käufers ein, acht Ziffern, oder keine.',
    total: 'Der Gesamtbetrag einer dänischen Rechnungskorrektur darf nicht unter null liegen.',
  },
  greece:
    'Griechische Rechnungen brauchen für den Versand über Peppol die Kennung von myDATA: Senden Sie stattdessen UBL ohne Peppol.',
  iceland: {
    seller: 'Geben Sie Ihre Kennitala ein, zehn Ziffern.',
    buyer: 'Geben Sie die Kennitala des Käufers ein, zehn Ziffern.',
  },
  italy: 'Geben Sie Ihre Steuernummer mit 11 bis 16 Zeichen ein.',
  netherlands: {
    seller:
      'Geben Sie Ihre KvK-Nummer (8 Ziffern) oder OIN (20 Ziffern) ein: Peppol verlangt sie von niederländischen Verkäufern.',
    buyer: 'Geben Sie die KvK-Nummer (8 Ziffern) oder OIN (20 Ziffern) des Käufers ein.',
    iban: 'Geben Sie Ihre IBAN ein: Peppol verlangt sie zwischen niederländischen Unternehmen.',
  },
  norway: {
    vatId: 'Geben Sie Ihre USt-IdNr. als NO, neun Ziffern und MVA ein.',
    taxId: 'Die meisten norwegischen Firmen schreiben hier als Steuernummer „Foretaksregisteret“.',
  },
  sweden: {
    vatId: 'Geben Sie Ihre USt-IdNr. als SE und zwölf Ziffern ein.',
    number: 'Geben Sie Ihre Organisationsnummer ein: zehn Ziffern ohne Bindestrich.',
    taxId: 'Schreiben Sie als Steuernummer „Godkänd för F-skatt“, oder nichts.',
    rates: 'In Schweden gibt es nur die Sätze 25\u00a0%, 12\u00a0% und 6\u00a0%.',
  },
}
