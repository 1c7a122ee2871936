import type { MessagesOf } from '#domain/messages-of.ts'
import { pluralOf } from '#domain/plural.ts'
import type * as English from './built-in-messages.ts'

const products = (count: number, written: string) =>
  pluralOf('fr', count, { one: `${written} produit`, other: `${written} produits` })

export const builtInMessages: MessagesOf<typeof English.builtInMessages> = {
  about:
    'Je suis l’assistant intégré : des règles fixes qui lisent votre question et cherchent la réponse dans vos propres chiffres. Aucun modèle d’IA n’est connecté, et rien ne quitte ce produit.',
  can: 'Je sais expliquer un prix, trouver le prix pour une marge, essayer d’autres coûts ou taux de change, lister les produits par marge ou par problème, additionner ventes, bénéfice, paiements et ce que doivent les clients, convertir des devises et préparer de nouveaux prix ou un devis.',
  cannot: 'Je ne peux pas répondre à cela. À ces questions, oui\u00a0:',
  suggested: [
    'Qu’ai-je vendu le mois dernier\u202f?',
    'Quel est mon produit le plus vendu\u202f?',
    'Quels produits ont une marge inférieure à 20\u00a0%\u202f?',
    'Qui me doit de l’argent\u202f?',
  ],
  cannotPublic:
    'Je ne peux pas répondre à cela sans compte\u00a0: avec un compte, je réponds d’après vos propres produits et documents. Sans compte, je calcule marges, majorations, TVA et remises, et je convertis des devises.',
  suggestedPublic: [
    'Combien demander pour quelque chose qui coûte 12 euros avec 40\u00a0% de marge\u202f?',
    'Combien de TVA y a-t-il dans 120 à 20\u00a0%\u202f?',
    'Combien ça coûte\u202f?',
    'Peut-il lire un fichier Excel\u202f?',
  ],
  facts: {
    free: 'Pricewright est un logiciel libre\u00a0: le programme lui-même ne coûte rien. Qui exploite cette installation peut la faire payer\u00a0: ses conditions d’utilisation et son exploitant le disent.',
    file: 'Oui. Les fichiers Excel (XLSX) et CSV sont lus\u00a0: les colonnes sont reconnues, vous voyez chaque ligne avant que rien ne soit écrit, et un import s’annule d’un bloc.',
    privacy:
      'Vos données restent sur le serveur de cette installation. La politique de confidentialité dit ce qui est conservé, combien de temps et qui le voit\u202f; vous pouvez tout télécharger ou supprimer à tout moment.',
  },
  productsSo: 'Ces produits portent ce nom\u00a0:',
  categoriesAre: (names) => `Vos catégories\u00a0: ${names}.`,
  refused: 'Je n’ai pas pu calculer cela avec ces chiffres. Vérifiez-les et reposez la question.',
  nothingOpen: 'De quel produit s’agit-il ? Nommez-le, ou ouvrez-le d’abord.',
  taken: (written, name) => `J’ai lu «\u00a0${written}\u00a0» comme ${name}.`,
  noProduct: (name) => `Je n’ai trouvé aucun produit appelé « ${name} ».`,
  noCustomer: (name) => `Je n’ai trouvé aucun client appelé « ${name} ».`,
  noGroup: (name) => `Je n’ai trouvé ni catégorie ni marque appelée « ${name} ».`,
  meant: 'Vouliez-vous dire :',
  near: 'Les plus proches :',
  which: (name) => `Plusieurs correspondent à « ${name} ». De quoi s’agit-il ?`,
  titles: {
    products: 'Produits',
    steps: 'Décomposition du prix',
    services: 'Prestations',
    customers: 'Clients',
    documents: 'Documents',
    open: 'Factures impayées',
    margins: 'Marges',
    stock: 'Stock au coût d’achat rendu',
    offers: 'Fournisseurs',
    history: 'Historique des prix',
    moved: 'Ce qui bouge le plus',
    insights: 'Conseils',
    categories: 'Marge par catégorie',
    brands: 'Marge par marque',
  },
  columns: {
    product: 'Produit',
    sku: 'SKU',
    price: 'Prix',
    cost: 'Coût',
    margin: 'Marge',
    stock: 'Stock',
    step: 'Étape',
    amount: 'Montant',
    total: 'Total',
    name: 'Nom',
    customer: 'Client',
    number: 'Numéro',
    day: 'Date',
    due: 'Échéance',
    validUntil: 'Valable jusqu’au',
    open: 'Reste à payer',
    supplier: 'Fournisseur',
    before: 'Maintenant',
    after: 'Après',
    products: 'Produits',
    sold: 'Ventes',
    profit: 'Bénéfice',
    quantity: 'Quantité',
    finding: 'Conseil',
  },
  priced: (name, price, cost, margin) => `${name} : prix ${price}, coût total ${cost}, soit une marge de ${margin}.`,
  unpriced: (name, cost) => `${name} n’a pas encore de prix. Son coût total est de ${cost}.`,
  withoutCost: (name, price) => `${name} est à ${price} ; son coût n’est pas connu, il n’y a donc pas de marge.`,
  bare: (name) => `${name} n’a encore ni coût ni prix.`,
  profit: (name, amount) => `${name} laisse ${amount} par pièce.`,
  today: (price) => `Selon les règles d’aujourd’hui, ce serait ${price}.`,
  forMargin: (name, margin, price) => `Pour une marge de ${margin}, ${name} doit se vendre ${price}.`,
  forMarkup: (name, markup, price) => `Avec une majoration de ${markup}, ${name} se vend ${price}.`,
  atPrice: (name, price, margin) => `À ${price}, ${name} a une marge de ${margin}.`,
  withDiscount: (name, discount, margin) => `Avec ${discount} de remise, ${name} garde une marge de ${margin}.`,
  discountLeft: (name, discount) => `Vous pouvez accorder au plus ${discount} de remise sur ${name}.`,
  costFor: (name, price, margin, cost) =>
    `Pour vendre ${name} à ${price} avec une marge de ${margin}, le prix fournisseur peut être de ${cost} au plus.`,
  now: (price, margin) => `Maintenant, c’est ${price} avec ${margin} de marge.`,
  moved: (lever, changed, tried) => `${lever} : ${changed} produits sur ${tried} changent, si vos prix ne bougent pas.`,
  meanMoved: (before, after) => `La marge moyenne passe de ${before} à ${after}.`,
  losingThen: (count, written) =>
    pluralOf('fr', count, {
      one: `${written} produit se vend alors à perte.`,
      other: `${written} produits se vendent alors à perte.`,
    }),
  oneMoved: (name, lever, before, after) =>
    `${lever} : la marge de ${name} passe de ${before} à ${after}, si son prix ne bouge pas.`,
  notMoved: (lever) => `${lever} : rien ne change ; aucun produit n’a de tels coûts.`,
  pricesMoved: (lever, changed, tried) => `${lever}\u00a0: les prix de ${changed} produits sur ${tried} changent.`,
  noPriceMoves: (lever) => `${lever}\u00a0: aucun prix ne change.`,
  levers: {
    supplierCostPercent: (value) => `Prix fournisseur ${value}`,
    freightPercent: (value) => `Frais de transport ${value}`,
    otherCostsPercent: (value) => `Autres coûts ${value}`,
    dutyPoints: (value) => `Droits de douane ${value} points`,
    dutyRate: (value) => `Droits de douane à ${value}`,
    currencyPercent: (value, currency) => `${currency} ${value}`,
    marginRate: (value) => `Marges à ${value}`,
  },
  cells: {
    price: 'Prix',
    margin: 'Marge',
    markup: 'Majoration',
    cost: 'Coût',
    profit: 'Bénéfice',
    net: 'HT',
    gross: 'TTC',
    vat: 'TVA',
    rate: 'Taux de TVA',
    newPrice: 'Prix après la remise',
    newMargin: 'Marge après la remise',
    extraSales: 'Ventes en plus nécessaires pour le même bénéfice',
    discount: 'Remise',
  },
  converted: (amount, result) => `${amount} font ${result}.`,
  notConverted: (from, to) => `Je ne connais pas de taux de change entre ${from} et ${to} pour ce montant.`,
  priceIn: (name, price, result) => `${name} se vend ${price}, soit ${result}.`,
  costIn: (name, cost, result) => `${name} revient à ${cost} au total, soit ${result}.`,
  rate: (day) => `Au taux de référence du ${day}.`,
  staleRate: 'Ce taux est ancien.',
  ofRow: (name, sentence) => `${name}\u00a0: ${sentence}`,
  found: (count, written) => `${products(count, written)}.`,
  theseAre: 'Les voici :',
  none: 'Rien ne correspond.',
  meanMargin: (mean, count, written) =>
    `La marge moyenne est de ${mean} sur ${products(count, written)}, actifs seulement.`,
  groupMargin: (name, mean, count, written) => `${name} : marge moyenne ${mean} sur ${products(count, written)}.`,
  noMargins: 'Aucun produit n’a encore un coût et un prix, il n’y a donc pas de marges.',
  problems: (losing, below, unpriced) =>
    `À perte : ${losing}. Sous la marge minimale : ${below}. Sans prix : ${unpriced}.`,
  stockWorth: (amount, count, written) =>
    `Votre stock vaut ${amount} au coût d’achat rendu (${products(count, written)}, hors inactifs).`,
  stockCostless: (count, written) =>
    pluralOf('fr', count, {
      one: `Pour ${written} d’entre eux, des articles en stock n’ont pas de coût connu et ne sont pas compris.`,
      other: `Pour ${written} d’entre eux, des articles en stock n’ont pas de coût connu et ne sont pas compris.`,
    }),
  noStock: 'Aucun produit n’a de stock compté, il n’y a donc rien à évaluer.',
  notIn: (amounts) => `Non compris, faute de taux de change connu : ${amounts}.`,
  owed: (count, written, open, overdue) =>
    pluralOf('fr', count, {
      one: `${written} facture impayée\u00a0: ${open}, dont en retard\u00a0: ${overdue}.`,
      other: `${written} factures impayées\u00a0: ${open}, dont en retard\u00a0: ${overdue}.`,
    }),
  late: (count, written, open, overdue) =>
    pluralOf('fr', count, {
      one: `${written} facture en retard\u00a0: ${overdue} sur ${open} impayés.`,
      other: `${written} factures en retard\u00a0: ${overdue} sur ${open} impayés.`,
    }),
  paidAfter: (count, written, mean, median, onTime) =>
    pluralOf('fr', count, {
      one: `${written} facture payée en entier\u00a0; jours jusqu’au paiement\u00a0: ${mean} en moyenne, médiane ${median}\u00a0; ${onTime} à temps.`,
      other: `${written} factures payées en entier\u00a0; jours jusqu’au paiement\u00a0: ${mean} en moyenne, médiane ${median}\u00a0; ${onTime} à temps.`,
    }),
  nonePaid: 'aucune facture n’a été payée en entier.',
  comparedIn: (currency, day) => `Comparés en ${currency}, aux taux de référence du ${day}.`,
  notCompared: (currencies) => `Non comparés, faute de taux de change\u00a0: ${currencies}.`,
  owesMost: (name, amount) => `${name} doit le plus\u00a0: ${amount}.`,
  largestInvoice: (customer, amount) =>
    customer === '' ? `La plus grande est de ${amount}.` : `La plus grande est celle de ${customer}\u00a0: ${amount}.`,
  beforeVat: (price) => `Prix HT\u00a0: ${price}`,
  withVat: (price, rate) => `TTC avec ${rate} de TVA\u00a0: ${price}.`,
  owedBy: (name, open, overdue) => `${name} doit ${open}, dont en retard : ${overdue}.`,
  owesNothing: (name) => `${name} ne doit rien.`,
  nothingOwed: 'Personne ne vous doit rien.',
  nothingOverdue: 'Rien n’est en retard.',
  nothingOverdueOf: (name) => `${name} n’a rien en retard.`,
  convertedTo: (currency) => `Converti en ${currency} au taux de référence du jour de chaque document.`,
  leftOut: (count, written, amounts) =>
    pluralOf('fr', count, {
      one: `${written} facture sans taux de change n’y est pas\u00a0: ${amounts}.`,
      other: `${written} factures sans taux de change n’y sont pas\u00a0: ${amounts}.`,
    }),
  creditedByHand: (count, written) =>
    pluralOf('fr', count, {
      one: `${written} facture passée à «\u00a0Crédité\u00a0» sans avoir ne compte pas.`,
      other: `${written} factures passées à «\u00a0Crédité\u00a0» sans avoir ne comptent pas.`,
    }),
  documentsFound: (count, written) =>
    pluralOf('fr', count, { one: `${written} document.`, other: `${written} documents.` }),
  customersFound: (count, written) =>
    pluralOf('fr', count, { one: `${written} client.`, other: `${written} clients.` }),
  servicesFound: (count, written) =>
    pluralOf('fr', count, { one: `${written} prestation.`, other: `${written} prestations.` }),
  cheapest: (supplier, price) => `${supplier} a été le moins cher\u00a0: ${price} l’unité.`,
  dearest: (supplier, price) => `${supplier} a été le plus cher\u00a0: ${price} l’unité.`,
  noOffers: (name) => `Aucune expédition avec ${name} n’indique de prix fournisseur.`,
  lastChange: (name, day, price) =>
    `Le prix de ${name} a changé pour la dernière fois le ${day}\u202f; il est passé à ${price}.`,
  lowest: (price, days) => `Prix le plus bas des ${days} derniers jours\u00a0: ${price}.`,
  noHistory: (name) => `${name} n’a pas encore eu de prix.`,
  findings: (count, written) =>
    pluralOf('fr', count, {
      one: `${written} point demande une décision.`,
      other: `${written} points demandent une décision.`,
    }),
  noFindings: 'Rien ne demande de décision.',
  soldBy: {
    product: 'Ventes par produit',
    service: 'Ventes par prestation',
    customer: 'Ventes par client',
    category: 'Ventes par catégorie',
    brand: 'Ventes par marque',
  },
  days: (from, to) => `Du ${from} au ${to}\u00a0:`,
  nothingSold: 'aucune vente.',
  nothingSoldOf: (name) => `aucune vente de ${name}.`,
  boughtNothing: (name) => `${name} n’a rien acheté.`,
  receivedIn: (amount) => `paiements reçus ${amount}.`,
  receivedFrom: (name, amount) => `paiements reçus de ${name}\u00a0: ${amount}.`,
  mostSold: (name, what) => `le plus avec ${name}, ${what}.`,
  leastSold: (name, what) => `le moins avec ${name}, ${what}.`,
  salesOf: (amount) => `ventes de ${amount}`,
  profitOf: (amount) => `bénéfice de ${amount}`,
  boughtFor: (name, amount) => `${name} a acheté pour ${amount} hors TVA.`,
  soldOf: (name, quantity, amount) => `${name}\u00a0: ${quantity} vendus pour ${amount} hors TVA.`,
  soldFor: (name, amount) =>
    name === undefined ? `Ventes ${amount} hors TVA.` : `${name}\u00a0: ventes ${amount} hors TVA.`,
  profitMade: (profit, margin) =>
    margin === undefined ? `Bénéfice ${profit}.` : `Bénéfice ${profit}, soit une marge de ${margin}.`,
  uncosted: (count, written) =>
    pluralOf('fr', count, {
      one: `${written} ligne sans coût connu n’est pas dans le bénéfice.`,
      other: `${written} lignes sans coût connu ne sont pas dans le bénéfice.`,
    }),
  proposed: 'C’est prêt. Rien ne change avant que vous ne l’ayez vu et appliqué.',
}
