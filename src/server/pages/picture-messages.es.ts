import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './picture-messages.ts'

export const pictureMessages: MessagesOf<typeof English.pictureMessages> = {
  note: 'Dibujado con cifras que ha calculado Pricewright.',
  titles: {
    marginAndMarkup: 'Un cuenco con el mismo coste y tres precios',
    landedCost: 'Lo que cuesta una pieza de cada producto cuando ha llegado, con el seguro dentro del flete',
    duty: 'El coste de un bolso con dos tipos de arancel',
    thirtyDays: 'Los tres precios de una chaqueta',
    endings: 'Una lámpara, con y sin terminación y margen mínimo',
    numbers: 'Una serie de facturas sin huecos',
  },
  parts: {
    cost: 'coste',
    profit: 'beneficio',
    goods: 'mercancía',
    freight: 'flete',
    duty: 'arancel',
    price: 'precio',
  },
  labels: {
    byMarkup: 'Calculado con recargo',
    byMargin: 'Calculado con margen',
    reduced: 'Precio con recargo, rebajado',
    mug: 'Taza esmaltada',
    pan: 'Sartén de hierro fundido',
    towel: 'Paño de cocina',
    rightRate: 'Al tipo correcto',
    wrongRate: 'Al tipo equivocado',
    usualPrice: 'Precio habitual',
    shortPrice: 'Precio de una semana',
    salePrice: 'Precio de la promoción',
    plainPrice: 'Sin terminación',
    upPrice: 'Hacia arriba, en ,99',
    nearPrice: 'Al ,99 más cercano',
    keptPrice: 'Más cercano, margen mínimo',
  },
  papers: {
    paid: 'pagada',
    credited: 'emitida por error',
    credits: 'la anula',
    open: 'pendiente',
    newYear: 'año nuevo',
  },
}
