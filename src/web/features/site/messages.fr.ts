import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const homeMessages: MessagesOf<typeof English.homeMessages> = {
  title: 'Combien cela m’a-t-il vraiment coûté, et à quel prix dois-je le vendre\u202f?',
  lead: 'Pricewright calcule vos prix de vente à partir de ce que vos marchandises coûtent vraiment\u00a0: achat, fret, droits de douane, TVA et tout le reste. Chaque prix montre comment il s’est formé.',
  start: 'Créer votre compte',
  signIn: 'Se connecter',
  figureTitle: 'La décomposition du prix d’une tasse émaillée',
  figureLabel: 'Décomposition du prix d’une tasse émaillée',
  margin: 'Marge voulue',
  marginOption: (percent) => `${percent} de marge`,
  result: (price, cost) => `Elle vous coûte ${cost} et se vend ${price}.`,
  profit: (profit, margin) => `${profit} vous reviennent\u00a0: ${margin} du prix.`,
  exampleNote: 'Un exemple. Les chiffres sont calculés ici et maintenant, par le même code que pour un vrai catalogue.',
  steps: {
    base: 'Prix fournisseur',
    shipping: 'Frais de transport',
    duty: (rate) => `Droits de douane ${rate}`,
    extra: 'Coffret cadeau',
    cost: 'Ce qu’elle coûte vraiment',
    margin: (rate) => `Marge ${rate}`,
    ending: 'Terminaison en ,99',
    price: 'Prix de vente',
  },
  sources: {
    base: 'liste du fournisseur',
    shipping: 'par pièce',
    duty: 'sur marchandise et transport',
    extra: 'votre propre ligne de coût',
    margin: 'du prix',
  },
  featuresTitle: 'Ce qu’il fait',
  features: [
    {
      title: 'Part du fichier de votre fournisseur',
      text: 'Déposez un fichier CSV ou XLSX. Les colonnes sont reconnues, vous voyez ce qui va se passer avant tout enregistrement, et un clic suffit pour revenir en arrière.',
    },
    {
      title: 'Montre la raison de chaque prix',
      text: 'Coûts, droits de douane, TVA, marge ou majoration, terminaison du prix\u00a0: chaque étape avec son chiffre et l’origine de ce chiffre.',
    },
    {
      title: 'Change beaucoup de prix à la fois',
      text: 'Fixez une marge pour tout un catalogue, voyez chaque avant et après, appliquez, et retirez l’ensemble si vous changez d’avis.',
    },
    {
      title: 'Fonctionne sans réseau',
      text: 'Votre catalogue est sur votre appareil. Travaillez dans le train\u202f; les modifications partent au retour du réseau, chacune une seule fois.',
    },
    {
      title: 'Compte au centime près',
      text: 'Les montants sont calculés exactement. Chaque devise est arrondie une seule fois, à sa plus petite unité.',
    },
    {
      title: 'Est à vous',
      text: 'Un logiciel libre qui tourne sur votre propre machine, avec vos données dans un seul dossier. Aucun suivi, rien n’est chargé d’ailleurs.',
    },
  ],
  onwardTitle: 'Et tout ce qui suit',
  onward: [
    {
      title: 'Des listes de prix à partager',
      text: 'Pour des boutiques, des amis ou un seul client\u00a0: une règle, des prix fixés à la main, des prix dégressifs. Une page derrière un lien, un PDF et un CSV toujours à jour.',
    },
    {
      title: 'Devis, factures, avoirs',
      text: 'Numérotation continue et montants justes au centime. Vos clients lisent et acceptent un devis par son lien\u202f; vous voyez quand.',
    },
    {
      title: 'Factures électroniques',
      text: 'La même facture en XRechnung, Peppol BIS ou Factur-X, vérifiée avant l’envoi\u00a0: ce qui manque est indiqué tant que vous pouvez le corriger.',
    },
    {
      title: 'Commandes et stock',
      text: 'Un bon de commande devient une expédition, l’expédition devient du stock à son coût réel, et ce que vous vendez en est déduit.',
    },
    {
      title: 'Prévoir et revenir en arrière',
      text: 'Des prix qui commencent et finissent un jour donné, et la valeur de chaque prix à n’importe quelle date. Un calendrier avec échéances, expéditions et rappels, et des pense-bêtes sur chaque page.',
    },
    {
      title: 'Les clients et ce qu’ils doivent',
      text: 'Relevés de compte, paiements partiels et crédits, les retards en un coup d’œil, et des factures qui se répètent d’elles-mêmes.',
    },
  ],
}

export const landingMessages: MessagesOf<typeof English.landingMessages> = {
  heading: 'Fret et droits de douane, sur le bon produit',
  lead: 'Un conteneur, beaucoup de produits. Saisissez la facture du fournisseur et celles du fret, de l’assurance et des droits de douane\u202f; Pricewright les répartit selon la valeur, le poids, le volume ou les pièces. Chaque produit porte alors son coût réel, et son prix suit.',
  title: (freight) => `Trois produits et ${freight} de fret`,
  split: 'Répartir le fret selon',
  splits: { value: 'Valeur', weight: 'Poids', quantity: 'Pièces' },
  columns: { product: 'Produit', paid: 'Prix fournisseur', freight: 'Fret', landed: 'Coût rendu' },
  lines: { mug: 'Tasse émaillée', pan: 'Poêle en fonte', towel: 'Torchon' },
  pieces: (count) => `${count} pièces`,
  more: (percent) => `+${percent}`,
  note: 'Par pièce, avec des droits de douane de 2,7\u00a0%, 1,7\u00a0% et 12\u00a0% sur la marchandise et le fret. Un exemple, calculé ici et maintenant.',
}
