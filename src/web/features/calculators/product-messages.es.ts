import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const calculatorProductMessages: MessagesOf<typeof English.calculatorProductMessages> = {
  take: 'Tomar de un producto…',
  putOn: 'Usar para un producto…',
  titleOfTaking: 'Tomar las cifras de un producto',
  titleOfUsing: 'Usar las cifras para un producto',
  find: 'Buscar un producto',
  findHelp: 'Parte de su nombre, SKU o código de barras',
  nothing: 'Ningún producto se llama así.',
  noProducts: 'Todavía no hay productos.',
  way: 'Cómo',
  ways: {
    margin: 'Calcular el precio con este margen',
    markup: 'Calcular el precio con este recargo',
    fixed: 'Fijar este precio a mano',
    costs: 'Tomar estos costes',
    paid: 'Tomar el importe pagado, con su tipo de cambio',
  },
  figure: 'Cifra',
  before: 'Ahora',
  after: 'Después',
  price: 'Precio',
  margin: 'Margen',
  cost: 'Coste total',
  apply: 'Usar',
  back: 'Otro producto',
  otherCurrency: (product, calculator) =>
    `Este producto está en ${product} y las cifras en ${calculator}. Elige primero ${product} en la calculadora.`,
  asIs: 'El producto ya tiene estas cifras.',
  noWay: 'Estas cifras no sirven para un producto. Completa las que faltan.',
  otherCosts: 'Otros costes',
  saved: (calculator) => `Cifras de la calculadora «${calculator}» usadas`,
}
