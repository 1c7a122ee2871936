import { type ListBasis, type ListRule, ONE } from '#domain/price-list/list-rules.ts'
import { standingOn } from '#domain/price-list/list-terms.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './page-messages.ts'

const pricesNoun: Noun = { one: 'prix', other: 'prix' }
const taxWords = { gross: 'TVA sur les ventes comprise', net: 'hors TVA sur les ventes' } as const

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  tax: (
    { withoutVat }: Pick<RowOfKind<'priceList'>, 'withoutVat'>,
    shop: Pick<RowOfKind<'businessProfile'>, 'taxRate' | 'pricesIncludeVat'> | undefined,
  ) => {
    if (withoutVat) return taxWords.net
    if (!shop || shop.taxRate === 0) return ''
    return `${shop.pricesIncludeVat ? taxWords.gross : taxWords.net}, comme dans votre boutique`
  },
  taxWords,
  tabs: {
    label: 'Parties de la liste de prix',
    prices: 'Prix',
    rules: 'Règles et détails',
    planned: 'Planifié',
  },
  forEverybody: 'pour chaque client sans liste propre',
  bringIn: 'Importer des prix',
}

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exporter',
  csv: 'Fichier CSV',
  xlsx: 'Classeur Excel',
  done: (products: number) =>
    `${countOf('product', products)} ${plural(products, { one: 'exporté', other: 'exportés' })}`,
  failed: 'Le fichier n’a pas pu être créé.',
  fileName: (title: string, day: string, ending: string) => `${title} ${day}.${ending}`,
  sheet: 'Liste de prix',
  columns: {
    sku: 'SKU',
    barcode: 'Code-barres',
    name: 'Nom',
    currency: 'Devise',
    price: 'Prix',
    minQuantity: 'À partir de',
  },
}

export const addMessages: MessagesOf<typeof English.addMessages> = {
  button: 'Ajouter des produits',
  title: 'Ajouter des produits',
  search: 'Rechercher des produits à ajouter',
  hint: 'Nom, SKU, étiquette…',
  category: 'Catégorie',
  brand: 'Marque',
  status: 'Statut',
  any: { category: 'Toutes les catégories', brand: 'Toutes les marques', status: 'Tous les statuts' },
  statuses: { active: 'Actif', inactive: 'Inactif' },
  inList: 'Dans la liste',
  none: 'Aucun produit ne correspond.',
  all: (products: number) =>
    products === 0
      ? 'Tout ajouter'
      : plural(products, {
          one: `Ajouter ${countOf('product', products)}`,
          other: `Ajouter les ${countOf('product', products)}`,
        }),
  chosen: (products: number) => (products === 0 ? 'Ajouter la sélection' : `Ajouter ${countOf('product', products)}`),
  allIn: 'Tous sont déjà dans la liste.',
  cancel: 'Annuler',
  tooMany: (most: number) => `Une liste de prix contient au plus ${formatNumber(most)} produits.`,
}

export const tableMessages: MessagesOf<typeof English.tableMessages> = {
  label: 'Prix de cette liste',
  search: 'Rechercher dans cette liste',
  hint: 'Nom, SKU…',
  order: 'Ordre',
  orders: { list: 'Comme imprimé', name: 'Nom', sku: 'SKU' },
  sku: 'SKU',
  name: 'Produit',
  base: 'Prix du produit',
  price: 'Prix de la liste',
  why: 'Pourquoi',
  margin: 'Marge',
  breaks: 'Paliers',
  priceOf: (name: string) => `Prix de la liste\u00a0: ${name}`,
  breaksOf: (face: string, name: string) => `${face}\u00a0: paliers de quantité, ${name}`,
  addBreaks: 'Ajouter',
  breakFrom: (quantity: number, more: number) =>
    `Dès ${formatQuantity(quantity)}${more === 0 ? '' : ` (+${formatNumber(more)})`}`,
  removed: (products: number) =>
    `${countOf('product', products)} ${plural(products, {
      one: 'supprimé depuis, encore dans cette liste',
      other: 'supprimés depuis, encore dans cette liste',
    })}`,
  takeOut: 'Les enlever',
  remove: (products: number) => `Enlever ${formatNumber(products)}`,
  selection: 'Produits sélectionnés',
  keys: 'Les flèches déplacent, Entrée ouvre le produit, x sélectionne, Espace affiche le pourquoi.',
  found: (products: number) =>
    `${countOf('product', products)} ${plural(products, { one: 'trouvé', other: 'trouvés' })}`,
  noPrice: 'Aucun prix',
  empty: {
    title: 'Aucun produit dans cette liste pour l’instant',
    text: 'Ajoutez des produits un par un, par catégorie ou par marque, ou tous à la fois. Chacun reçoit son prix des règles de cette liste.',
  },
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucun produit de cette liste ne correspond.',
    reset: 'Afficher tous les produits',
  },
}

