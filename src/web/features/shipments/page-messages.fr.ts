import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, plural } from '#web/kit/format/number.ts'
import type * as English from './page-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  land: 'Intégrer…',
  landedOn: 'Intégrée\u00a0:',
  more: 'Plus',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  exportCsv: 'Exporter le tableau des coûts d’achat rendus (CSV)',
  changes: 'Afficher ou retirer l’intégration',
  fileName: (name: string) => `${name} coût d’achat rendu.csv`,
  details: 'Expédition',
  readOnly:
    'Cette expédition est intégrée\u00a0: ses lignes et ses taux restent tels quels. Retirez son intégration pour les modifier. Saisissez les factures ultérieures comme montants réels.',
  label: 'Parties de l’expédition',
  tabs: { lines: 'Lignes', charges: 'Frais', landed: 'Coût d’achat rendu', actual: 'Coûts réels' },
}

export const summaryMessages: MessagesOf<typeof English.summaryMessages> = {
  label: 'Composition du coût d’achat rendu',
  goods: 'Marchandises',
  duty: 'Droits de douane',
  total: 'Coût d’achat rendu',
  onTop: (percent: string) => `${percent} en plus des marchandises`,
  nothing: 'Ajoutez des lignes pour voir ce qu’elles coûtent en rayon.',
  unfilled: 'Saisissez un produit, sa quantité et son prix pour voir ce qu’il coûte en rayon.',
  incomplete: 'Il manque quelque chose pour le calcul.',
}

export const ratesMessages: MessagesOf<typeof English.ratesMessages> = {
  title: 'Taux de change',
  label: (from: string, to: string) => `1 ${from} en ${to}`,
  byHand: 'Saisi à la main',
  several: 'Plusieurs taux',
  missing: (currency: string) => `Saisissez le taux de ${currency}.`,
  replaced: (rates: number, currency: string) =>
    `Les coûts sont maintenant en ${currency}\u00a0: ${formatCount(rates, {
      one: 'taux saisi à la main remplacé',
      other: 'taux saisis à la main remplacés',
    })}`,
  replacedBy: (before: string) =>
    `Ils indiquaient la valeur d’une devise en ${before}. Vérifiez les taux qui y figurent maintenant.`,
}

export const problemsMessages: MessagesOf<typeof English.problemsMessages> = {
  title: (things: number) =>
    `${formatCount(things, { one: 'point à corriger', other: 'points à corriger' })} avant de pouvoir intégrer cette expédition`,
  line: (place: number, name: string) => `Ligne ${formatNumber(place)}${name === '' ? '' : `, ${name}`}`,
  charges: 'Frais',
  more: (things: number) => `et ${formatNumber(things)} de plus`,
}

export const linesMessages: MessagesOf<typeof English.linesMessages> = {
  label: 'Lignes',
  sku: 'SKU',
  name: 'Nom',
  quantity: 'Quantité',
  received: 'Reçu',
  unitCost: 'Prix unitaire',
  currency: 'Devise',
  rate: 'Taux',
  duty: 'Droits\u00a0%',
  weight: 'kg/unité',
  volume: 'm³/unité',
  hsCode: 'Code SH',
  originCountry: 'Origine',
  landed: 'En rayon',
  landedHelp: 'Coût d’achat rendu d’une unité',
  add: 'Ajouter une ligne',
  file: 'D’un fichier…',
  remove: (place: number) => `Enlever la ligne ${formatNumber(place)}`,
  removeShort: 'Enlever',
  removed: (lines: number) => formatCount(lines, { one: 'ligne enlevée', other: 'lignes enlevées' }),
  pasted: (lines: number) => formatCount(lines, { one: 'ligne collée', other: 'lignes collées' }),
  cell: (column: string, place: number) => `${column}, ligne ${formatNumber(place)}`,
  noCurrency: 'Saisissez la devise en trois lettres, par exemple EUR.',
  noCountry: 'Saisissez le pays d’origine en deux lettres, par exemple CN, ou son nom.',
  refusedCells: (cells: number) =>
    formatCount(cells, {
      one: 'cellule n’a pas pu être lue et est restée telle quelle.',
      other: 'cellules n’ont pas pu être lues et sont restées telles quelles.',
    }),
  keys: 'Tab passe d’une cellule à l’autre, Entrée à la ligne suivante ou à une nouvelle. Collez n’importe où des lignes d’un tableur.',
  open: (place: number) => `Ligne ${formatNumber(place)}`,
  unnamed: 'Sans nom',
  deleted: 'Produit supprimé',
  unlinked: 'Pas encore de produit\u00a0: les coûts sont calculés, mais l’intégration ne change rien',
  empty: {
    title: 'Qu’est-ce qui est en route\u202f?',
    text: 'Saisissez un SKU ou un nom, collez des lignes d’un tableur, ou importez le fichier du fournisseur.',
  },
  full: (most: number) =>
    `Une expédition contient ${formatNumber(most)} lignes au plus. Créez une autre expédition pour le reste.`,
  done: 'Terminer',
  pick: 'Produits',
}

