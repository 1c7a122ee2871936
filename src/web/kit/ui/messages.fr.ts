import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const uiMessages: MessagesOf<typeof English.uiMessages> = {
  cancel: 'Annuler',
  close: 'Fermer',
  active: 'Actif',
  inactive: 'Inactif',
  clear: 'Effacer',
  clearSearch: 'Effacer la recherche',
  open: 'Ouvrir',
  retry: 'Réessayer',
  loading: 'Chargement',
  to: 'devient',
  selectAll: 'Sélectionner toutes les lignes',
  selectRow: (name) => `Sélectionner ${name}`,
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  range: (from, to, total) => `${from}–${to} sur ${total}`,
  perPage: 'Lignes par page',
  tones: { ok: 'Bien', warn: 'Attention', bad: 'Problème', neutral: 'Remarque' },
}
