import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  noQuantity: 'Saisissez une quantité supérieure à 0.',
  nothingReceived: 'Rien de cette expédition n’est arrivé\u202f; rien ne peut donc en porter le coût.',
  noRate: (from, to) => `Saisissez le taux de change de ${from} vers ${to}.`,
  tooLarge: (most) => `Le montant dépasse ce qui peut être enregistré\u00a0: au plus ${most}.`,
  noWeight: (charge) => `Saisissez un poids, car ce poste est réparti selon le poids\u00a0: ${charge}.`,
  noVolume: (charge) => `Saisissez un volume, car ce poste est réparti selon le volume\u00a0: ${charge}.`,
  noLines: 'Il n’y a aucune ligne pour porter ce poste de frais.',
  nothingToSplitBy: {
    value: 'Aucune ligne n’a de valeur selon laquelle répartir ce poste de frais.',
    weight: 'Aucune ligne n’a de poids selon lequel répartir ce poste de frais.',
    volume: 'Aucune ligne n’a de volume selon lequel répartir ce poste de frais.',
    quantity: 'Aucune ligne n’a de quantité selon laquelle répartir ce poste de frais.',
    equal: 'Il n’y a aucune ligne pour porter ce poste de frais.',
    manual: 'Saisissez la part de ce poste de frais que porte chaque ligne.',
  },
  noAmount: 'Saisissez un montant estimé ou réel.',
  sharesDiffer: (sum, amount) => `La somme des parts est de ${sum}, le poste de frais de ${amount}.`,
  shareSign: 'Une part doit avoir le même signe que le poste de frais.',
  shareOfNoLine: 'Une part appartient à une ligne qui n’est pas dans cette expédition.',
}
