import type { MessagesOf } from './messages-of.ts'
import type * as English from './variant-messages.ts'

export const variantMessages: MessagesOf<typeof English.variantMessages> = {
  same: (name: string) => `Dos variantes son ${name}.`,
  undeclared: (value: string, option: string) =>
    option === ''
      ? `«${value}» no está entre los valores de la opción.`
      : `«${value}» no está entre los valores de ${option}.`,
  ofNoOption: (value: string) => `«${value}» no pertenece a ninguna opción del producto.`,
  sameOptions: 'Dos opciones tienen el mismo nombre.',
  sameValues: (option: string) =>
    option === '' ? 'Un valor de una opción está dos veces.' : `Un valor de ${option} está dos veces.`,
}
