import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './default-plan-messages.ts'

export const defaultPlanMessages: MessagesOf<typeof English.defaultPlanMessages> = {
  names: { monthly: 'Mensual', quarterly: 'Trimestral', annual: 'Anual' },
  descriptions: {
    monthly: 'Todo, con pago mensual.',
    quarterly: 'Todo, con pago trimestral y algo más barato.',
    annual: 'Todo, con un pago al año y dos meses menos.',
  },
  features: ['Todos los cálculos, listas de precios y documentos', 'Importación, exportación y conexiones con tiendas'],
}
