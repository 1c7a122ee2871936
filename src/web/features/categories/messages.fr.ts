import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, formatRate, type Noun, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const childCategory: Noun = { one: 'sous-catégorie', other: 'sous-catégories' }

export const categoriesMessages: MessagesOf<typeof English.categoriesMessages> = {
  without: (products) => `${countOf('product', products)} sans catégorie`,
  allIn: 'Chaque produit en a une',
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts', options: { active: 'Active', inactive: 'Inactive' } },
  },
  create: 'Nouvelle catégorie',
  createIn: (parent) => `Nouvelle catégorie dans ${parent}`,
  nameOfNew: 'Nom de la nouvelle catégorie',
  nameHelp: 'Appuyez sur Entrée pour l’ajouter et passer à la suivante, sur Échap pour terminer.',
  columns: { name: 'Catégorie', products: 'Produits', status: 'Statut' },
  actions: 'Actions',
  path: (parent, name) => `${parent} / ${name}`,
  inCategory: (parent) => `dans ${parent}`,
  fromParent: (parent) => `reprise de ${parent}`,
  children: (categories) => formatCount(categories, childCategory),
  floor: (margin) => `Marge minimale ${formatRate(margin)}`,
  fold: (name) => `Replier ${name}`,
  unfold: (name) => `Déplier ${name}`,
  actionsOn: (name) => `Actions sur ${name}`,
  addChild: 'Ajouter une sous-catégorie',
  rename: 'Renommer',
  renameOf: (name) => `Nouveau nom de ${name}`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moved: (name, place, count) => `${name}\u00a0: maintenant ${formatNumber(place)} sur ${formatNumber(count)}`,
  delete: 'Supprimer',
  keys: 'Les flèches déplacent et replient, Entrée ouvre, F2 renomme, Alt avec une flèche change l’ordre, Suppr supprime.',
  empty: {
    title: 'Pas encore de catégorie',
    text: 'Les catégories regroupent ce que vous vendez, sur deux niveaux\u00a0: Cuisine, et Cuisine / Casseroles. Chacune peut avoir sa marge minimale, sous laquelle un prix est signalé.',
    importFile: 'Importer un fichier',
  },
  panel: {
    top: 'Aucune\u00a0: catégorie principale',
    parentHelp: 'Une sous-catégorie suit la marge minimale de sa catégorie parente, sauf si elle a la sienne.',
    hasChildren: (categories) =>
      `Elle a ${formatCount(categories, childCategory)}, et il y a deux niveaux\u00a0: elle reste au premier.`,
    floorFrom: (margin, from) => `Vide\u00a0: ${formatRate(margin)}, repris de ${from}`,
    floorFromSettings: (margin) => `Vide\u00a0: ${formatRate(margin)}, repris de vos réglages`,
    floorNone: 'Vide\u00a0: aucune n’est fixée',
    activeHelp: 'Une catégorie inactive garde ses produits et est signalée comme n’étant plus utilisée.',
    order: 'Ordre',
    place: (place, count) => `${formatNumber(place)} sur ${formatNumber(count)}`,
    contents: 'Dans cette catégorie',
    noProducts: 'Aucun produit',
    inChildren: (products) => `${formatNumber(products)} de plus dans ses sous-catégories`,
    slug: 'Nom court',
    changed: 'Modifiée',
  },
  earlier: {
    title: (products) =>
      `${countOf('product', products)} ${plural(products, { one: 'calculé', other: 'calculés' })} avec un ancien réglage`,
    text: 'Leurs prix et leurs signalements restent tels quels jusqu’à ce que vous les recalculiez.',
    recalculate: 'Recalculer',
    done: (products, name) =>
      `${name}\u00a0: ${countOf('product', products)} ${plural(products, { one: 'recalculé', other: 'recalculés' })}`,
  },
  removal: {
    title: (name) => `Supprimer ${name}\u202f?`,
    products: (products) =>
      plural(products, {
        one: 'Où va le produit de cette catégorie\u202f?',
        other: `Où vont ses ${countOf('product', products)}\u202f?`,
      }),
    children: (categories) =>
      plural(categories, {
        one: 'Où va sa sous-catégorie\u202f?',
        other: `Où vont ses ${formatCount(categories, childCategory)}\u202f?`,
      }),
    noCategory: 'Sans catégorie',
    top: 'Au premier niveau',
    confirm: 'Supprimer la catégorie',
    floorNote:
      'Les produits gardent leurs prix\u202f; dès lors, la marge minimale de leur nouvelle catégorie s’applique.',
  },
}
