import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './user-profile.ts'

/** The French labels of user profiles. */
export const labels: { readonly userProfile: EntityMessages<typeof English.userProfile.fields> } = {
  userProfile: {
    label: { one: 'Profil utilisateur', many: 'Profils utilisateur' },
    notFound: 'Aucun profil utilisateur avec l’ID {id}',
    fields: {
      email: { label: 'E-mail' },
      displayName: { label: 'Nom', help: 'Tel qu’il s’affiche ici.' },
      photoURL: { label: 'Image' },
      preferredCurrency: { label: 'Devise préférée' },
      language: { label: 'Langue' },
      locale: { label: 'Nombres et dates' },
      timeZone: { label: 'Fuseau horaire' },
      startScreen: { label: 'Page d’accueil' },
      receiveNotifications: { label: 'Notifications' },
      firstName: { label: 'Prénom' },
      lastName: { label: 'Nom de famille' },
      phoneNumber: { label: 'Téléphone' },
      street: { label: 'Rue', group: 'Adresse' },
      city: { label: 'Ville', group: 'Adresse' },
      postalCode: { label: 'Code postal', group: 'Adresse' },
      country: { label: 'Pays', group: 'Adresse' },
      marketingNotices: { label: 'Nouveautés et offres' },
      pricingNotices: { label: 'Prix et marges' },
      updateNotices: { label: 'Nouvelles versions' },
      listViews: {
        label: 'Vues enregistrées',
        line: {
          list: { label: 'Liste' },
          name: { label: 'Nom' },
          query: { label: 'Adresse' },
          columns: { label: 'Colonnes' },
        },
      },
      securityNotices: { label: 'Connexion et sécurité' },
    },
  },
}
