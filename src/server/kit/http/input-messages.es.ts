import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './input-messages.ts'

export const inputMessages: MessagesOf<typeof English.inputMessages> = {
  missing: 'falta',
  kinds: {
    int: 'debe ser un número entero',
    number: 'debe ser un número',
    string: 'debe ser un texto',
    boolean: 'debe ser true o false',
    array: 'debe ser una lista',
    object: 'debe ser un objeto',
    record: 'debe ser un objeto',
  },
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `debe ser ${values[0]}` : `debe ser uno de estos valores: ${values.join(', ')}`,
  mustBe: { start: 'debe ser ', end: '', or: ' o ' },
  unknown: 'no existe aquí',
  notUtf8: 'debe estar en UTF-8',
  tooDeep: (levels: number) => `no debe tener más de ${levels} niveles de anidamiento`,
  beyond: 'contiene un número demasiado grande para guardarlo',
  notOneKey: 'debe ser un solo texto de 1 a 255 caracteres',
}