export const chargesMessages: MessagesOf<typeof English.chargesMessages> = {
  label: 'Frais',
  kind: 'Type',
  name: 'Libellé',
  estimated: 'Estimé',
  actual: 'Réel',
  currency: 'Devise',
  split: 'Répartir selon',
  dutiable: 'Dans la valeur en douane',
  dutiableShort: 'En douane',
  dutiableHelp: 'Fait partie de la valeur en douane\u00a0: les droits de douane s’y appliquent aussi.',
  add: 'Ajouter un poste de frais',
  remove: (name: string) => `Enlever ${name}`,
  removed: (name: string) => `Enlevé\u00a0: ${name}`,
  shares: 'Parts à la main',
  sharesTitle: (name: string) => `Parts\u00a0: ${name}`,
  sharesLead: 'Ce que chaque ligne supporte de ce poste de frais.',
  sharesState: (left: number, currency: string) => {
    if (left === 0) return 'Tout est attribué aux lignes'
    return left > 0
      ? `Pas encore attribué à une ligne\u00a0: ${formatMoney(left, currency)}`
      : `${formatMoney(-left, currency)} de plus que le poste de frais`
  },
  sharesFill: 'Répartir le reste selon la valeur',
  part: 'Part',
  sharePart: (name: string) => `Part\u00a0: ${name}`,
  empty: {
    title: 'Combien cela a-t-il coûté de le faire venir\u202f?',
    text: 'Fret, assurance, frais de dédouanement. Chacun est réparti entre les lignes selon votre choix.',
  },
}

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  label: 'Coût d’achat rendu par ligne',
  product: 'Produit',
  quantity: 'Quantité',
  goods: 'Marchandises',
  duty: 'Droits',
  dutyByRate: 'Droits au taux',
  charges: 'Frais',
  total: 'Rendu',
  perUnit: 'Par unité',
  costMove: 'Coût du produit',
  priceMove: 'Prix',
  margin: 'Nouvelle marge',
  marginOfCost: 'Marge au coût du produit',
  sum: 'Total',
  apart: 'Chaque poste de frais dans sa propre colonne',
  noProduct: 'aucun produit',
  nothingCame: 'rien n’est arrivé',
  waterfall: 'Composition du coût d’achat rendu',
  whole: 'L’expédition entière',
  ofOne: (name: string) => `${name}, une unité`,
  allLines: 'Afficher l’expédition entière',
  pick: 'Choisissez une ligne du tableau pour voir comment se compose le coût d’une unité.',
  exact: 'Lignes et colonnes tombent juste, au centime près.',
  empty: 'Ajoutez des lignes et des frais pour voir le coût d’achat rendu.',
  by: (split: string) => `répartition\u00a0: ${split.toLowerCase()}`,
  byHand: 'fixé à la main',
  paid: (amount: number, currency: string, rate: string) =>
    `${formatMoneyExact(amount, currency)} à ${formatExchangeRate(rate === '' ? '0' : rate)}`,
  dutyOn: (rate: number, value: number, currency: string) =>
    `${formatRate(rate)} de ${formatMoneyExact(value, currency)}`,
  units: (quantity: number, price: number, currency: string) =>
    `${formatQuantity(quantity)} à ${formatMoneyExact(price, currency)}`,
  quantityOf: (quantity: number, received: number | null) =>
    received === null || received === quantity
      ? formatQuantity(quantity)
      : `${formatQuantity(received)} sur ${formatQuantity(quantity)}`,
  notReceived: 'Payé et non reçu',
}

