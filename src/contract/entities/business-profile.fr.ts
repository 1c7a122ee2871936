import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './business-profile.ts'

/** The French labels of business profiles. */
export const labels: { readonly businessProfile: EntityMessages<typeof English.businessProfile.fields> } = {
  businessProfile: {
    label: { one: 'Profil d’entreprise', many: 'Profils d’entreprise' },
    notFound: 'Aucun profil d’entreprise avec l’ID {id}',
    fields: {
      name: { label: 'Nom de l’entreprise' },
      businessType: { label: 'Type d’entreprise' },
      isDefault: { label: 'Par défaut' },
      country: { label: 'Pays', group: 'Adresse' },
      address: { label: 'Adresse', group: 'Adresse' },
      preferredCurrency: { label: 'Devise' },
      vatRegistered: { label: 'Redevable de la TVA' },
      taxRate: { label: 'TVA sur les ventes' },
      pricesIncludeVat: {
        label: 'Prix TTC',
        help: 'À activer si les acheteurs voient les prix TTC. Les terminaisons s’appliquent alors au prix TTC.',
      },
      vatRecoverable: {
        label: 'Je récupère la TVA à l’importation',
        help: 'La TVA récupérée est affichée, mais ne fait pas partie de ce qu’un produit vous coûte.',
      },
      dutyBasis: { label: 'Droits de douane calculés sur' },
      defaultMargin: { label: 'Marge par défaut (sur prix de vente)' },
      tradeMargin: { label: 'Marge sur prix de gros' },
      priceEnding: { label: 'Terminaison du prix' },
      currencyEndings: {
        label: 'Terminaisons par devise',
        line: {
          currency: { label: 'Devise', group: 'Terminaison du prix' },
          ending: { label: 'Terminaison du prix', group: 'Terminaison du prix' },
        },
      },
      floorMargin: { label: 'Marge minimale' },
      legalName: { label: 'Raison sociale', help: 'Telle qu’immatriculée, si elle diffère.' },
      contactName: { label: 'Interlocuteur' },
      email: { label: 'E-mail' },
      phoneNumber: { label: 'Téléphone' },
      website: { label: 'Site web' },
      registrationNumber: { label: 'N°\u00a0d’immatriculation' },
      taxId: { label: 'N°\u00a0fiscal' },
      vatId: { label: 'N°\u00a0de TVA', help: 'Avec son pays\u00a0: FR12345678901.' },
      electronicAddress: { label: 'Adresse de facturation électronique', group: 'Adresse de facturation électronique' },
      electronicScheme: { label: 'Schéma', group: 'Adresse de facturation électronique' },
      iban: { label: 'IBAN', group: 'Compte bancaire' },
      bic: { label: 'BIC', group: 'Compte bancaire' },
      bankName: { label: 'Banque', group: 'Compte bancaire' },
      accountName: { label: 'Titulaire du compte', group: 'Compte bancaire' },
      paymentLink: {
        label: 'Lien de paiement',
        help: 'Par exemple https://paypal.me/votrenom. Les factures l’affichent jusqu’à leur paiement.',
      },
      logo: { label: 'Logo' },
      termsAndConditions: { label: 'Conditions générales' },
      paymentDays: { label: 'Délai de paiement (jours)' },
      taxBasis: { label: 'Taxe calculée' },
      timeZone: { label: 'Fuseau horaire' },
      numberAt: { label: 'Numéros attribués', group: 'Numéros' },
      numberReset: { label: 'Numérotation remise à zéro', group: 'Numéros' },
      numberSeries: {
        label: 'Séries de numéros',
        group: 'Numéros',
        line: {
          documentType: { label: 'Type' },
          prefix: { label: 'Commence par', help: 'Avant l’année et le mois.' },
          padding: { label: 'Chiffres', help: 'Complété par des zéros\u00a0: 4 donne 0001.' },
          firstNumber: { label: 'Premier numéro' },
          period: { label: 'Compteur du premier numéro' },
        },
      },
      usedPrefixes: {
        label: 'Préfixes des numéros',
        line: {
          documentType: { label: 'Type' },
          prefix: { label: 'Commence par' },
        },
      },
      finalDocuments: {
        label: 'Les documents émis sont définitifs',
        help: 'Les montants, les dates et le client des documents émis ne peuvent plus changer\u00a0: un avoir les annule.',
        group: 'Numéros',
      },
      documentDesign: { label: 'Présentation' },
      documentAccent: { label: 'Couleur d’accent' },
      documentLanguage: { label: 'Langue des documents' },
      remindsAfter: {
        label: 'Relancer après',
        help: 'Jours après l’échéance. Vide\u00a0: aucune relance automatique.',
      },
      floorAction: { label: 'Un prix sous la marge minimale' },
    },
  },
}
