import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, type Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'ligne', other: 'lignes' }

export const rowFileMessages: MessagesOf<typeof English.rowFileMessages> = {
  row,
  title: (many) => `${many} depuis un fichier`,
  lead: (one) =>
    `Un fichier CSV ou un classeur, avec une ligne par ${one}. Rien ne change avant votre confirmation. Une cellule vide laisse un champ tel quel\u202f; dans un fichier exporté d’ici, elle le vide.`,
  drop: (many) => `Déposez un fichier avec des ${many}`,
  dropText: 'D’une boutique, d’un autre logiciel ou d’un tableur\u00a0: .csv, .tsv ou .xlsx.',
  problem: (name) => `Impossible de lire ${name}`,
  cancel: 'Annuler',
  bringIn: (count) => `Importer ${count}`,
  told: (created, updated) => `Ajouts\u00a0: ${created}, modifications\u00a0: ${updated}`,
  set: (many, file) => `${many} de ${file}`,
  thing: (many) => `ces ${many}`,
  missing: (labels) => `Indiquez la colonne de l’un de ces champs\u00a0: ${labels}.`,
  lost: (label) => `Laissée de côté\u00a0: une autre colonne sert déjà pour «\u00a0${label}\u00a0».`,
  decimal: 'Écriture des nombres',
  signs: { ',': 'Avec une virgule\u00a0: 1\u202f234,50', '.': 'Avec un point\u00a0: 1,234.50' },
  updates: (many) => `Mettre à jour les ${many} qui existent déjà`,
  updatesHelp: (label) => `La correspondance se fait par l’ID, ou à défaut par cette colonne\u00a0: ${label}.`,
  figures: 'Ce qui va se passer',
  counts: { create: 'Nouvelles', update: 'Modifiées', same: 'Inchangées', bad: 'Rejetées' },
  rows: 'Premières lignes',
  what: 'Ce qui se passe',
  fields: 'Champs',
  refused: (count) => `Import impossible\u00a0: ${count}`,
  rowNumber: (n) => `Ligne ${formatNumber(n)}`,
  more: (count) => `et ${count} de plus`,
  save: 'Enregistrer ces lignes',
  refusedFile: (many) => `${many}_rejets.csv`,
  issues: {
    id: 'Cet ID n’existe pas ici. Laissez-le vide pour une nouvelle ligne.',
    several: (many, named) => `Il y a plusieurs ${many} avec «\u00a0${named}\u00a0». Ajoutez l’ID de la fiche voulue.`,
    repeated: (one, n) => `Doublon (${one})\u00a0: déjà à la ligne ${n}.`,
    unnamed: 'Il n’y a pas de nom.',
    noRow: (title) => `rien ne porte le nom «\u00a0${title}\u00a0».`,
    severalRows: (title) =>
      `plusieurs fiches portent le nom «\u00a0${title}\u00a0». Saisissez l’ID de la fiche voulue, ou donnez à chacune son propre nom.`,
  },
}