export const csvHeads: MessagesOf<typeof English.csvHeads> = {
  in: (name: string, currency: string) => `${name} (${currency})`,
  goods: 'Marchandises',
  duty: 'Droits de douane',
  total: 'Total',
  perUnit: 'Coût d’achat rendu par unité',
}

export const landMessages: MessagesOf<typeof English.landMessages> = {
  titles: {
    land: (name: string) => `Intégrer ${name}`,
    correct: (name: string) => `Corriger les coûts de ${name}`,
  },
  leads: {
    land: 'Avant tout changement, vous voyez les nouveaux coûts, les prix et le stock. Ils ne comptent qu’une fois appliqués.',
    correct:
      'Les coûts sont recalculés avec les frais réels, de même que les prix qui en découlent. Rien ne change avant que vous les appliquiez.',
  },
  method: 'Nouveau coût de chaque produit',
  stock: 'Ajouter au stock les quantités reçues',
  prepare: 'Afficher ce qui changerait',
  preparing: 'Calcul des nouveaux coûts…',
  back: 'Retour',
  cancel: 'Annuler',
  apply: (raisesStock: boolean) =>
    raisesStock ? 'Appliquer les nouveaux coûts, prix et stocks' : 'Appliquer les nouveaux coûts et prix',
  applying: 'Application des modifications',
  stop: 'Arrêter',
  close: 'Fermer',
  offline: 'L’intégration demande le réseau',
  offlineText:
    'Le serveur calcule les nouveaux coûts. Ce que vous saisissez entre-temps est conservé sur cet appareil.',
  unsent: 'Certaines de vos modifications sont encore en route vers le serveur\u202f; l’intégration les attend.',
  unsentTooLong: 'Le serveur n’a pas encore reçu vos dernières modifications. Réessayez dans un instant.',
  lostDuty: 'Les droits de douane manquent dans les lignes',
  lostDutyText: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` et ${formatNumber(more)} de plus` : ''}\u00a0: le coût comprend aujourd’hui des droits de douane, mais les lignes n’en ont pas\u202f; l’intégration les enlève donc du coût. Saisissez les droits dans les lignes si vous en payez.`,
  unlinked: (lines: number) =>
    formatCount(lines, {
      one: 'ligne sans produit\u00a0: elle prend sa part des frais, mais ne change rien.',
      other: 'lignes sans produit\u00a0: elles prennent leur part des frais, mais ne changent rien.',
    }),
  rows: 'Ce qui changerait',
  figures: {
    margin: 'Marge moyenne',
    belowFloor: 'Sous la marge minimale',
    refused: 'Laissés tels quels',
  },
  columns: { product: 'Produit', cost: 'Coût', price: 'Prix', margin: 'Marge', stock: 'Stock' },
  show: 'Afficher',
  filters: { all: 'Tous', update: 'Modifiés', bad: 'Laissés tels quels', same: 'Sans changement' },
  none: 'Aucun produit ici.',
  doneTitles: { land: 'L’expédition est intégrée', correct: 'Les coûts sont corrigés' },
  doneText: (raisesStock: boolean) =>
    `Les nouveaux coûts${raisesStock ? ', les prix qui en découlent et le stock arrivé' : ' et les prix qui en découlent'} sont dans votre catalogue, en un seul lot de modifications que vous pouvez consulter et retirer.`,
  landedTitle: 'Cette expédition est déjà intégrée',
  landedMeanwhile: 'Elle a été intégrée sur un autre appareil. Ce qu’elle a changé est dans votre catalogue.',
  deletedSince: (names: readonly string[]) =>
    `${plural(names.length, { one: 'Supprimé', other: 'Supprimés' })} entre-temps\u00a0: ${names.join(', ')}. L’application est donc impossible`,
  deletedRemedy: {
    land: 'Fermez ceci et choisissez un autre produit dans la ligne, ou aucun\u202f; ou restaurez le produit. Puis intégrez de nouveau l’expédition.',
    correct: 'Revenez en arrière et vérifiez de nouveau\u00a0: ce qui a été supprimé est alors laissé de côté.',
  },
  changedMeanwhile: 'L’expédition ou ses produits ont changé entre-temps. Vérifiez de nouveau ce qui changerait.',
  change: 'Afficher les modifications',
  undo: 'Défaire',
  dutyAsAmount: (rate: number, amount: number, currency: string) =>
    `Les droits de douane de ${formatRate(rate)} deviennent un montant parmi les autres coûts\u00a0: ${formatMoneyExact(amount, currency)}.`,
  dutyRemoved: (rate: number) => `Les droits de douane de ${formatRate(rate)} sont enlevés.`,
  ofVariant: (product: string, variant: string) => `${product} – ${variant}`,
  thing: 'cette intégration',
}

export const actualMessages: MessagesOf<typeof English.actualMessages> = {
  beforeTitle: 'Combien cela a-t-il vraiment coûté\u202f?',
  before:
    'Une fois l’expédition intégrée, comparez les factures ultérieures avec les coûts d’achat rendus\u00a0: l’écart pour chaque produit, et la marge que vous avez vraiment faite.',
  charge: 'Poste de frais',
  landed: 'Intégré avec',
  actual: 'Réel',
  difference: 'Écart',
  product: 'Produit',
  quantity: 'Quantité',
  perUnitLanded: 'Coût d’achat rendu',
  perUnitActual: 'Coût réel',
  marginThought: 'Marge prévue',
  marginMade: 'Marge réelle',
  outcome: (difference: number, currency: string) => {
    if (difference === 0) return 'Les coûts correspondent aux factures reçues jusqu’ici.'
    const amount = formatMoney(Math.abs(difference), currency)
    return `L’expédition a coûté ${amount} de ${difference > 0 ? 'plus' : 'moins'} qu’à l’intégration.`
  },
  open: (charges: number) =>
    formatCount(charges, {
      one: 'poste de frais encore sans facture\u00a0: l’estimation compte jusqu’à son arrivée.',
      other: 'postes de frais encore sans facture\u00a0: l’estimation compte jusqu’à leur arrivée.',
    }),
  propose: 'Proposer des coûts corrigés…',
  bills: 'Factures',
  billsLead: 'Saisissez chaque facture à son arrivée. Le coût réel des marchandises est alors calculé par produit.',
  report: 'Écart par produit',
  reportLead: 'Au prix d’aujourd’hui, hors TVA sur les ventes.',
  gone: (name: string) => (name === '' ? 'Produit supprimé' : `${name} (supprimé)`),
  goneVariant: (name: string) => `${name} (variante supprimée)`,
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  title: 'Lignes d’un fichier',
  lead: 'La liste d’un fournisseur en CSV ou XLSX.',
  drop: 'Importer le fichier du fournisseur',
  dropText: 'CSV ou XLSX avec un produit par ligne du tableau\u00a0: SKU ou nom, quantité et prix.',
  targets: {
    sku: 'SKU ou code-barres',
    description: 'Nom',
    quantity: 'Quantité',
    unitCost: 'Prix unitaire',
    currency: 'Devise',
    dutyPercent: 'Droits\u00a0%',
    hsCode: 'Code SH',
    originCountry: 'Pays d’origine',
    weight: 'Poids unitaire (kg)',
    volume: 'Volume unitaire (m³)',
  },
  currency: 'Les montants sont en',
  row: 'Ligne',
  change: 'Quantité, prix et produit',
  updates: 'Mettre à jour les lignes existantes',
  updatesHelp:
    'Une ligne est reconnue à son produit, sinon à son SKU ou à son nom. Désactivé\u00a0: chaque ligne du fichier devient une nouvelle ligne.',
  linked: (found: number, lines: number) =>
    `Trouvé parmi vos produits par SKU, code-barres ou nom\u00a0: ${formatNumber(found)} sur ${countOf('shipmentLine', lines)}.`,
  refusedFile: 'lignes_rejetees.csv',
  issues: {
    unnamed: 'Il n’y a ni SKU ni nom.',
    unpriced: (currency: string, cost: string) => `Il faut un prix en ${currency}\u00a0: le produit coûte ${cost}.`,
  },
  cancel: 'Annuler',
  tooMany: (most: number) =>
    `Une expédition contient ${formatNumber(most)} lignes au plus\u202f; ce fichier en a davantage. Divisez-le.`,
  found: 'produit trouvé',
  notFound: 'aucun produit',
}
