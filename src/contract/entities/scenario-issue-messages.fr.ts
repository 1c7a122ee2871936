import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './scenario-issue-messages.ts'

export const scenarioIssueMessages: MessagesOf<typeof English.scenarioIssueMessages> = {
  nameMissing: 'Le scénario doit avoir un nom',
  noHeading: 'doit commencer par au moins deux chiffres d’un code SH, ou rester vide pour toutes les marchandises',
  worthless: 'doit laisser une valeur à la devise. Baissez-la de moins de 100\u00a0%',
  'kept-with-margin':
    'ne peuvent pas garder les prix et fixer une autre marge. Laissez les prix suivre, ou désactivez la marge',
  'kept-with-ending':
    'ne peuvent pas garder les prix et leur donner une autre terminaison. Laissez les prix suivre, ou désactivez la terminaison',
  twice: (currency) => `ne doivent donner qu’une fois la valeur de ${currency}`,
  toItself: (currency) => `doit être une autre devise que ${currency}, dont c’est le taux`,
  dutyOfAllTwice: 'ne doivent fixer qu’une fois les droits de douane de toutes les marchandises',
  dutyTwice: (goods) => `ne doivent fixer qu’une fois les droits de douane de ${goods}`,
  tooManyFilters: (most) => `ne peuvent être choisis que par ${most} filtres au plus. Retirez-en`,
}
