import type { MessagesOf } from '#domain/messages-of.ts'
import { standingMessages } from '../kit/revert/standing-messages.fr.ts'
import type * as English from './change-set-messages.ts'

export const changeSetMessages: MessagesOf<typeof English.changeSetMessages> = {
  idTaken: 'Il existe déjà un autre lot de modifications avec cet ID.',
  importOnly: 'Des lignes ne peuvent être téléversées que dans un import.',
  cannot: {
    takeRows: (state: string) => `Ce lot de modifications ${standingMessages.is(state)} et n’accepte plus de lignes.`,
    check: (state: string) => `Ce lot de modifications ${standingMessages.is(state)} et ne peut plus être vérifié.`,
    apply: (state: string) => `Ce lot de modifications ${standingMessages.is(state)} et ne peut pas être appliqué.`,
  },
  isKept: (state: string) =>
    `Ce lot de modifications a été ${state === 'applied' ? 'appliqué' : 'retiré'} et reste conservé dans l’historique.`,
  changedMeanwhile: 'Ses lignes ont été modifiées pendant la vérification. Vérifiez-le de nouveau.',
  checkFirst: 'Vérifiez ce lot de modifications avant de l’appliquer.',
  notAsChecked: (count: number) =>
    `${count === 1 ? 'Une ligne ne donnerait' : `${count.toLocaleString('fr')} lignes ne donneraient`} plus le résultat de l’aperçu. Rien n’a été appliqué\u00a0: vérifiez de nouveau et regardez les nouveaux chiffres.`,
  stopped: 'Ce lot de modifications a été arrêté avant la fin. Rien n’en a été appliqué.',
  lineTwice: (line: number) => `la ligne ${line} figure deux fois dans cet envoi`,
  rowsInImport: (most: number) => `${most.toLocaleString('fr')} lignes par import`,
  rowsInSet: (most: number) => `${most.toLocaleString('fr')} lignes par lot de modifications`,
  productsInEdit: (most: number) => `${most.toLocaleString('fr')} produits par modification en lot`,
  notApplied: (title: string, reasons: string) =>
    `Rien n’a été appliqué, car «\u00a0${title}\u00a0» ne peut pas être modifié. ${reasons}`,
}

export const rowMessages: MessagesOf<typeof English.rowMessages> = {
  gone: (thing: string) => `Cette fiche (${thing.toLowerCase()}) a été supprimée entre-temps.`,
  otherCurrency: (from: string, to: string) =>
    `est vendu en ${from}, le fichier indique ${to}. Changez d’abord sa devise ou indiquez tous les montants dans le fichier`,
  noSuch: (thing: string) =>
    `Cette fiche (${thing.toLowerCase()}) n’existe plus. Choisissez-en une autre ou laissez le champ vide.`,
  noNamed: (thing: string, name: string) => `Introuvable\u00a0: «\u00a0${name}\u00a0» (${thing.toLowerCase()}).`,
  noCost:
    'Certaines variantes n’ont pas de coût auquel ajouter le montant. Saisissez leurs coûts, ou laissez le produit de côté.',
  outOfRange: 'Un chiffre serait trop grand pour être enregistré, ou un prix serait inférieur à zéro.',
  noRate:
    'Il n’y a pas de taux de change pour un montant de ce scénario. Laissez le produit de côté ou choisissez un taux.',
  noBusiness: 'Il n’y a pas d’entreprise dont la TVA pourrait changer. Saisissez d’abord votre entreprise.',
  givenByName: (what: string) => `s’indique par le nom\u00a0: ${what}`,
  leftOut: (what) => `a été laissé de côté, car il désigne un élément absent ici\u00a0: ${what}`,
}

export const importMessages: MessagesOf<typeof English.importMessages> = {
  productHere: 'Ce produit existe déjà.',
  skuTaken: 'Il existe déjà un produit avec ce SKU.',
  variantSkuTaken: 'Il existe déjà une variante avec ce SKU.',
  noSku: 'Sans SKU, il n’y a rien à mettre à jour.',
  unknownSku: 'Aucun produit n’a ce SKU.',
  unknownVariantSku: 'Aucun produit ni aucune variante n’a ce SKU.',
  skuRepeated: (row: number) => `Ce SKU figure déjà à la ligne ${row} du fichier.`,
  idRepeated: (row: number) =>
    `Cet ID figure déjà à la ligne ${row} du fichier. Effacez l’un des deux pour créer un nouveau produit.`,
  severalOwners: (count: number) => `${count} produits ont ce SKU. Donnez d’abord un SKU propre à chacun.`,
}

export const badRowsMessages: MessagesOf<typeof English.badRowsMessages> = {
  row: 'Ligne du fichier',
  name: 'Nom',
  problem: 'Problème',
}
