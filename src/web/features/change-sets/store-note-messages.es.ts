import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './store-note-messages.ts'

export const storeNoteMessages: MessagesOf<typeof English.storeNoteMessages> = {
  sends: (store) => `Estos precios van a ${store}`,
  aStore: 'la tienda',
  sendsText:
    'Al enviarlos sustituyen a los que los clientes ven allí ahora. Puedes revertirlo: entonces se envían de nuevo los precios anteriores.',
  toStore: (store) => `Ir a ${store}`,
  allArrived: (store) => `Todo ha llegado a ${store}.`,
  arrived: (done, total) =>
    `${plural(done, { one: 'Ha llegado', other: 'Han llegado' })} ${formatNumber(done)} de ${formatNumber(total)}`,
  waiting: (count) => `${formatNumber(count)} en camino`,
  failed: (count) => `${formatNumber(count)} sin enviar: la página de la tienda dice por qué`,
  conflict: (count) => `${formatNumber(count)} por decidir: cambió entretanto en la tienda`,
  margin: 'Margen tras comisiones',
}
