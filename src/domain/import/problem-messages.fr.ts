import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

/** Each message goes on from the label of a column, behind a colon; it never agrees with the label. */
export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  notANumber: (cell, sign) =>
    `contient ${quoted(cell)}, qui n’est pas un nombre. Écrivez par exemple 1234${sign}56, ou videz la cellule.`,
  notReadable: (cell) =>
    `contient ${quoted(cell)}, qu’un export n’écrit pas. Rétablissez la valeur d’origine ou videz la cellule.`,
  otherDecimalSign: (cell, sign) =>
    `contient ${quoted(cell)}, ce qui ne va pas avec le séparateur décimal «\u00a0${sign}\u00a0». Changez celui du fichier ou corrigez la cellule.`,
  outOfRange: (cell, issue) => `contient ${quoted(cell)}, qui ${issue}.`,
  negative: (cell) => `contient ${quoted(cell)}. Un montant ne peut pas être inférieur à 0 ici.`,
  notWhole: (cell) => `contient ${quoted(cell)}. Écrivez un nombre entier ou videz la cellule.`,
  marginTooHigh: 'Une marge doit être inférieure à 100\u00a0%.',
  otherCurrency: (cell, found, currency) =>
    `contient ${quoted(cell)}, en ${found}, mais la ligne est lue en ${currency}. Choisissez la bonne devise pour le fichier, indiquez la colonne qui la contient ou corrigez la cellule.`,
  noRate: (from, to) =>
    `est en ${from}, et aucun taux de change vers ${to} n’est connu. Choisissez ${from} comme devise de vente de ces produits.`,
  tooMuchIn: (most) => `dépasse ce qui peut être enregistré\u00a0: au plus ${most}. Corrigez la cellule.`,
  notACurrency: (cell) => `contient ${quoted(cell)}, qui n’est pas une devise. Saisissez un code comme EUR ou USD.`,
  notAFlag: (cell) => `contient ${quoted(cell)}. Écrivez oui ou non, ou laissez la colonne de côté.`,
  tooLong: (length, max) =>
    `a ${length} caractères\u202f; la limite est de ${max}. Raccourcissez le texte ou laissez la colonne de côté.`,
  notADay: (cell) =>
    `contient ${quoted(cell)}, qui n’est pas une date du calendrier. Écrivez par exemple 2026-07-31, ou videz la cellule.`,
  twoDays: (cell) => `contient ${quoted(cell)}, qui peut désigner deux dates. Écrivez par exemple 2026-07-31.`,
  notALink: (cell) =>
    `contient ${quoted(cell)}, qui n’est pas une adresse web. Elle doit commencer par http:// ou https://.`,
  unstorable:
    'contient des caractères impossibles à enregistrer. Réenregistrez le fichier en UTF-8 ou choisissez son encodage.',
  unknownId: (cell) =>
    `contient ${quoted(cell)}, qui ne figure pas dans le second fichier. Ajoutez-le là-bas ou videz la cellule.`,
  otherThanProduct: (found, currency) =>
    `est ${found}, mais toutes les variantes d’un produit ont sa devise, ici ${currency}. Corrigez la cellule.`,
  tooManyOptions: (max) =>
    `avec celles des autres lignes de ce produit, la limite de ${max} est dépassée. Laissez une colonne de côté ou réunissez-en deux.`,
  sameVariant: (line) => `les mêmes qu’à la ligne ${line} du fichier. Chaque variante doit avoir les siennes.`,
  sameHandle: (row) =>
    `manque, alors que la ligne ${row} a le même identifiant (handle)\u00a0: rien ne distingue les deux. Remplissez une option ou donnez à cette ligne son propre identifiant.`,
  tooManyTags: (count, max) => `a ${count} étiquettes\u202f; la limite est de ${max}.`,
}

const SHOWN = 60

function quoted(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ')
  return `«\u00a0${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}\u00a0»`
}
