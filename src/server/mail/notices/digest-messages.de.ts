import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './digest-messages.ts'

export const digestMessages: MessagesOf<typeof English.digestMessages> = {
  subject: (prices: number, costs: number) =>
    `Ihre Woche: ${[
      ...(prices > 0 ? [prices === 1 ? '1 Preis' : `${prices} Preise`] : []),
      ...(costs > 0 ? [costs === 1 ? 'die Kosten eines Produkts' : `die Kosten von ${costs} Produkten`] : []),
    ].join(' und ')} geändert`,
  week: (business: string, from: string, to: string) => `${business === '' ? '' : `${business}, `}${from} bis ${to}`,
  prices: (count: number) => (count === 1 ? 'Ein Preis hat sich geändert:' : `${count} Preise haben sich geändert:`),
  costs: (count: number) =>
    count === 1
      ? 'Die Kosten eines Produkts haben sich geändert:'
      : `Die Kosten von ${count} Produkten haben sich geändert:`,
  more: (count: number) => `und noch ${count}`,
  below: (count: number, isMore: boolean) =>
    count === 1
      ? 'Ein Produkt liegt unter der Mindestmarge:'
      : `${isMore ? 'Mehr als ' : ''}${count} Produkte liegen unter der Mindestmarge:`,
  noneBelow: 'Kein Produkt liegt unter der Mindestmarge.',
  seeBelow: 'Diese Produkte ansehen',
  seeChanges: 'Alle Änderungen ansehen',
}
