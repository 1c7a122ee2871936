import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  title: 'Paiements par carte',
  lead: 'Les clients paient leurs factures par carte sur leur page publique, par votre propre compte Stripe. Les données des cartes n’arrivent jamais à Pricewright.',
  thing: 'les paiements par carte',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'La connexion est gardée sur le serveur. Elle s’affichera au retour du réseau.',
  },
  none: 'Aucun compte Stripe n’est connecté. Les factures indiquent comment payer par virement.',
  connect: 'Connecter Stripe',
  connectTitle: 'Connecter votre compte Stripe',
  connectLead:
    'Créez chez Stripe, sous Developers, API keys, une clé restreinte avec ces autorisations. Elle est gardée chiffrée sur le serveur et n’est plus jamais affichée.',
  permissions: [
    'Checkout Sessions: Write',
    'PaymentIntents, Charges and Refunds, Disputes, Balance transactions: Read',
    'Webhook Endpoints: Write, pour que le point de terminaison soit créé pour vous',
  ],
  key: 'Clé restreinte ou secrète',
  keyHelp: 'Commence par rk_live_ ou sk_live_. Les clés de test commencent par rk_test_ ou sk_test_.',
  submit: 'Vérifier et connecter',
  replace: 'Remplacer la clé',
  replaceTitle: 'Une autre clé du même compte',
  disconnect: 'Déconnecter',
  disconnectQuestion: 'Déconnecter Stripe\u202f?',
  disconnectText:
    'Les factures ne proposent plus la carte, et les pages de paiement ouvertes sont fermées. Les paiements enregistrés restent\u202f; les remboursements et litiges ultérieurs sont enregistrés quand le même compte est de nouveau connecté. Ce que vous en enregistrez vous-même entre-temps, sauf en espèces ou par chèque, est alors remplacé et ne compte donc qu’une fois.',
  disconnected: 'Stripe est déconnecté.',
  connected: 'Stripe est connecté.',
  notFresh: 'Votre connexion date de plus de cinq minutes. Reconnectez-vous pour modifier ceci.',
  states: { active: 'Connecté', waiting: 'Pas terminé', refused: 'Clé non valide' },
  test: 'Clé de test',
  account: 'Compte',
  unnamed: 'Compte Stripe',
  keyKinds: { restricted: 'Clé restreinte', secret: 'Clé secrète' },
  heard: 'Dernières nouvelles de Stripe',
  neverHeard: 'Pas encore de nouvelles de Stripe',
  testTitle: 'Une clé de test\u00a0: aucun argent ne circule',
  testText:
    'Toute personne qui paie avec une carte de test fait passer votre facture à l’état payé. Utilisez cette clé pour essayer, puis connectez une clé réelle.',
  refusedTitle: 'Stripe n’accepte plus cette clé',
  refusedText:
    'Elle a été révoquée ou a expiré. Les factures ne proposent pas la carte tant que vous ne la remplacez pas\u202f; ce qui a été payé entre-temps est enregistré à ce moment-là.',
  endpointTitle: 'Il reste une étape\u00a0: le point de terminaison chez Stripe',
  endpointText:
    'La clé ne peut pas le créer. Chez Stripe, sous Developers, Webhooks, ajoutez un point de terminaison avec cette adresse, pour les événements de checkout sessions, payment intents, charges, refunds et disputes. Saisissez ensuite ici son secret de signature.',
  copy: 'Copier',
  copied: 'Copié',
  secret: 'Secret de signature',
  secretHelp: 'Commence par whsec_.',
  enterSecret: 'Saisir le secret de signature',
  saveSecret: 'Enregistrer le secret',
  payments: {
    title: 'Paiements par carte reçus',
    none: 'Rien n’a encore été payé par carte.',
    columns: { paid: 'Payé le', amount: 'Montant', fee: 'Frais', state: 'État', invoice: 'Facture' },
    invoice: 'Ouvrir la facture',
    more: 'Afficher les plus anciens',
    look: 'Vérifier de nouveau',
    looked: 'Le paiement a été relu chez Stripe.',
    credit: 'Plus que le montant dû\u00a0: gardé comme crédit du client',
    disputed: 'Contesté\u00a0: répondez chez Stripe',
    disputedUntil: (day) => `Contesté\u00a0: répondez chez Stripe au plus tard le ${day}`,
    answer: 'Répondre chez Stripe',
    underReview: 'Contesté\u00a0: la banque du client décide',
    lost: 'Litige perdu\u00a0: l’argent est reparti',
    refunded: 'Remboursé',
    partly: 'Remboursé en partie',
    fine: 'Enregistré',
    problems: {
      deleted: 'Sa facture a été supprimée\u00a0: remboursez le paiement chez Stripe, ou faites une nouvelle facture',
      void: 'Sa facture est annulée\u00a0: remboursez le paiement chez Stripe',
      credited:
        'Sa facture a été marquée comme créditée\u00a0: remboursez le paiement chez Stripe, ou remettez-la à envoyée, puis vérifiez de nouveau',
      currency:
        'Sa facture est maintenant dans une autre devise\u00a0: remboursez le paiement chez Stripe, ou rétablissez la devise et vérifiez de nouveau',
      twice:
        'N’a pas pu être enregistré\u202f: avec ce qui a été saisi à la main, plus a été rendu que payé. Si c’est le même argent, supprimez sur la facture la ligne saisie à la main, puis vérifiez à nouveau',
      refused:
        'N’a pas pu être enregistré\u00a0: le crédit a été utilisé ailleurs. Corrigez cela sur la facture, puis vérifiez de nouveau',
    },
  },
}
