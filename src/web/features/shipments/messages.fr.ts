import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import type { CostMethod } from '#domain/landed-cost/cost-method.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const states = { draft: 'En route', landed: 'Intégrée' } as const

export const shipmentsMessages: MessagesOf<typeof English.shipmentsMessages> = {
  title: 'Expéditions',
  label: 'Expéditions',
  facts: (rows: readonly RowOfKind<'shipment'>[]) =>
    `${countOf('shipment', rows.length)} · ${formatNumber(rows.filter(({ status }) => status === 'draft').length)} en route`,
  search: 'Rechercher une expédition',
  searchHint: 'Nom, fournisseur…',
  filters: { status: { label: 'Statut', all: 'Tous les statuts', options: states } },
  states,
  create: 'Nouvelle expédition',
  newName: 'Nouvelle expédition',
  columns: {
    name: 'Expédition',
    reference: 'Référence',
    supplier: 'Fournisseur',
    lines: 'Lignes',
    value: 'Valeur rendue',
    arrivesOn: 'Arrivée',
    status: 'Statut',
    updatedAt: 'Modifiée',
  },
  incomplete: 'Il manque quelque chose pour le calcul',
  incompleteShort: 'Incomplète',
  chosen: 'Expéditions sélectionnées',
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucune expédition n’a ce nom, ce fournisseur ou cette référence avec ce statut.',
    reset: 'Afficher toutes les expéditions',
  },
}

export const exampleMessages: MessagesOf<typeof English.exampleMessages> = {
  title: 'Combien cela a-t-il coûté, une fois en rayon\u202f?',
  text: 'Une expédition reprend les lignes du fournisseur et ce qu’il a coûté de les faire venir, et donne à chaque produit son coût d’achat rendu.',
  exampleTitle: 'Un exemple\u00a0: 200 tasses',
  exampleLead: (asked: number, landed: number, currency: string) =>
    `Le fournisseur demande ${formatMoney(asked, currency)}. En rayon, chaque tasse a coûté ${formatMoney(landed, currency)}.`,
  shared: (amount: number, currency: string, pieces: number) =>
    `${formatMoney(amount, currency)} ÷ ${formatNumber(pieces)}`,
  dutyOf: (rate: number, amount: number, currency: string) => `${formatRate(rate)} de ${formatMoney(amount, currency)}`,
  perUnit: 'Coût d’une tasse',
  goods: 'Prix fournisseur',
  freight: 'Fret',
  insurance: 'Assurance',
  duty: 'Droits de douane',
  total: 'Coût d’achat rendu',
}

export const chargeSplits: Readonly<Record<ChargeSplit, string>> = {
  value: 'Valeur',
  weight: 'Poids',
  volume: 'Volume',
  quantity: 'Quantité',
  equal: 'Parts égales',
  manual: 'À la main',
}

export const costMethods: Readonly<Record<CostMethod, { readonly label: string; readonly detail: string }>> = {
  last: { label: 'Cette expédition', detail: 'Le coût d’achat rendu devient le coût.' },
  average: { label: 'Moyen', detail: 'Pondéré par le stock qu’il vous reste à l’ancien coût.' },
  higher: { label: 'Le plus élevé', detail: 'L’ancien coût reste là où il est plus élevé.' },
}
