import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun } from '../format/number.ts'
import type * as English from './figure-messages.ts'

const amounts: Noun = { one: 'Betrag', other: 'Beträge' }

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  ages: {
    notDue: 'Noch nicht fällig',
    to30: '1–30 Tage',
    to60: '31–60 Tage',
    to90: '61–90 Tage',
    over90: 'Über 90 Tage',
  },
  notConverted: (amount: string, count: number, figure: string) =>
    `Nicht ${figure === '' ? '' : `in „${figure}“ `}enthalten, weil für den Tag kein Wechselkurs bekannt ist: ${amount} (${formatNumber(count)}).`,
  staleRates: (count: number, figure: string) =>
    `${figure === '' ? '' : `In „${figure}“: `}${formatCount(count, amounts)} zu einem mehr als eine Woche älteren Wechselkurs umgerechnet.`,
}