export const overrideMessages: MessagesOf<typeof English.overrideMessages> = {
  saved: (name: string, minQuantity: number, price: string) =>
    minQuantity > ONE
      ? `${name} à partir de ${formatQuantity(minQuantity)}\u00a0: ${price}`
      : `${name}\u00a0: ${price}`,
  removed: (name: string, minQuantity: number) =>
    minQuantity > ONE
      ? `${name}\u00a0: palier à partir de ${formatQuantity(minQuantity)} enlevé`
      : `${name}\u00a0: retour à la règle`,
  earlier: 'Prix précédents',
  thing: 'les prix précédents',
}

export const breaksMessages: MessagesOf<typeof English.breaksMessages> = {
  title: (name: string) => `Paliers de quantité · ${name}`,
  text: 'Un prix pour cette quantité et au-delà. Il reste tel que vous le saisissez\u202f; aucune règle ne le modifie.',
  from: 'À partir de',
  unit: 'Prix à la pièce',
  add: 'Ajouter un palier',
  remove: (quantity: number) => `Enlever le palier à partir de ${formatQuantity(quantity)}`,
  taken: 'Il existe déjà un prix pour cette quantité.',
  ofRule: 'Paliers de cette liste pour tous les produits',
  held: (quantity: number, price: string) => `À partir de ${formatQuantity(quantity)}\u00a0: ${price}`,
  outsideRule:
    'Le prix de ce produit est fixé à la main\u00a0: les paliers de cette liste pour tous les produits n’en sont donc pas déduits.',
  done: 'Terminer',
}

type Terms = Pick<RowOfKind<'priceList'>, 'status' | 'customerGroup' | 'currency' | 'validFrom' | 'validTo'>

/** Why a list is not in force on a day; undefined where it is. */
function whyClosed(row: Terms, day: string): string | undefined {
  const standing = standingOn(row, day)
  if (standing === 'active') return undefined
  if (standing === 'not-yet' && row.validFrom !== null) return `elle commence le ${formatDay(row.validFrom)}`
  if (standing === 'ended' && row.validTo !== null) return `elle a pris fin le ${formatDay(row.validTo)}`
  return standing === 'draft' ? 'c’est un brouillon' : 'elle est archivée'
}

export const detailsMessages: MessagesOf<typeof English.detailsMessages> = {
  title: 'Détails',
  customers: 'Pour qui et quand',
  reach: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    if (closed !== undefined)
      return `Pas en vigueur aujourd’hui\u00a0: ${closed}. Les nouveaux documents ne prennent aucun prix dans cette liste.`
    const { currency, customerGroup } = row
    const documents = `les nouveaux documents${currency === '' ? '' : ` en ${currency}`}`
    return customerGroup === ''
      ? `Active et sans groupe de clients\u00a0: ${documents} de chaque client sans liste propre prennent leurs prix dans cette liste.`
      : `Active et pour un groupe de clients\u00a0: ${documents} des clients du groupe «\u00a0${customerGroup}\u00a0» sans liste propre prennent leurs prix dans cette liste.`
  },
  paper: 'Sur papier',
  rates: 'Taux de change',
  renew: (day: string) => `Utiliser les taux du ${formatDay(day)}`,
  ownCurrency: 'Celle de chaque produit',
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Clients avec cette liste',
  lead: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    return closed === undefined
      ? 'Leurs documents utilisent ses prix.'
      : `Pas en vigueur aujourd’hui\u00a0: ${closed}. Leurs documents utilisent à la place les listes destinées à tous ou à leur groupe de clients\u202f; ce qui n’y figure pas a le prix du produit.`
  },
  add: 'Ajouter un client',
  choose: 'Choisir un client',
  nobody: 'Il n’y a encore aucun client. Dès qu’il y en aura un, vous pourrez lui attribuer cette liste ici.',
  create: 'Nouveau client',
  added: (name: string) => `${name} achète désormais aux prix de cette liste`,
  remove: (name: string) => `Enlever ${name}`,
  removed: (name: string) => `${name} n’achète plus aux prix de cette liste`,
}

