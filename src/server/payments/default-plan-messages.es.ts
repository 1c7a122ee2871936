import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './default-plan-messages.ts'

export const defaultPlanMessages: MessagesOf<typeof English.defaultPlanMessages> = {
  names: { monthly: 'Mensual', quarterly: 'Trimestral', annual: 'Anual' },
  descriptions: {
    monthly: 'Todo incluido, con pago mensual.',
    quarterly: 'Todo incluido, con pago trimestral y algo más barato.',
    annual: 'Todo incluido, con un pago al año y dos meses gratis.',
  },
  features: ['Todos los cálculos, listas de precios y documentos', 'Importación, exportación y conexiones con tiendas'],
}
