import type { SettingsPart } from '#contract/settings-screens.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './screen-word-messages.ts'

export const screenWords: MessagesOf<typeof English.screenWords> = {
  home: 'début tableau de bord synthèse',
  products: 'catalogue articles références marchandises stock inventaire',
  categories: 'groupes familles rayons arborescence',
  brands: 'fabricants producteurs',
  shipments: 'livraisons arrivages coût rendu fret transport douane achats fournisseurs conteneur',
  'price-lists': 'tarifs remises rabais grossiste revendeurs barème paliers',
  'past-prices': 'historique antérieurs anciens',
  stores: 'boutique en ligne Wix Shopify WooCommerce connecter intégration synchronisation frais',
  documents: 'facturation offres propositions commandes papiers',
  recurring: 'récurrent répéter abonnement mensuel périodique',
  calendar: 'événements rendez-vous dates échéances agenda rappels',
  customers: 'acheteurs contacts clientèle',
  'price-simulator': 'et si scénario fret droits de douane taux de change marge essayer',
  scenarios: 'et si simulateur comparer enregistrés',
  calculators: 'marge majoration seuil de rentabilité TVA coût remise devise lot prix unitaire calculer',
  analytics: 'chiffres rapports statistiques graphiques chiffre d’affaires bénéfice ABC Pareto créances',
  'change-sets': 'défaire annuler retirer revenir historique journal imports',
  ...({
    'business-profile':
      'société nom adresse pays devise logo contact e-mail mail téléphone site web immatriculation SIRET SIREN RCS numéro fiscal TVA',
    'settings-vat': 'taxe taux TVA sur les ventes importation douane redevable franchise',
    'settings-pricing':
      'marge majoration minimale prix plancher terminaison arrondi recalculer recalcul tarification prix',
    'settings-rates': 'monnaie conversion étrangère change BCE',
    'settings-documents':
      'compte bancaire banque IBAN BIC SWIFT délai de paiement conditions échéance facture présentation couleur langue préfixe relances taxe',
    'settings-profiles': 'société sociétés entreprises seconde',
    profile: 'compte nom photo image fuseau horaire',
    'settings-sign-in': 'mot de passe identifiant login connexion sessions sécurité',
    'settings-notifications': 'mail e-mail messages alertes',
    'settings-appearance': 'thème sombre clair mode apparence',
    'settings-people': 'équipe membres inviter collègues employés comptable partager accès',
    'settings-connections': 'API jeton token clé REST accès webhook',
    'settings-plan': 'abonnement facturation prix carte facture résilier',
    'settings-data': 'exporter sauvegarde télécharger exemple supprimer compte confidentialité RGPD',
    'settings-storage': 'hors ligne espace navigateur copie stockage',
  } satisfies Record<SettingsPart, string>),
}
