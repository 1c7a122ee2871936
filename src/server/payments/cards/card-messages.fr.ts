import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  noKey:
    'doit être une clé restreinte ou secrète de Stripe\u00a0: rk_live_… ou sk_live_…\u202f; pour un essai, rk_test_… ou sk_test_…',
  publicKey: 'est une clé publiable, qui ne peut pas lire les paiements. Saisissez la clé restreinte\u00a0: rk_…',
  unknownKey: 'n’est pas connue de Stripe\u00a0: elle a été révoquée, a expiré ou n’a pas été copiée en entier',
  notReady:
    'est celle d’un compte qui ne peut pas encore accepter de paiements par carte. Terminez d’abord sa configuration chez Stripe',
  lacks: {
    checkout: 'n’a pas l’autorisation «\u00a0Checkout Sessions: Write\u00a0»',
    payments: 'n’a pas l’autorisation «\u00a0PaymentIntents: Read\u00a0»',
    charges: 'n’a pas l’autorisation «\u00a0Charges and Refunds: Read\u00a0»',
    disputes: 'n’a pas l’autorisation «\u00a0Disputes: Read\u00a0»',
    fees: 'n’a pas l’autorisation «\u00a0Balance transactions: Read\u00a0»',
  },
  testBesideLive:
    'est une clé de test, et celle qui est connectée encaisse de l’argent réel. Déconnectez d’abord celle-ci',
  liveBesideTest:
    'encaisse de l’argent réel, et celle qui est connectée est une clé de test. Déconnectez d’abord celle-ci',
  otherAccount: (name) => `est celle d’un autre compte que ${name}, qui est connecté. Déconnectez d’abord celui-ci`,
  meanwhile: 'Une autre clé a été connectée entre-temps. Regardez-la d’abord.',
  notConnected: 'Aucun compte Stripe n’est connecté.',
  notReached: 'Le compte Stripe par lequel il a été payé n’est plus connecté.',
  noSecret: 'doit être le secret de signature du point de terminaison chez Stripe\u00a0: whsec_…',
  noPayment: (id) => `Aucun paiement par carte ne porte l’ID ${id}`,
  notes: {
    test: 'Test\u00a0: aucun argent n’a circulé',
    refund: 'Remboursé',
    'refund-failed': 'Le remboursement a échoué',
    dispute: 'Contesté par le client',
    'dispute-won': 'Litige gagné',
  },
}
