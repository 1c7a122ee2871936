import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun } from '../format/number.ts'
import type * as English from './figure-messages.ts'

const amounts: Noun = { one: 'montant converti', other: 'montants convertis' }

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  ages: {
    notDue: 'Non échues',
    to30: '1–30 jours',
    to60: '31–60 jours',
    to90: '61–90 jours',
    over90: 'Plus de 90 jours',
  },
  notConverted: (amount: string, count: number, figure: string) =>
    `Non compris${figure === '' ? '' : ` dans «\u00a0${figure}\u00a0»`}, faute de taux de change connu pour ce jour\u00a0: ${amount} (${formatNumber(count)}).`,
  staleRates: (count: number, figure: string) =>
    `${figure === '' ? '' : `Dans «\u00a0${figure}\u00a0»\u00a0: `}${formatCount(count, amounts)} à un taux de change antérieur de plus d’une semaine.`,
}
