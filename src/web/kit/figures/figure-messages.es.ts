import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun } from '../format/number.ts'
import type * as English from './figure-messages.ts'

const amounts: Noun = { one: 'importe convertido', other: 'importes convertidos' }

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  ages: {
    notDue: 'No vencidas',
    to30: '1–30 días',
    to60: '31–60 días',
    to90: '61–90 días',
    over90: 'Más de 90 días',
  },
  notConverted: (amount: string, count: number, figure: string) =>
    `No incluido${figure === '' ? '' : ` en «${figure}»`}: ${amount} (${formatNumber(count)}); no se conoce ningún tipo de cambio para ese día.`,
  staleRates: (count: number, figure: string) =>
    `${figure === '' ? '' : `En «${figure}»: `}${formatCount(count, amounts)} a un tipo de cambio de más de una semana antes.`,
}
