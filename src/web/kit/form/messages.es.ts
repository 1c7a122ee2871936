import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'
import type { IssueMessages } from './number-text.ts'

const issues: IssueMessages = {
  empty: 'Escribe un número.',
  'not-a-number': 'No es un número. Escríbelo como 1.234,56, o como una operación, por ejemplo 12*3,5+2.',
  'misplaced-separator': 'Las comas y los puntos no están en su sitio. Escríbelo como 1.234,56 o 1,234.56.',
  unfinished: 'La operación termina antes de tiempo. Añade el número que falta.',
  unbalanced: 'Los paréntesis no coinciden. Cada ( necesita un ).',
  'division-by-zero': 'No se puede dividir entre cero.',
  'too-long': 'Es demasiado largo para un número.',
}

function standsAlone(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.?%]$/.test(text) ? text : `${text}.`
}

export const formMessages: MessagesOf<typeof English.formMessages> = {
  issues,
  standsAlone,
  negative: 'No puede ser negativo.',
  tooLarge: 'Este número es demasiado grande.',
  notWhole: 'Escribe un número entero.',
  marginTooHigh: 'Un margen debe ser inferior al 100\u00a0%.',
  atLeast: (value: string) => `Debe ser como mínimo ${value}.`,
  atMost: (value: string) => `Debe ser como máximo ${value}.`,
  address: {
    street: 'Calle',
    street2: 'Segunda línea',
    zip: 'Código postal',
    city: 'Ciudad',
    state: 'Provincia',
  },
  tags: {
    add: 'Añade una etiqueta y pulsa Intro',
    remove: (tag: string) => `Quitar la etiqueta ${tag}`,
  },
}
