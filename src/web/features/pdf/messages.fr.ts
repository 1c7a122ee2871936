import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const label: Noun = { one: 'étiquette', other: 'étiquettes' }
const sheet: Noun = { one: 'planche', other: 'planches' }
const product: Noun = { one: 'produit', other: 'produits' }

export const papersMessages: MessagesOf<typeof English.papersMessages> = {
  label,
  sheet,
  product,
  menu: 'Imprimer et partager',
  cancel: 'Annuler',
  done: 'Terminer',
  download: 'Télécharger le PDF',
  printing: 'Impression…',
  offline: 'Les PDF sont créés par le serveur, qui ne peut pas être joint sans réseau.',
  unsent: 'Certaines de vos modifications ne sont pas encore parvenues au serveur. Elles manquent dans le PDF.',
  missing: (letters: string) =>
    `Aucune police disponible ne contient ces caractères\u00a0: ${letters}. Ils sont imprimés comme des carrés.`,
  act: { act: 'print', thing: 'ceci' },

  catalogue: {
    menu: 'Catalogue PDF…',
    title: 'Catalogue PDF',
    lead: 'Votre nom, votre note et votre couleur, et chaque produit avec ses prix. Il ne montre ni coût ni marge.',
    style: 'Mise en page',
    cards: 'Cartes',
    table: 'Tableau',
    pictures: 'Images',
    size: 'Papier',
    a4: 'A4',
    letter: 'Letter',
    fileName: (title: string) => `${title || 'Liste de prix'}.pdf`,
  },

  labels: {
    menu: 'Étiquettes de prix…',
    button: 'Étiquettes de prix',
    title: 'Imprimer des étiquettes de prix',
    template: 'Planche ou rouleau',
    papers: { A4: 'Planche A4', Letter: 'Planche Letter', Roll: 'Rouleau d’étiquettes' },
    start: 'Première étiquette',
    startHelp: 'Choisissez la première étiquette encore présente sur la planche.',
    position: (row: string, column: string) => `Rangée ${row}, colonne ${column}`,
    fields: 'Sur l’étiquette',
    field: { name: 'Nom', sku: 'SKU', price: 'Prix', barcode: 'Code-barres' },
    copies: 'Étiquettes par produit',
    unit: 'À côté du prix',
    unitExample: 'la pièce',
    symbology: 'Type de code-barres',
    symbologies: { auto: 'Automatique', ean13: 'EAN-13', upca: 'UPC-A', code128: 'Code 128' },
    count: (labels: string, sheets: string) => `${labels} sur ${sheets}`,
    tooMany: (most: string) =>
      `Un fichier contient au plus ${most} étiquettes. Choisissez moins de produits ou moins d’étiquettes par produit.`,
    wrong: (count: string) =>
      `${count} ${count === '1' ? 'étiquette a un code qui ne peut pas être imprimé' : 'étiquettes ont un code qui ne peut pas être imprimé'}`,
    more: (count: string) => `et ${count} de plus`,
    without: 'Les imprimer sans code-barres',
    nothing: 'Choisissez au moins un élément à imprimer.',
    fileName: 'Étiquettes.pdf',
  },

  share: {
    menu: 'Partager par lien…',
    title: 'Partager par lien',
    lead: 'Quiconque a le lien voit cette liste avec ses prix, sans se connecter, mais ne voit ni coût ni marge.',
    closed: { draft: 'Cette liste est un brouillon.', archived: 'Cette liste est archivée.' },
    closedText: 'Ses liens fonctionnent dès qu’elle est active.',
    act: { act: 'share', thing: 'cette liste de prix' },
  },
}
