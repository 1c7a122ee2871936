import { cutText } from '#domain/cut-text.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { ListBasis, ListRule, ListState } from '#domain/price-list/list-rules.ts'
import { isInForce, type ListStanding } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, formatRate, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Row = RowOfKind<'priceList'>

const states: Readonly<Record<ListState, string>> = { draft: 'Brouillon', active: 'Active', archived: 'Archivée' }
const standings: Readonly<Record<ListStanding, string>> = { ...states, 'not-yet': 'À venir', ended: 'Terminée' }
const bases: Readonly<Record<ListBasis, string>> = {
  retail: 'le prix de détail',
  trade: 'le prix de gros',
  cost: 'le coût',
}

const rule: Readonly<Record<ListRule, (of: Pick<Row, 'rulePercent' | 'basis'>) => string>> = {
  none: () => 'Prix du produit',
  percentOff: ({ rulePercent, basis }) =>
    rulePercent < 0
      ? `${formatRate(-rulePercent)} de plus que ${bases[basis]}`
      : `${formatRate(rulePercent)} de moins que ${bases[basis]}`,
  margin: ({ rulePercent }) => `Marge ${formatRate(rulePercent)}`,
  markup: ({ rulePercent }) => `Majoration ${formatRate(rulePercent)}`,
  tradePrice: () => 'Prix de gros',
}

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  saved: 'Liste de prix enregistrée',
  notSaved: 'L’enregistrement de la liste de prix a échoué',
  updated: 'Liste de prix mise à jour',
  notUpdated: 'La mise à jour de la liste de prix a échoué',
  deleted: 'Liste de prix supprimée',
  notDeleted: 'La suppression de la liste de prix a échoué',
  notFetched: 'Les listes de prix n’ont pas pu être récupérées',
  notLoaded: 'Impossible de charger les listes de prix',
  denied: 'Vous n’avez pas l’autorisation nécessaire pour consulter les listes de prix',
  network: 'Erreur de réseau lors de la récupération des listes de prix. Vérifiez votre connexion',
  noIndex: 'Problème d’index de la base de données',
  otherWay: 'Nouvelle tentative de chargement par un autre moyen…',
}

export const listsMessages: MessagesOf<typeof English.listsMessages> = {
  title: 'Listes de prix',
  label: 'Listes de prix',
  facts: (rows, day) => {
    const active = rows.filter((row) => isInForce(row, day)).length
    return `${countOf('priceList', rows.length)} · ${formatNumber(active)} ${plural(active, { one: 'active', other: 'actives' })}`
  },
  create: 'Nouvelle liste de prix',
  search: 'Rechercher des listes de prix',
  searchHint: 'Titre, groupe…',
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts', options: standings },
    categoryIds: { label: 'Catégories', all: 'Toutes les catégories' },
    brandIds: { label: 'Marques', all: 'Toutes les marques' },
  },
  states,
  standings,
  columns: {
    title: 'Liste de prix',
    rule: 'Prix',
    products: 'Produits',
    customerGroup: 'Pour',
    valid: 'Validité',
    status: 'Statut',
    priority: 'Rang',
    updatedAt: 'Modifiée',
  },
  everybody: 'Tout le monde',
  valid: ({ validFrom, validTo }) => {
    if (validFrom !== null && validTo !== null) return `${formatDay(validFrom)} – ${formatDay(validTo)}`
    if (validFrom !== null) return `À partir du ${formatDay(validFrom)}`
    return validTo === null ? 'Toujours' : `Jusqu’au ${formatDay(validTo)}`
  },
  rule: (row) => rule[row.ruleKind](row),
  duplicate: 'Dupliquer',
  archive: 'Archiver',
  unarchive: 'Rendre active',
  delete: 'Supprimer',
  chosen: 'Listes de prix sélectionnées',
  named: (title) => `«\u00a0${title}\u00a0»`,
  deletedSet: (lists, title) =>
    cutText(
      title === ''
        ? `${countOf('priceList', lists)} ${plural(lists, { one: 'supprimée', other: 'supprimées' })}`
        : `Liste de prix supprimée\u00a0: ${title}`,
      300,
    ),
  empty: {
    title: 'Pas encore de liste de prix',
    text: 'Une liste de prix dit ce que paie un groupe de clients\u00a0: les prix des produits, des prix fixés à la main, une réduction en pourcentage, une marge ou le prix de gros. Elle peut avoir des paliers de quantité, une date de début et sa propre devise.',
    products: 'Ajouter d’abord des produits',
  },
  nothing: {
    title: 'Aucun résultat',
    text: 'Aucune liste de prix ne correspond à tout cela. Essayez avec moins de mots ou effacez les filtres.',
    reset: 'Afficher toutes les listes de prix',
  },
  retry: 'Réessayer',
}

export const newListMessages: MessagesOf<typeof English.newListMessages> = {
  title: 'Nouvelle liste de prix',
  text: 'Elle est active dès son enregistrement\u00a0: les nouveaux documents de chaque client sans liste propre prennent ses prix, tant que vous ne lui donnez pas de groupe de clients ou n’en faites pas un brouillon. Tout peut être modifié plus tard.',
  name: 'Titre',
  nameHint: 'Revendeurs 2027',
  products: 'Produits',
  from: { active: 'Tous les actifs', category: 'Une catégorie', brand: 'Une marque', later: 'Plus tard' },
  category: 'Catégorie',
  brand: 'Marque',
  count: (products) => `${countOf('product', products)} dans la liste`,
  save: 'Enregistrer la liste',
  cancel: 'Annuler',
}
