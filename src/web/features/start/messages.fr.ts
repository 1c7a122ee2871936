import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'fiche', other: 'fiches' }

export const startMessages: MessagesOf<typeof English.startMessages> = {
  welcome: 'Bienvenue',
  welcomeFacts: 'Voyons ce que vos marchandises coûtent vraiment et à quel prix les vendre.',
  home: 'Accueil',

  setup: {
    title: 'Où vendez-vous\u202f?',
    lead: 'Cela fixe votre devise, la prise en compte de la TVA et le calcul du prix des nouveaux produits. Vous pouvez le changer à tout moment dans les réglages.',
    name: 'Nom de l’entreprise',
    nameHelp: 'Figure sur vos documents.',
    margin: 'Marge par défaut (sur prix de vente)',
    marginHelp: 'Les produits nouveaux et importés en tirent leur prix. Laissez vide pour fixer chaque prix vous-même.',
    timeZone: (zone) => `Les dates suivent le fuseau horaire de cet appareil\u00a0: ${zone}.`,
    country: 'Pays',
    chooseCountry: 'Choisissez votre pays',
    currency: 'Devise',
    registered: 'Je suis redevable de la TVA',
    registeredProposed: (country) =>
      `Activé pour ce pays\u00a0: ${country}. Désactivez-le si vous n’êtes pas redevable de la TVA (franchise en base).`,
    vat: 'TVA sur les ventes',
    vatHelp: 'Le taux normal de votre pays. Changez-le si vous vendez à un autre taux.',
    vatUnknown: 'Ce pays n’a pas de taux unique. Saisissez le vôtre.',
    include: 'Mes prix sont TTC',
    includeHelp: 'Les acheteurs voient les prix TTC.',
    reclaim: 'Je récupère la TVA à l’importation',
    reclaimHelp: 'Elle ne fait alors pas partie de ce qu’un produit vous coûte.',
    save: 'Enregistrer et continuer',
    skip: 'Passer pour l’instant',
    thing: 'vos réglages',
  },
  sellsFrom: {
    notSet: 'Vous n’avez pas encore indiqué où vous vendez.',
    set: 'Indiquer où vous vendez',
    line: (country, currency) => `Pays de vente\u00a0: ${country}, en ${currency}`,
    include: (rate) => `prix TTC avec ${rate} de TVA`,
    exclude: (rate) => `${rate} de TVA en plus des prix`,
    without: 'sans TVA',
    change: 'Modifier le pays ou la devise',
    changeVat: 'Modifier la TVA',
  },
  ways: {
    bring: 'Apporter vos produits',
    bringText:
      'Déposez la liste d’un fournisseur ou l’export d’une boutique. Vous voyez ce qui se passerait avant tout enregistrement.',
    fileKinds: 'CSV ou Excel (.xlsx)',
    orType: 'Pas de fichier sous la main\u202f?',
    type: 'Saisir votre premier produit',
    sellsOnline: 'Vous vendez avec Wix, Shopify ou WooCommerce\u202f?',
    connect: 'Connecter une boutique',
    look: 'Découvrir avec une boutique d’exemple',
    lookText:
      'La boutique d’un importateur, inventée pour vous\u00a0: produits, expéditions, listes de prix et prestations, et quelques problèmes à trouver. Un clic la fait disparaître.',
  },
  sample: {
    load: 'Charger la boutique d’exemple',
    remove: 'Enlever la boutique d’exemple',
    removeChanged: 'Enlever aussi ce que vous avez modifié',
    loadTitle: 'Boutique d’exemple chargée',
    removeTitle: 'Boutique d’exemple enlevée',
    loaded: 'La boutique d’exemple est là',
    removed: 'La boutique d’exemple n’est plus là',
    kept: (count) => `Modifié ou utilisé par vous, donc resté en place (${count})`,
    notice: 'Vous regardez la boutique d’exemple',
    noticeText: 'Modifiez ce que vous voulez, ou enlevez-la quand vous apportez vos propres produits.',
    noticeChanged: (names) =>
      `Ceci reste quand vous l’enlevez, parce que vous l’avez modifié ou l’utilisez\u00a0: ${names}.`,
    onlyChanged:
      'Vous avez modifié ce qui reste de la boutique d’exemple\u202f; cela reste jusqu’à ce que vous l’enleviez.',
    settingsTitle: 'Boutique d’exemple',
    settingsLead: 'La boutique d’un importateur, inventée pour découvrir Pricewright.',
    notHere: 'Elle n’est pas chargée.',
    here: (count) => `Il en reste ici\u00a0: ${count}.`,
    andMore: (names, count) => `${names} et ${count} de plus`,
    row,
  },
  attention: {
    title: 'À regarder d’abord',
    lead: 'Les produits actifs vendus à perte ou sous votre marge minimale.',
    none: 'Rien d’inquiétant\u00a0: aucun produit actif n’est vendu à perte ou sous votre marge minimale.',
    all: 'Tous ces produits',
  },
  changes: {
    undoOf: (title) => `Défaire\u00a0: ${title}`,
    title: 'Modifications récentes',
    none: 'Les imports et les modifications de nombreux produits apparaissent ici. Chacun peut être retiré en entier.',
    all: 'Toutes les modifications',
    partly: 'Retirée en partie',
    reverted: 'Retirée',
    waiting: 'Bloquée par des modifications ultérieures',
    row,
  },
}
