import type { MessagesOf } from './messages-of.ts'
import type * as English from './variant-messages.ts'

export const variantMessages: MessagesOf<typeof English.variantMessages> = {
  same: (name) => `Zwei Varianten haben dieselben Optionen: ${name}.`,
  undeclared: (value, option) =>
    `„${value}“ gehört nicht zu den Werten der Option${option === '' ? '' : ` „${option}“`}.`,
  ofNoOption: (value) => `„${value}“ gehört zu keiner Option des Produkts.`,
  sameOptions: 'Zwei Optionen haben denselben Namen.',
  sameValues: (option) => `Ein Wert ${option === '' ? 'einer Option' : `der Option „${option}“`} kommt zweimal vor.`,
}
