import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './password-messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  invisible: 'Esta dirección tiene caracteres que no se ven. Escríbela en lugar de pegarla.',
  wrong: 'Escribe una dirección de correo, por ejemplo ada@example.com.',
}

export const passwordMessages: MessagesOf<typeof English.passwordMessages> = {
  tooShort: (min: number) => `Usa al menos ${min} caracteres. Unas cuantas palabras seguidas se recuerdan bien.`,
  tooLong: (max: number) => `Usa como máximo ${max} caracteres.`,
  hasEmail: 'Usa una contraseña que no contenga tu dirección de correo.',
  hasProduct: 'Usa una contraseña que no contenga el nombre de este producto.',
  guessable:
    'Esta contraseña es de las primeras que prueban los atacantes. Unas cuantas palabras seguidas se recuerdan bien.',
}

export const verdictMessages: MessagesOf<typeof English.verdictMessages> = {
  noMatch: 'El correo y la contraseña no coinciden.',
  notOfAccount: 'Esa no es la contraseña de esta cuenta.',
  notPresent: 'Esa no es tu contraseña actual.',
  tooMany: (seconds: number) => `Demasiadas contraseñas incorrectas. Inténtalo de nuevo dentro de ${seconds}\u00a0s.`,
}
