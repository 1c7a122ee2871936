import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chartMessages: MessagesOf<typeof English.chartMessages> = {
  table: 'Mostrar como tabla',
  chart: 'Mostrar como gráfico',
  csv: 'Guardar como CSV',
  none: '–',
  total: 'Total',
  empty: 'Nada en este periodo.',
  others: (count: string) => `${count} más`,
  others1: '1 más',
  keys: 'Las flechas pasan de una columna a otra; Intro abre lo que hay detrás.',
}
