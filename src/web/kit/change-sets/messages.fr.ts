import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun, plural } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'ligne', other: 'lignes' }

export const changeStates: MessagesOf<typeof English.changeStates> = {
  draft: 'Brouillon',
  checked: 'Prête à appliquer',
  applied: 'Appliquée',
  partly: 'Retirée en partie',
  waiting: 'Bloquée par des modifications ultérieures',
  reverted: 'Retirée',
  discarded: 'Abandonnée',
}

export const takeBackMessages: MessagesOf<typeof English.takeBackMessages> = {
  undo: 'Défaire',
  under: (rows) => `Retrait en cours\u00a0: ${formatCount(rows, row)}…`,
  gone: (done, total) => `${formatNumber(done)} sur ${formatNumber(total)}`,
  until: 'Tant que ce n’est pas terminé, ces lignes affichent encore leurs nouvelles valeurs.',
  waits: 'En attente du réseau. D’ici là, ces lignes affichent encore leurs nouvelles valeurs.',
  failed: 'Non retiré',
  done: (title) => `«\u00a0${title}\u00a0» a été retiré`,
  queued: 'Le retrait se fait dès que le serveur l’a reçu.',
  sentBack: 'Les anciens prix sont envoyés à la boutique.',
  deletion: {
    under: (deleted) => `Restauration\u00a0: ${deleted}…`,
    until: 'Tant que ce n’est pas terminé, ce que vous avez supprimé reste supprimé.',
    waits: (deleted) => `Restauration dès qu’il y a du réseau\u00a0: ${deleted}.`,
    done: (deleted) => `Restauré\u00a0: ${deleted}`,
  },
  partly: (title) => `«\u00a0${title}\u00a0» a été retiré en partie`,
  skipped: (count, rest) =>
    `${plural(rest, {
      one: `${formatCount(rest, row)} a été rétablie.`,
      other: `${formatCount(rest, row)} ont été rétablies.`,
    })} ${plural(count, {
      one: `${formatCount(count, row)} est restée, en tout ou en partie\u00a0: voyez laquelle et pourquoi.`,
      other: `${formatCount(count, row)} sont restées, en tout ou en partie\u00a0: voyez lesquelles et pourquoi.`,
    })}`,
  show: 'Voir lesquelles',
  waiting: (title) => `Rien de «\u00a0${title}\u00a0» n’a encore été rétabli`,
  waitingUnder: (count) =>
    `Des modifications ultérieures portent sur ${count === 1 ? 'sa ligne' : `ses ${formatCount(count, row)}`}. Le retrait se fera avec le leur.`,
  goneWith: (titles, more) =>
    `Déjà retiré auparavant, et rétabli en même temps\u00a0: ${titles.map((title) => `«\u00a0${title}\u00a0»`).join(', ')}${more > 0 ? ` et ${formatNumber(more)} de plus` : ''}.`,
}
