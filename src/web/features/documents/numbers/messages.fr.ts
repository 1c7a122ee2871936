import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const numberMessages: MessagesOf<typeof English.numberMessages> = {
  title: 'Numéros',
  back: 'Documents',
  lead: 'Chaque numéro utilisé, et ce que sont devenus ceux qui n’ont pas de document valable.',
  file: 'Enregistrer en CSV',
  fileName: 'numeros-des-documents.csv',
  whole: 'Aucun trou\u00a0: chaque numéro est justifié.',
  broken: (numbers: number) =>
    formatCount(numbers, { one: 'numéro n’est pas justifié', other: 'numéros ne sont pas justifiés' }),
  offline: 'Ce rapport nécessite le réseau',
  offlineText: 'Le serveur attribue les numéros, lui seul peut donc établir ce rapport. Revenez en ligne pour le voir.',
  retry: 'Réessayer',
  none: 'Aucun numéro pour l’instant',
  noneText: 'Dès qu’un document a un numéro, sa série figure ici.',
  noBusiness: 'Sans entreprise',
  series: 'Série',
  columns: {
    series: 'Série',
    period: 'Période',
    last: 'Dernier numéro',
    present: 'Valables',
    ended: 'Annulés ou supprimés',
    missing: 'Manquants',
  },
  everything: 'Depuis le début',
  noGap: 'Aucun trou',
  ended: (series: string) => `Numéros de ${series} sans document valable`,
  from: (first: number) => `à partir de ${formatNumber(first)}`,
  leftOut: (count: number) => formatCount(count, { one: 'sauté', other: 'sautés' }),
  more: (count: number) => `et ${formatNumber(count)} de plus`,
  reading: { act: 'read', thing: 'les numéros' },
  states: { void: 'Annulé', deleted: 'Supprimé', skipped: 'Sauté', missing: 'Manquant' },
  reasons: {
    void: 'Le document est conservé, et annulé.',
    deleted: 'Le document a été supprimé\u202f; son historique est conservé.',
    skipped: 'Jamais utilisé dans cette série\u00a0: une autre série de l’entreprise avait déjà atteint ces numéros.',
    missing: 'Aucune trace de ce numéro. Merci de le signaler.',
  },
  by: (actor: string) => `par ${actor}`,
  details: { number: 'Numéro', state: 'Statut', reason: 'Motif', at: 'Date' },
}
