import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './digest-messages.ts'

export const digestMessages: MessagesOf<typeof English.digestMessages> = {
  subject: (prices: number, costs: number) =>
    `Votre semaine\u00a0: ${[
      ...(prices > 0 ? [prices === 1 ? '1 prix modifié' : `${prices} prix modifiés`] : []),
      ...(costs > 0 ? [costs === 1 ? '1 coût modifié' : `${costs} coûts modifiés`] : []),
    ].join(', ')}`,
  week: (business: string, from: string, to: string) => `${business === '' ? '' : `${business}, `}du ${from} au ${to}`,
  prices: (count: number) => (count === 1 ? 'Un prix a changé\u00a0:' : `${count} prix ont changé\u00a0:`),
  costs: (count: number) => (count === 1 ? 'Un coût a changé\u00a0:' : `${count} coûts ont changé\u00a0:`),
  more: (count: number) => `et ${count} de plus`,
  below: (count: number, isMore: boolean) =>
    count === 1
      ? 'Un produit est sous sa marge minimale\u00a0:'
      : `${isMore ? 'Plus de ' : ''}${count} produits sont sous leur marge minimale\u00a0:`,
  noneBelow: 'Aucun produit n’est sous sa marge minimale.',
  seeBelow: 'Voir ces produits',
  seeChanges: 'Voir toutes les modifications',
}
