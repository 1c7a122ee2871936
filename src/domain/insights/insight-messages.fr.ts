import type { MessagesOf } from '../messages-of.ts'
import { pluralOf } from '../plural.ts'
import type * as English from './insight-messages.ts'

const products = (count: number, shown: string): string =>
  pluralOf('fr', count, { one: `${shown} produit`, other: `${shown} produits` })
const documents = (count: number, shown: string): string =>
  pluralOf('fr', count, { one: `${shown} document`, other: `${shown} documents` })

export const insightMessages: MessagesOf<typeof English.insightMessages> = {
  lowMargin: {
    title: (product) => `Marge faible\u00a0: ${product}`,
    text: (margin, limit) =>
      `La marge est de ${margin}. En dessous de ${limit}, une remise ou un coût plus élevé ne laisse bientôt plus rien.`,
  },
  unusualMargin: {
    title: (product) => `Marge inhabituellement faible\u00a0: ${product}`,
    text: (margin, category, average) => `La marge est de ${margin}, la marge moyenne de ${category} de ${average}.`,
  },
  highCost: {
    title: (product) => `Coût élevé\u00a0: ${product}`,
    text: (cost, category, average) =>
      `Le coût total est de ${cost}, la moyenne de ${category} de ${average}. Un produit plus cher peut coûter plus que les autres\u00a0: vérifiez que son prix y correspond.`,
  },
  currencyRisk: {
    title: (product) => `Risque de change\u00a0: ${product}`,
    text: (margin, currency, rise) =>
      `La marge est de ${margin} et dépend de la devise ${currency}. Si le coût augmente de ${rise}, il ne reste aucun bénéfice.`,
    unknown: (margin, rise) =>
      `La marge est de ${margin}. Si vous payez dans une autre devise et que le coût augmente de ${rise}, il ne reste aucun bénéfice.`,
    nothing: (margin) =>
      `La marge est de ${margin}\u00a0: il ne reste aucun bénéfice pour absorber un autre taux de change.`,
  },
  pricingEvent: {
    title: (title) => `Bientôt\u00a0: ${title}`,
    text: (day) => `Début le ${day}. Vérifiez vos prix avant cette date.`,
  },
  belowCost: {
    title: (product) => `Prix sous le coût\u00a0: ${product}`,
    text: (price, cost) =>
      `Hors TVA, il se vend ${price} et coûte ${cost}\u00a0: chaque pièce fait perdre de l’argent.`,
  },
  soldBelowCost: {
    title: (product) => `Vendu sous le coût\u00a0: ${product}`,
    text: (count, shown, document, day) =>
      `Vendu sous son coût sur ${documents(count, shown)}, la dernière fois sur ${document} du ${day}.`,
  },
  costRose: {
    title: (product) => `Le coût a augmenté, pas le prix\u00a0: ${product}`,
    text: (day, price, before, now) =>
      `Le ${day}, vendu à ${price} pour un coût de ${before}. Le prix est resté le même, le coût est de ${now}.`,
    movedTitle: (product) => `Le coût a augmenté\u00a0: ${product}`,
    moved: (day, price, before, now, priceNow) =>
      `Le ${day}, vendu à ${price} pour un coût de ${before}. Aujourd’hui, le coût est de ${now} et le prix de ${priceNow}.`,
  },
  stalePrice: {
    title: (product) => `Même prix depuis un an\u00a0: ${product}`,
    text: (day, price, before, now) =>
      `Le ${day}, déjà vendu à ${price} pour un coût de ${before}. Aujourd’hui, le coût est de ${now}.`,
  },
  promotionRule: {
    title: (product) => `Promotion sans réduction\u00a0: ${product}`,
    text: (day, price, lowest) =>
      `À partir du ${day}, le prix sera de ${price}. Le prix connu le plus bas des 30 jours précédents est de ${lowest}, et une promotion doit être en dessous.`,
  },
  listAboveRetail: {
    title: (product) => `Prix de la liste au-dessus du prix de détail\u00a0: ${product}`,
    text: (list, price, retail) => `Le prix de la liste ${list} est de ${price}, le prix de détail de ${retail}.`,
  },
  cheaperShipment: {
    title: (product) => `Moins cher chez un autre fournisseur\u00a0: ${product}`,
    text: (supplier, shipment, price, paid) =>
      `Le prix fournisseur de ${supplier} était de ${price} (${shipment}). Dans l’expédition la plus récente, il était de ${paid}.`,
  },
  dutyMissing: {
    title: (count, shown) => `Sans droits de douane\u00a0: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `La plupart des produits de ${category} ont des droits de douane, en général ${rate}. Certains n’en ont pas, comme ${product}.`,
  },
  vatMissing: {
    title: (count, shown) => `Sans TVA sur les coûts\u00a0: ${products(count, shown)}`,
    text: (category, rate, product) =>
      `La plupart des produits de ${category} ont une TVA sur les coûts, en général ${rate}. Certains n’en ont pas, comme ${product}.`,
  },
  endingMissed: {
    title: (count, shown) => `Autre terminaison du prix\u00a0: ${products(count, shown)}`,
    text: (currency, ending, product) =>
      `Les prix en ${currency} doivent avoir cette terminaison\u00a0: ${ending}. Certains ne l’ont pas, comme celui de ${product}.`,
  },
  skuTwice: {
    title: (sku) => `Le même SKU plusieurs fois\u00a0: ${sku}`,
    text: (count, shown) =>
      `Il désigne ${products(count, shown)}\u202f; fichiers et documents peuvent se tromper de produit.`,
  },
  sampleSeason: {
    title: 'Planifier les prix de la saison',
    text: (uplift) =>
      `Des prix de saison peuvent augmenter les ventes, à titre d’illustration jusqu’à ${uplift}. Ajoutez un événement de prix à votre calendrier.`,
  },
  sampleMargin: {
    title: 'Voir ce qui rapporte trop peu',
    text: 'Dès que les produits ont un coût et un prix, ceux dont la marge est faible apparaissent ici.',
  },
  sampleCompetition: {
    title: 'Comparer vos fournisseurs',
    text: 'Dès que les expéditions indiquent leur fournisseur, le même produit à un prix fournisseur plus bas apparaît ici.',
  },
  endings: {
    none: 'Aucune',
    '.99': ',99',
    '.95': ',95',
    '.90': ',90',
    '.49': ',49',
    whole: 'Montants ronds',
    nearest5: 'Multiples de 5',
    nearest10: 'Multiples de 10',
  },
  acts: {
    reprice: (margin) => `Fixer la marge à ${margin}`,
    setDuty: (rate) => `Fixer les droits de douane à ${rate}`,
    setVat: (rate) => `Fixer la TVA sur les coûts à ${rate}`,
    endPrices: 'Corriger les terminaisons',
    setListPrice: (price) => `Fixer le prix de la liste à ${price}`,
    openCosts: 'Voir les coûts',
    openEvent: 'Ouvrir l’événement',
    openPlan: 'Ouvrir le prix planifié',
    openShipment: 'Ouvrir l’expédition',
    openProducts: 'Afficher les produits',
    screens: { products: 'Ouvrir les produits', calendar: 'Ouvrir le calendrier', shipments: 'Ouvrir les expéditions' },
  },
  stakes: {
    lowMargin: 'ce que la marge proposée rapporterait en plus',
    unusualMargin: 'ce que la marge proposée rapporterait en plus',
    currencyRisk: 'le bénéfice en jeu',
    belowCost: 'la perte',
    costRose: 'ce qu’il coûte de plus qu’alors',
    stalePrice: 'ce qu’il coûte de plus qu’alors',
    cheaperShipment: 'ce que le fournisseur moins cher ferait économiser',
    dutyMissing: 'un coût qui n’est pas compté',
    vatMissing: 'un coût qui n’est pas compté',
  },
  stake: {
    year: (amount, what) => `${amount} par an\u00a0: ${what}`,
    piece: (amount, what) => `${amount} par pièce\u00a0: ${what}`,
    documents: (amount) => `${amount} de perte`,
  },
  figures: {
    price: 'Prix',
    grossPrice: 'Prix TTC',
    netPrice: 'Prix HT',
    cost: 'Coût total',
    margin: 'Marge',
    averageMargin: 'Marge moyenne',
    averageCost: 'Coût moyen',
    costThen: 'Coût total d’alors',
    priceThen: 'Prix d’alors',
    day: 'Jour',
    supplierPrice: 'Dernier prix fournisseur',
    cheaperPrice: 'Prix fournisseur plus bas',
    endedPrice: 'Prix avec sa terminaison',
    listPrice: 'Prix de la liste',
    plannedPrice: 'Prix planifié',
    lowestPrice: 'Prix le plus bas des 30 jours précédents',
    usualRate: 'Taux habituel',
    riseToNothing: 'Hausse du coût qui ne laisse aucun bénéfice',
    sku: 'SKU',
    loss: 'Perte',
  },
  impacts: { high: 'Effet important', medium: 'Effet moyen', low: 'Effet faible' },
  example: 'Exemple',
}
