import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './currency-messages.ts'

export const renewalMessages: MessagesOf<typeof English.renewalMessages> = {
  stale:
    'Un coût a été modifié depuis que ces taux ont été proposés. Abandonnez cette proposition et demandez-en une nouvelle.',
  nothing: 'Tous les coûts en devise étrangère ont déjà le taux le plus récent, ou un taux que vous avez fixé.',
  title: (day: string) => `Taux de change du ${day}`,
}

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  noDay: (text: string) => `«\u00a0${text}\u00a0» n’est pas une date\u00a0: écrivez-la sous la forme AAAA-MM-JJ.`,
  beforeStart: (from: string) => `La période ne doit pas finir avant de commencer, le ${from}.`,
  tooManyDays: (most: number) =>
    `La période ne doit pas dépasser ${most} jours\u00a0: demandez-la en plusieurs parties.`,
  noRates: (day: string) => `Aucun taux de change du ${day} ou d’avant n’est connu.`,
  badAmount: (text: string, problem: string) => `Le montant «\u00a0${text}\u00a0» ${problem}.`,
  noCurrency: (text: string) =>
    `«\u00a0${text}\u00a0» n’est pas une devise. Utilisez un code ISO 4217, par exemple USD.`,
  notRated: (source: string, code: string) => `Il n’y a pas de taux de référence (${source}) pour ${code}.`,
}
