import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-issue-messages.ts'

export const shipmentIssueMessages: MessagesOf<typeof English.shipmentIssueMessages> = {
  noShipment: 'doit indiquer l’expédition concernée',
  landed: 'Cette expédition est intégrée. Retirez l’intégration pour modifier les lignes.',
  landedCurrency: 'ne peut pas changer\u00a0: cette expédition est intégrée. Retirez d’abord l’intégration',
  landedOrder: 'ne peut pas changer\u00a0: l’expédition est intégrée',
  noOrder: 'doit être un bon de commande',
  countedByOrder: (number) =>
    `Le bon de commande ${number} a déjà ajouté ces marchandises au stock. Désactivez «\u00a0Ajouter au stock\u00a0» pour intégrer l’expédition.`,
  countedByOthers: (number, goods, left) =>
    `Une autre expédition du bon de commande ${number} a ajouté au stock ${goods === '' ? 'ces marchandises' : `«\u00a0${goods}\u00a0»`}\u00a0: ${left === undefined ? 'il n’en reste aucune unité à recevoir' : `il ne reste que ${left} à recevoir`}. Réduisez la quantité, augmentez-la dans le bon de commande ou désactivez «\u00a0Ajouter au stock\u00a0».`,
  countedByDeleted: (number) =>
    `Une expédition supprimée du bon de commande ${number} a déjà ajouté des marchandises au stock. Restaurez-la, ou désactivez «\u00a0Ajouter au stock\u00a0» pour intégrer celle-ci.`,
}