const names: Readonly<Record<ListRule, string>> = {
  none: 'Le prix du produit',
  percentOff: 'Réduction en pourcentage',
  margin: 'Marge (sur prix de vente)',
  markup: 'Majoration (sur le coût)',
  tradePrice: 'Le prix de gros du produit',
}
const bases: Readonly<Record<ListBasis, string>> = { retail: 'Prix de détail', trade: 'Prix de gros', cost: 'Coût' }

export const rulesMessages: MessagesOf<typeof English.rulesMessages> = {
  title: 'Comment les prix sont calculés',
  rule: 'Règle',
  names,
  bases,
  percent: {
    percentOff: 'Réduction en pourcentage',
    margin: 'Marge (sur prix de vente)',
    markup: 'Majoration (sur le coût)',
  },
  percentHelp: 'Un pourcentage négatif est un supplément.',
  basis: 'Sur la base de',
  withoutVat: 'Prix hors TVA sur les ventes',
  withoutVatHelp:
    'Désactivé\u00a0: comme dans votre boutique, TVA sur les ventes comprise si vos prix la comprennent. Les prix fixés à la main gardent leur montant et se lisent de la même façon.',
  ending: 'Terminaison du prix',
  asProduct: 'Comme chaque produit',
  tiers: 'Paliers de quantité de tous les produits',
  tiersHelp:
    'Déduits du prix de la liste pour cette quantité et au-delà, mais pas d’un prix fixé à la main\u00a0: donnez à un tel produit ses propres paliers sous Prix.',
  from: 'À partir de',
  off: 'Réduction en pourcentage',
  lesserTier: (quantity: number, before: number) =>
    `À partir de ${formatQuantity(quantity)}, la réduction est plus faible qu’à partir de ${formatQuantity(before)}\u00a0: chaque pièce coûte plus cher dans la plus grosse commande.`,
  addTier: 'Ajouter une quantité',
  removeTier: (quantity: number) => `Enlever le palier à partir de ${formatQuantity(quantity)}`,
  save: 'Enregistrer la règle',
  discard: 'Abandonner',
  unsaved: {
    title: 'La règle que vous avez modifiée n’est pas encore enregistrée.',
    text: 'D’ici là, tous les autres voient les prix de la règle précédente.',
  },
  elsewhere: {
    title: 'La règle a été modifiée ailleurs entre-temps.',
    text: (rule: string) =>
      `Elle est maintenant enregistrée comme «\u00a0${rule}\u00a0». Ce que vous avez saisi ici n’est pas enregistré\u00a0: enregistrez la règle pour remplacer l’autre, ou abandonnez votre saisie.`,
  },
  wasLeft: 'Modifiée plus tôt et pas encore enregistrée. Enregistrez la règle ou abandonnez la modification.',
}

export const previewMessages: MessagesOf<typeof English.previewMessages> = {
  title: 'Effet de la règle',
  unsaved: 'Pas encore enregistrée. Voici ce qu’elle ferait.',
  same: 'Voici ce que la règle fait maintenant.',
  priced: (priced: number, all: number, prices: number) =>
    `Prix selon cette règle\u00a0: ${priced === all ? '' : `${formatNumber(priced)} sur `}${countOf('product', all)}${prices === priced ? '' : `, soit ${formatCount(prices, pricesNoun)}`}`,
  changed: (changed: number, all: number) =>
    changed === 0
      ? `${countOf('product', all)}, aucun ne changerait`
      : `${formatNumber(changed)} sur ${countOf('product', all)} ${plural(changed, { one: 'changerait', other: 'changeraient' })}`,
  breaks: (tiers: RowOfKind<'priceList'>['tiers']) =>
    tiers.length === 0
      ? 'Plus aucun palier de quantité.'
      : `Paliers de quantité\u00a0: ${tiers
          .toSorted((a, b) => a.minQuantity - b.minQuantity)
          .map(
            ({ minQuantity, percentOff }) =>
              `réduction de ${formatRate(percentOff)} à partir de ${formatQuantity(minQuantity)}`,
          )
          .join(', ')}.`,
  margin: 'Marge moyenne des prix',
  below: 'Sous le prix plancher',
  unpriced: 'Sans prix',
  label: 'Exemples de l’effet',
}
