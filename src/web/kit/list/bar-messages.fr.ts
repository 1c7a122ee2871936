import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './bar-messages.ts'

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}[\p{Ll}’-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const barMessages: MessagesOf<typeof English.barMessages> = {
  columns: 'Colonnes',
  resetColumns: 'Colonnes par défaut',
  earlier: (column) => `Avancer ${column}`,
  later: (column) => `Reculer ${column}`,
  filters: 'Filtres',
  sort: 'Tri',
  sortBy: (column) => `Par ${midSentence(column)}`,
  upwards: 'Du plus petit au plus grand',
  downwards: 'Du plus grand au plus petit',
  picked: (label, count) => `${label} (${count})`,
  gone: (label) => `Supprimé (${midSentence(label)})`,
  more: 'Plus',
  exportAll: 'Enregistrer tous les champs en CSV',
  csvOfAll: 'Exporter toutes les colonnes en CSV',
  csv: 'Enregistrer cette liste en CSV',
  xlsx: 'Enregistrer cette liste en classeur Excel',
  copy: 'Copier comme tableau',
  copied: (rows) => `Copié\u00a0: ${rows}`,
  notCopied: 'Le navigateur n’a pas autorisé la copie',
  exported: (rows) => `Enregistré\u00a0: ${rows}`,
  views: 'Vues',
  saveView: 'Enregistrer cette vue…',
  viewName: 'Nom de la vue',
  saveViewHelp: 'Elle garde la recherche, les filtres, le tri et les colonnes, sur tous vos appareils.',
  save: 'Enregistrer',
  removeView: (name) => `Supprimer la vue ${name}`,
  viewSaved: (name) => `Vue ${name} enregistrée`,
  viewRemoved: (name) => `Vue ${name} supprimée`,
}
