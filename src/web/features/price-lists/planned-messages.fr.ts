import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './planned-messages.ts'

type Plan = RowOfKind<'scheduledPrice'>

const states: Readonly<Record<ScheduledState, string>> = {
  planned: 'Planifié',
  running: 'En cours',
  done: 'Terminé',
  cancelled: 'Annulé',
  failed: 'Échoué',
}

export const plannedMessages: MessagesOf<typeof English.plannedMessages> = {
  title: 'Prix planifiés',
  lead: 'Un prix qui prend effet automatiquement au moment voulu. À la fin d’une promotion, le prix précédent revient.',
  thing: 'ces prix planifiés',
  plan: 'Planifier un prix',
  states,
  noEnd: 'sans fin',
  change: ({
    patchKind,
    amount,
    currency,
    percentOff,
  }: Pick<Plan, 'patchKind' | 'amount' | 'currency' | 'percentOff'>) => {
    if (patchKind === 'price') return amount === null ? '–' : formatMoney(amount, currency)
    return percentOff < 0 ? `+${formatRate(-percentOff)}` : `−${formatRate(percentOff)}`
  },
  cameTo: (price: number, currency: string) => `devenu ${formatMoney(price, currency)}`,
  promotion: 'Promotion',
  cancel: (title: string) => `Annuler ${title}`,
  cancelAll: 'Annuler',
  cancelled: 'Annulé',
  kept: (rows: number) =>
    formatCount(rows, {
      one: 'a gardé une modification ultérieure',
      other: 'ont gardé une modification ultérieure',
    }),
  gone: 'Un produit supprimé',
  showDone: 'Afficher ce qui est terminé',
  hideDone: 'Masquer ce qui est terminé',
  empty: 'Rien n’est planifié.',
  more: (products: number) => `et ${formatNumber(products)} de plus`,
  planned: (prices: number) => formatCount(prices, { one: 'prix planifié créé', other: 'prix planifiés créés' }),
}

export const lowestMessages: MessagesOf<typeof English.lowestMessages> = {
  line: (price: number, currency: string, since: number) =>
    `Prix le plus bas des 30 jours précédents\u00a0: ${formatMoney(price, currency)} (${formatDate(since)})`,
  none: 'Aucun prix n’est connu pour les 30 jours précédents.',
  reading: 'Lecture du prix le plus bas des 30 jours précédents…',
  offline: 'Le prix le plus bas des 30 jours précédents s’affiche dès que le réseau est rétabli.',
  raise: 'Ce n’est pas une réduction\u00a0: le prix n’est pas inférieur au prix le plus bas des 30 jours précédents.',
}

export const planMessages: MessagesOf<typeof English.planMessages> = {
  title: 'Planifier un prix',
  what: 'À quelle occasion',
  whatHint: 'Soldes d’hiver',
  defaults: { price: 'Prix planifié', promotion: 'Promotion' },
  scope: 'Produits',
  scopes: { all: 'Toute la liste', one: 'Un produit' },
  product: 'Produit',
  kind: 'Nouveau prix',
  kinds: { price: 'Un prix', percentOff: 'Réduction en pourcentage' },
  amount: 'Prix',
  percent: 'Réduction en pourcentage',
  starts: 'Début',
  ends: 'Fin',
  endsHelp: 'Vide\u00a0: sans fin.',
  promotion: 'Promotion',
  promotionHelp: 'Annoncée comme une réduction\u00a0: le prix le plus bas des 30 jours précédents est affiché à côté.',
  save: 'Planifier',
  cancel: 'Annuler',
  issues: {
    amount: 'Saisissez le prix.',
    percent: 'Saisissez le pourcentage.',
    starts: 'Saisissez le moment du début.',
    ends: 'La fin doit suivre le début.',
    promotion: 'Une promotion doit avoir une fin.',
    product: 'Choisissez un produit.',
  },
}
