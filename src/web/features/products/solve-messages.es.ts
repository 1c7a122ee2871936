import type { MessagesOf } from '#domain/messages-of.ts'
import type { SolvedCell } from '#domain/solve-price.ts'
import type { KeptBy, SolveProblem } from './solve-cells.ts'
import type * as English from './solve-messages.ts'

const cells: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'PVP',
  margin: 'Margen',
  discount: 'Descuento',
  baseCost: 'Precio de compra',
  shippingCost: 'Gastos de transporte',
}

const questions: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: '¿A cuánto hay que venderlo?',
  margin: '¿Qué margen queda?',
  discount: '¿Qué descuento puedes dar?',
  baseCost: '¿Cuánto puede cobrar el proveedor?',
  shippingCost: '¿Cuánto puede costar el transporte?',
}

/** The cells in the middle of a sentence. */
const named: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'el PVP',
  margin: 'el margen',
  discount: 'el descuento',
  baseCost: 'el precio de compra',
  shippingCost: 'los gastos de transporte',
}

const left = 'Sube el PVP, o baja el margen, el descuento o los otros costes.'

const ways: Readonly<Record<KeptBy, string>> = { margin: 'Margen', byHand: 'Precio fijo' }

export const solveMessages: MessagesOf<typeof English.solveMessages> = {
  title: 'Calculadora de precios',
  cells,
  questions,
  shopperPays: 'Quien compra paga',
  profit: 'Beneficio por unidad',
  loss: 'Pérdida por unidad',
  margin: 'Margen',
  keep: 'Mantenerlo como',
  ways,
  keptBy: {
    margin: (margin: string) => `Precio por un margen del ${margin}: cuando cambia un coste, el precio lo sigue.`,
    byHand: (price: string) => `Fijado a mano en ${price}: cuando cambia un coste, cambia el margen.`,
  },
  thenAt: (price: string, margin: string) => `El producto se vende entonces a ${price} con un margen del ${margin}.`,
  thenPrice: (price: string) => `El producto se vende entonces a ${price}.`,
  noDiscount: 'El descuento no se guarda en el producto. Aplícalo en una lista de precios o con un precio programado.',
  replaces: (cost: string, paid: string, currency: string) =>
    `${cost}: este importe sustituye a los ${paid} pagados en ${currency} y a su tipo de cambio.`,
  belowFloor: (price: string) => `Por debajo del precio mínimo de ${price}`,
  variants: 'Las variantes con coste o precio propio lo mantienen.',
  use: 'Usar',
  asIs: 'El producto ya tiene estos valores.',
  saved: (cell: string) => `${cell} de la calculadora de precios`,
  noAnswer: 'Sin respuesta',
  problems: (cell: SolvedCell): Readonly<Record<SolveProblem, string>> => ({
    'percent-too-high':
      'El margen y el descuento deben ir cada uno de 0 a menos del 100\u00a0%. Baja el que no lo cumpla.',
    'no-cost': 'Aún no hay ningún coste. Introduce el precio de compra o los gastos de transporte.',
    'no-price': 'Introduce un PVP superior a 0.',
    'nothing-left':
      cell === 'discount'
        ? 'Ningún descuento deja este margen: el PVP ya es demasiado bajo sin él. Súbelo o baja el margen.'
        : `No queda nada para ${named[cell]}: el margen y los otros costes se llevan todo el precio. ${left}`,
    'too-large': 'El resultado es demasiado grande. Baja el margen, el descuento o los costes.',
  }),
}
