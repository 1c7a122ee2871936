import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

/** The first words of nouns of rows that are feminine; all others are masculine. */
const FEMININE: ReadonlySet<string> = new Set([
  'catégorie',
  'correspondance',
  'expédition',
  'facture',
  'ligne',
  'liste',
  'marque',
  'modification',
  'prestation',
])

function newOf(row: string): string {
  const [first = ''] = row.split(' ')
  if (FEMININE.has(first)) return 'Nouvelle'
  return /^[aeiouéèêh]/.test(first) ? 'Nouvel' : 'Nouveau'
}

function ofRows(rows: string): string {
  return /^[aeiouéèêh]/.test(rows) ? `d’${rows}` : `de ${rows}`
}

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}[\p{Ll}’-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const plainSentences: MessagesOf<typeof English.plainSentences> = {
  stamps: { createdAt: 'Ajout', updatedAt: 'Modification' },
  search: (rows) => `Rechercher des ${rows}`,
  searchHint: ([first = '', second, ...more]) =>
    [first, ...(second === undefined ? [] : [midSentence(second)])].join(', ') + (more.length > 0 ? '…' : ''),
  nothing: () => ({
    title: 'Aucun résultat',
    text: 'Modifiez la recherche ou les filtres, ou affichez de nouveau toute la liste.',
    reset: 'Tout afficher',
  }),
  chosen: (rows) => `Sélection ${ofRows(rows)}`,
  create: (row) => `${newOf(row)} ${row}`,
  newHelp: (title) => `L’ajout se fait dès que ce champ est rempli\u00a0: ${midSentence(title)}.`,
  gone: { title: 'Introuvable', text: 'Cette fiche a été supprimée, ou n’a jamais existé.' },
  empty: (rows) => ({ title: `Pas encore ${ofRows(rows)}`, text: '', importFile: 'Importer un fichier' }),
  all: (filter) => `${filter}\u00a0: tout`,
}
