import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './print-messages.ts'

export const printMessages: MessagesOf<typeof English.printMessages> = {
  notPrinted: (what: string) => `${what}. No se ha perdido nada: inténtalo de nuevo o imprime menos productos.`,
  reasons: {
    crashed: 'No se ha podido crear el PDF',
    interrupted: 'La impresión se ha interrumpido',
    stopping: 'El servidor se está deteniendo',
    tooLong: 'El PDF ha tardado demasiado en crearse',
  },
  limits: {
    catalogue: (most: number) => `${most.toLocaleString('es')} líneas por catálogo (haz varias listas)`,
    statement: (most: number) => `${most.toLocaleString('es')} líneas por estado de cuenta (elige menos días)`,
  },
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  priceList: 'lista de precios',
  labels: 'etiquetas de precio',
}
