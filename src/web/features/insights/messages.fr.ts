import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const insightsMessages: MessagesOf<typeof English.insightsMessages> = {
  title: 'Conseils',
  analyzing: 'Analyse de vos données de prix…',
  none: 'Aucun conseil disponible',
  failed: 'Impossible d’établir les conseils de prix. Veuillez réessayer.',
  types: { warning: 'Alerte', opportunity: 'Opportunité', info: 'Info' },
  categories: { margin: 'Marge', currency: 'Devise', season: 'Saison', competitive: 'Concurrence' },
  figures: (title) => `Chiffres\u00a0: ${title}`,
  moreFigures: (count) => plural(count, { one: '1 autre chiffre', other: `${formatNumber(count)} autres chiffres` }),
  fewerFigures: 'Moins de chiffres',
  dismiss: (title) => `Masquer\u00a0: ${title}`,
  dismissed: 'Conseil masqué',
  more: (shown, found) => `Les ${shown} plus importants sur ${found} trouvés.`,
  all: 'Tous les conseils',
  listPrice: {
    title: (product) => `Prix de la liste de ${product}`,
    lead: (list) => `Dans ${list}. Rien ne change avant que vous ne l’appliquiez.`,
    before: 'Avant',
    after: 'Après',
    apply: 'Appliquer',
    cancel: 'Annuler',
    applied: (product) => `Prix de la liste de ${product} fixé`,
    gone: 'Ce prix de la liste n’existe plus.',
  },
}
