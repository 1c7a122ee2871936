import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber } from '../format/number.ts'
import type * as English from './file-problem-messages.ts'
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './file-problem.ts'

const MEGABYTE = 1024 * 1024

export const fileProblemText: MessagesOf<typeof English.fileProblemText> = {
  'too-big': () =>
    `Le fichier dépasse ${MAX_FILE_BYTES / MEGABYTE}\u00a0Mo. Divisez-le, ou retirez-en ce qui n’est pas nécessaire.`,
  'too-many-rows': () => `Le fichier a plus de ${formatNumber(MAX_ROWS)} lignes. Divisez-le en plusieurs fichiers.`,
  'too-many-columns': () =>
    `Le fichier a plus de ${formatNumber(MAX_COLUMNS)} colonnes. Retirez-en ce qui n’est pas nécessaire.`,
  empty: () => 'Ce fichier ne contient aucune ligne.',
  'old-excel': () =>
    'C’est un classeur de l’ancien format (.xls), ou protégé par un mot de passe. Enregistrez-le en .xlsx ou en CSV sans mot de passe.',
  image: () => 'C’est une image, quoi qu’en dise son nom. Choisissez un fichier CSV ou un classeur XLSX.',
  pdf: () => 'C’est un PDF. Demandez la liste sous forme de fichier CSV ou de classeur XLSX.',
  archive: () => 'C’est un fichier compressé. Décompressez-le et choisissez le fichier CSV ou le classeur XLSX.',
  'not-a-table': () =>
    'Ce n’est pas un fichier texte, quoi qu’en dise son nom. Choisissez un fichier CSV ou un classeur XLSX.',
  'not-a-workbook': () =>
    'C’est un fichier zip sans classeur. Décompressez-le et choisissez le fichier qu’il contient.',
  'open-document': () => 'C’est une feuille OpenDocument (.ods). Enregistrez-la en .xlsx ou en CSV.',
  'binary-workbook': () => 'C’est un classeur binaire (.xlsb). Enregistrez-le en .xlsx ou en CSV.',
  'unpacks-too-big': () =>
    `Une fois décompressé, le classeur dépasse ${MAX_UNPACKED_BYTES / MEGABYTE}\u00a0Mo. Enregistrez la feuille en fichier CSV.`,
  damaged: () => 'Le fichier est endommagé. Ouvrez-le dans un tableur et enregistrez-le de nouveau.',
  'open-quote': (line) =>
    `Un guillemet de la ligne ${line} n’est jamais fermé. Corrigez cette ligne, ou choisissez un autre séparateur.`,
  unreadable: () =>
    'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié\u00a0: choisissez-le de nouveau.',
}
