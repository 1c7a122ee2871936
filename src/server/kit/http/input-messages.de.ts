import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './input-messages.ts'

export const inputMessages: MessagesOf<typeof English.inputMessages> = {
  missing: 'fehlt',
  kinds: {
    int: 'muss eine ganze Zahl sein',
    number: 'muss eine Zahl sein',
    string: 'muss ein Text sein',
    boolean: 'muss true oder false sein',
    array: 'muss eine Liste sein',
    object: 'muss ein Objekt sein',
    record: 'muss ein Objekt sein',
  },
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `muss ${values[0]} sein` : `muss einer dieser Werte sein: ${values.join(', ')}`,
  mustBe: { start: 'muss ', end: ' sein', or: ' oder ' },
  unknown: 'gibt es hier nicht',
  notUtf8: 'muss UTF-8 sein',
  tooDeep: (levels: number) => `darf nicht tiefer als ${levels} Ebenen verschachtelt sein`,
  beyond: 'enthält eine Zahl, die zu groß zum Speichern ist',
  notOneKey: 'muss ein einziger Text mit 1 bis 255 Zeichen sein',
}
