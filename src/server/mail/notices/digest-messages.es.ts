import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './digest-messages.ts'

export const digestMessages: MessagesOf<typeof English.digestMessages> = {
  subject: (prices: number, costs: number) =>
    `Tu semana: ${[
      ...(prices > 0 ? [prices === 1 ? '1 precio cambiado' : `${prices} precios cambiados`] : []),
      ...(costs > 0 ? [costs === 1 ? '1 coste cambiado' : `${costs} costes cambiados`] : []),
    ].join(', ')}`,
  week: (business: string, from: string, to: string) => `${business === '' ? '' : `${business}, `}del ${from} al ${to}`,
  prices: (count: number) => (count === 1 ? 'Ha cambiado un precio:' : `Han cambiado ${count} precios:`),
  costs: (count: number) => (count === 1 ? 'Ha cambiado un coste:' : `Han cambiado ${count} costes:`),
  more: (count: number) => `y ${count} más`,
  below: (count: number, isMore: boolean) =>
    count === 1
      ? 'Un producto está por debajo del margen mínimo:'
      : `${isMore ? 'Más de ' : ''}${count} productos están por debajo del margen mínimo:`,
  noneBelow: 'Ningún producto está por debajo del margen mínimo.',
  seeBelow: 'Ver estos productos',
  seeChanges: 'Ver todos los cambios',
}
