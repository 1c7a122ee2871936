import type { LostReason } from '#domain/price-list/price-data.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './rule-messages.ts'

const reasons: Readonly<Record<LostReason, string>> = {
  inactive: 'la lista no está activa',
  'not-yet': 'aún no es válida',
  ended: 'ya no es válida',
  'other-group': 'es para otro grupo de clientes',
  'other-currency': 'está en otra moneda',
  'not-reached': 'no se alcanza la cantidad',
  'no-rule': 'la lista no tiene ninguna regla para este producto',
  'no-rate': 'no hay tipo de cambio',
  'no-cost': 'no hay coste',
  'no-price': 'no hay un precio del que partir',
  'changed-since': 'el precio ha cambiado desde que empezó',
  'goes-before': 'otra regla tiene prioridad',
  'lower-priority': 'otra lista tiene mayor preferencia',
  dearer: 'otra lista es más barata',
}

const missing: Readonly<Partial<Record<LostReason, string>>> = {
  'no-rate': 'Sin tipo de cambio',
  'no-cost': 'Sin coste',
  'no-price': 'Sin precio base',
}

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  title: (name: string) => `Por qué este precio · ${name}`,
  open: (chip: string) => `${chip}. Por qué este precio`,
  wins: (rule: string) => `Regla usada: ${rule}.`,
  winsIn: (rule: string, label: string) => `Regla usada: ${rule}, ${label}.`,
  none: 'Ninguna regla da un precio',
  because: (reason: string) => `Sin precio: ${reason}.`,
  steps: {
    label: 'Cómo se forma este precio',
    price: 'El precio del producto',
    tradePrice: 'El precio mayorista del producto',
    cost: 'Coste total',
    promotion: 'Promoción',
    override: 'Fijado a mano en esta lista',
    quantityBreak: (quantity: string) => `Fijado a mano desde ${quantity}`,
    percentOff: (percent: string) => `Rebaja del ${percent}`,
    percentUp: (percent: string) => `Aumento del ${percent}`,
    margin: (percent: string) => `Margen ${percent}`,
    markup: (percent: string) => `Recargo ${percent}`,
    listTier: (percent: string, quantity: string) => `Rebaja del ${percent} desde ${quantity}`,
    vat: 'IVA de las ventas restado',
    vatOn: 'IVA de las ventas añadido',
    ending: 'Terminación del precio',
    floor: 'Subido al precio mínimo',
    total: 'Precio de lista',
    converted: (amount: string, day: string, source: string) => `${amount} al tipo del ${day}, ${source}`,
  },
  floor: (price: string) => `Precio mínimo: ${price}.`,
  belowFloor: (price: string) => `Por debajo del precio mínimo de ${price}.`,
  net: 'Sin el IVA de las ventas.',
  considered: 'También se tuvo en cuenta',
  considerations: (rule: string, reason: string) => `${rule}: ${reason}`,
  reasons,
  missing,
  back: 'Usar el precio de la regla',
}
