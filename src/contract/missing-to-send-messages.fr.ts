import type { DocumentType } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './missing-to-send-messages.ts'

const otherSide = (type: DocumentType): string => (type === 'purchaseorder' ? 'fournisseur' : 'client')

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  seller: {
    name: 'Saisissez le nom de votre entreprise.',
    street: 'Saisissez la rue de votre entreprise.',
    postcode: 'Saisissez le code postal de votre entreprise.',
    city: 'Saisissez la ville de votre entreprise.',
    country: 'Choisissez le pays de votre entreprise.',
    vatId:
      'Saisissez le n°\u00a0de TVA de votre entreprise, car vous facturez la TVA. Si elle n’en a pas, saisissez votre n°\u00a0fiscal dans les réglages.',
    vatIdCountry:
      'Le n°\u00a0de TVA de votre entreprise doit commencer par son pays\u00a0: FR12345678901. Un n°\u00a0fiscal se saisit dans les réglages.',
    iban: 'Saisissez votre IBAN, pour que la facture indique où payer.',
  },
  otherSide: {
    name: (type) => `Saisissez le nom du ${otherSide(type)}.`,
    address: (type) => `Saisissez l’adresse du ${otherSide(type)}.`,
    street: (type) => `Saisissez la rue du ${otherSide(type)}.`,
    postcode: (type) => `Saisissez le code postal du ${otherSide(type)}.`,
    city: (type) => `Saisissez la ville du ${otherSide(type)}.`,
  },
  customerVatIdCountry: 'Le n°\u00a0de TVA du client doit commencer par son pays\u00a0: DE123456789.',
  vatIdForm: (vatId, example) =>
    `Comparez le n°\u00a0de TVA ${vatId} avec son attestation\u00a0: il devrait avoir la forme de ${example}.`,
  foreignVatId:
    'Le client a un n°\u00a0de TVA d’un autre pays de l’UE, et vous facturez la TVA. Les marchandises qui y sont envoyées en sont en général exonérées\u00a0: choisissez «\u00a0Intracommunautaire\u00a0» comme taxe du client ou des lignes, et «\u00a0Autoliquidation\u00a0» pour les prestations.',
  dayOfSupply:
    'Saisissez le jour de la livraison ou de la prestation\u00a0: en Allemagne, une facture doit l’indiquer, même si c’est la date de la facture.',
  price: (position, description) =>
    `Ligne ${position}\u00a0: saisissez ${description === '' ? 'son prix' : `le prix de «\u00a0${description}\u00a0»`}, ou 0 si la ligne est gratuite.`,
  noTotal: 'Le total est de 0. Vérifiez les prix et les remises.',
  foreignBusiness:
    'Saisissez le n°\u00a0de TVA du client\u00a0: une entreprise d’un autre pays de l’UE en a besoin sur sa facture.',
  oldRates: (currency, days) =>
    `Des prix ont été convertis en ${currency} à des taux de change vieux de ${days} jours. Vérifiez-les ou actualisez les taux dans les réglages.`,
  oldTaxRate: (taxCurrency, days, currency) =>
    `La taxe en ${taxCurrency} est calculée à un taux de change antérieur de ${days} jours au document. Saisissez le taux du jour du document\u00a0: ce que vaut 1\u00a0${currency} en ${taxCurrency}.`,
}
