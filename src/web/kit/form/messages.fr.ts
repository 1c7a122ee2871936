import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'
import type { IssueMessages } from './number-text.ts'

const issues: IssueMessages = {
  empty: 'Saisissez un nombre.',
  'not-a-number': 'Ce n’est pas un nombre. Écrivez par exemple 1\u202f234,56, ou un calcul comme 12*3,5+2.',
  'misplaced-separator': 'Les virgules et les points sont mal placés. Écrivez par exemple 1\u202f234,56 ou 1.234,56.',
  unfinished: 'Le calcul s’arrête trop tôt. Ajoutez le nombre qui manque.',
  unbalanced: 'Les parenthèses ne correspondent pas. Chaque ( demande une ).',
  'division-by-zero': 'On ne peut pas diviser par zéro.',
  'too-long': 'C’est trop long pour un nombre.',
}

/** Sentences that follow a field’s name have a subject, begin with a capital and end with a point where they stand alone. */
function standsAlone(message: string): string {
  const text = /^(?:a|contient|dépasse|doit|donnerait|est|existe|figure|manque|ne)(?:\s|$)|^n’/.test(message)
    ? `Ce champ ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?%]$/.test(text) ? text : `${text}.`
}

export const formMessages: MessagesOf<typeof English.formMessages> = {
  issues,
  standsAlone,
  negative: 'La valeur ne doit pas être négative.',
  tooLarge: 'Ce nombre est trop grand.',
  notWhole: 'Saisissez un nombre entier.',
  marginTooHigh: 'Une marge doit être inférieure à 100\u00a0%.',
  atLeast: (value) => `Au moins ${value}.`,
  atMost: (value) => `Au plus ${value}.`,
  address: { street: 'Rue', street2: 'Complément', zip: 'Code postal', city: 'Ville', state: 'Région' },
  tags: {
    add: 'Ajoutez une étiquette et appuyez sur Entrée',
    remove: (tag) => `Enlever l’étiquette ${tag}`,
  },
}
