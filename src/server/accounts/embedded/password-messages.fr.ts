import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './password-messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  invisible: 'Cette adresse contient des caractères invisibles. Saisissez-la au lieu de la coller.',
  wrong: 'Saisissez une adresse e-mail, par exemple ada@example.com.',
}

export const passwordMessages: MessagesOf<typeof English.passwordMessages> = {
  tooShort: (min: number) => `Utilisez au moins ${min} caractères. Quelques mots à la suite se retiennent facilement.`,
  tooLong: (max: number) => `Utilisez au plus ${max} caractères.`,
  hasEmail: 'Utilisez un mot de passe qui ne contient pas votre adresse e-mail.',
  hasProduct: 'Utilisez un mot de passe qui ne contient pas le nom de ce produit.',
  guessable:
    'Ce mot de passe est parmi les premiers que les pirates essaient. Quelques mots à la suite se retiennent facilement.',
}

export const verdictMessages: MessagesOf<typeof English.verdictMessages> = {
  noMatch: 'L’e-mail et le mot de passe ne correspondent pas.',
  notOfAccount: 'Ce n’est pas le mot de passe de ce compte.',
  notPresent: 'Ce n’est pas votre mot de passe actuel.',
  tooMany: (seconds: number) => `Trop de mots de passe erronés. Réessayez dans ${seconds}\u00a0s.`,
}
