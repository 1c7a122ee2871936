import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './bar-chart-messages.ts'

export const barChartMessages: MessagesOf<typeof English.barChartMessages> = {
  table: 'Mostrar como tabla',
  share: 'Proporción',
}
