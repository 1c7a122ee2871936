import type { MessagesOf } from '../messages-of.ts'
import type * as English from './landing-messages.ts'

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  noProduct: 'Ninguna línea indica un producto, así que no hay nada que incorporar.',
  productGone: 'Este producto se ha eliminado. Elige otro o ninguno.',
  variantGone: 'Esta variante ya no existe. Elige otra o ninguna.',
  allGone: 'Ya no existe ninguno de los productos de este envío, así que no hay ningún coste que corregir.',
  asLanded:
    'Este envío está incorporado y sus cargos son los mismos que entonces. No hay nada que volver a incorporar.',
  wholeStock: 'Las existencias se cuentan en unidades enteras. Introduce una cantidad entera o no las añadas.',
}
