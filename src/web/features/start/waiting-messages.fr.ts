import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './waiting-messages.ts'

const counted = (count: number, one: string, other: (count: string) => string): string =>
  plural(count, { one, other: other(formatNumber(count)) })

export const waitingMessages: MessagesOf<typeof English.waitingMessages> = {
  title: 'À traiter',
  lead: 'Le plus coûteux d’abord.',
  none: 'Rien ne vous attend.',
  computing: 'Examen des prix, des documents et des expéditions…',
  failed: 'Impossible d’établir ce qui vous attend.',
  all: (count) => counted(count, 'Afficher 1 point de plus', (shown) => `Afficher ${shown} points de plus`),
  fewer: 'Afficher moins',
  perYear: (amount) => `${amount} par an`,
  notInSum: (count) =>
    counted(count, 'dont 1 non compris dans la somme', (shown) => `dont ${shown} non compris dans la somme`),
  noRate: 'aucun taux de change connu',
  lines: {
    disputes: (count, by) =>
      by === ''
        ? counted(
            count,
            'Un client conteste un paiement par carte',
            (shown) => `${shown} paiements par carte sont contestés`,
          )
        : counted(
            count,
            `Un client conteste un paiement par carte\u00a0: répondez au plus tard le ${by}`,
            (shown) => `${shown} paiements par carte sont contestés\u00a0: répondez au premier au plus tard le ${by}`,
          ),
    refusedKey: () => 'Stripe n’accepte plus votre clé\u00a0: les factures ne proposent pas la carte',
    unpaidPlan: (_count, by) =>
      by === ''
        ? 'Votre offre est suspendue, car elle n’a pas été payée'
        : `Le dernier paiement de votre offre a échoué\u00a0: vous la gardez jusqu’au ${by}`,
    wentBack: (count) =>
      counted(
        count,
        'De l’argent d’1 facture a été rendu\u00a0: est-il encore dû\u202f?',
        (shown) => `De l’argent de ${shown} factures a été rendu\u00a0: est-il encore dû\u202f?`,
      ),
    overdue: (count) => counted(count, '1 facture est en retard', (shown) => `${shown} factures sont en retard`),
    toConvert: (count) =>
      counted(
        count,
        '1 devis accepté n’a pas encore de facture',
        (shown) => `${shown} devis acceptés n’ont pas encore de facture`,
      ),
    expiring: (count) =>
      counted(
        count,
        '1 devis expire dans les 7 prochains jours',
        (shown) => `${shown} devis expirent dans les 7 prochains jours`,
      ),
    oldDrafts: (count) =>
      counted(count, '1 brouillon a plus d’une semaine', (shown) => `${shown} brouillons ont plus d’une semaine`),
    losing: (count) =>
      counted(count, '1 produit est vendu à perte', (shown) => `${shown} produits sont vendus à perte`),
    belowFloor: (count) =>
      counted(
        count,
        '1 produit est rentable, mais en dessous de votre marge minimale',
        (shown) => `${shown} produits sont rentables, mais en dessous de votre marge minimale`,
      ),
    withoutCost: (count) =>
      counted(count, '1 produit n’a pas de coût', (shown) => `${shown} produits n’ont pas de coût`),
    unpriced: (count) =>
      counted(
        count,
        '1 produit avec un coût n’a pas de prix',
        (shown) => `${shown} produits avec un coût n’ont pas de prix`,
      ),
    costRose: (count) =>
      counted(
        count,
        'Le coût d’un produit a augmenté, pas son prix',
        (shown) => `Les coûts de ${shown} produits ont augmenté, pas leurs prix`,
      ),
    currencyMoved: (count) =>
      counted(
        count,
        'Un taux de change a bougé\u00a0: 1 produit coûte plus que ce qui est enregistré',
        (shown) => `Des taux de change ont bougé\u00a0: ${shown} produits coûtent plus que ce qui est enregistré`,
      ),
    toLand: (count) =>
      counted(count, '1 expédition devrait être arrivée', (shown) => `${shown} expéditions devraient être arrivées`),
    toTrueUp: (count) =>
      counted(
        count,
        '1 expédition intégrée a des frais sans facture',
        (shown) => `${shown} expéditions intégrées ont des frais sans facture`,
      ),
    lostStores: (count) =>
      counted(count, 'L’accès à 1 boutique est perdu', (shown) => `L’accès à ${shown} boutiques est perdu`),
    storeDifferences: (count) =>
      counted(
        count,
        '1 différence avec une boutique est à trancher',
        (shown) => `${shown} différences avec des boutiques sont à trancher`,
      ),
    toApply: (count) =>
      counted(
        count,
        '1 modification est prête à être appliquée',
        (shown) => `${shown} modifications sont prêtes à être appliquées`,
      ),
    oldRates: () => 'Les taux de change ont plus d’une semaine',
  },
  each: {
    losing: 'Perte par pièce',
    belowFloor: 'Manque par pièce',
    costRose: 'Hausse du coût',
    currencyMoved: 'Surcoût',
  },
  inAYear: 'Par an',
  lowest: 'Marge minimale',
  unbilled: 'Sans facture',
  look: 'Voir',
  remindOf: (number, customer) => (customer === '' ? `Relancer pour ${number}` : `Relancer ${customer} pour ${number}`),
  acts: {
    disputes: 'Voir',
    refusedKey: 'Remplacer la clé',
    unpaidPlan: 'Payer',
    wentBack: 'Répondre',
    overdue: 'Relancer',
    toConvert: 'Convertir en facture',
    expiring: 'Relancer le client',
    oldDrafts: 'Terminer',
    losing: 'Voir',
    belowFloor: 'Voir',
    withoutCost: 'Saisir les coûts',
    unpriced: 'Fixer une marge',
    costRose: 'Ajuster les prix',
    currencyMoved: 'Actualiser les coûts',
    toLand: 'Intégrer',
    toTrueUp: 'Régulariser',
    lostStores: 'Reconnecter',
    storeDifferences: 'Comparer',
    toApply: 'Examiner',
    oldRates: 'Voir',
  },
  renewed: 'les coûts',
}
