import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './past-messages.ts'

export const pastMessages: MessagesOf<typeof English.pastMessages> = {
  thing: 'los precios de ese día',
  open: 'Precios en una fecha',
  day: 'Día',
  title: (day: string) => `Precios del ${day}`,
  lead: 'A cuánto se vendía todo al final de un día, según el historial de todos los cambios.',
  csv: 'Archivo CSV',
  fileName: (day: string) => `Precios del ${day}.csv`,
  columns: {
    name: 'Producto',
    sku: 'SKU',
    cost: 'Coste entonces',
    trade: 'Mayorista entonces',
    past: 'Precio entonces',
    present: 'Precio ahora',
    change: 'Cambio',
  },
  empty: 'Ese día no había productos.',
  offline: {
    title: 'Estás sin conexión',
    text: 'Los precios de días pasados se guardan en el servidor. Se muestran en cuanto vuelva la conexión.',
  },
}
