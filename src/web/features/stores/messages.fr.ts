import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const storesMessages: MessagesOf<typeof English.storesMessages> = {
  title: 'Boutiques',
  lead: 'Voyez ce que chaque produit rapporte dans vos boutiques, et renvoyez-y de meilleurs prix.',
  facts: (stores, differences) =>
    differences === 0
      ? countOf('store', stores)
      : `${countOf('store', stores)} · ${countOf('storeConflict', differences)} à trancher`,
  connect: 'Connecter une boutique',
  connectTo: (provider) => `Connecter ${provider}`,
  again: 'Reconnecter',
  providers: { wix: 'Wix', shopify: 'Shopify', woocommerce: 'WooCommerce' },
  states: { connected: 'Connectée', lost: 'Accès perdu', disconnected: 'Déconnectée' },
  more: 'Plus',
  thing: 'cette boutique',
  offline: 'Cela nécessite le réseau\u00a0: c’est le serveur qui interroge la boutique.',
  connectOffline: 'Connecter une boutique nécessite le réseau\u00a0: c’est le serveur qui interroge la boutique.',
  empty: {
    title: 'Aucune boutique connectée pour l’instant',
    text: 'Importez les produits de votre boutique, voyez ce qui reste de chaque prix après les frais, et renvoyez vos prix. Rien ne change dans la boutique avant que vous l’ayez vu et appliqué.',
  },
  connecting: {
    lead: {
      wix: 'Créez une clé dans les paramètres de votre compte Wix, sous «\u00a0Clés API\u00a0», pour le site de votre boutique. Donnez-lui les autorisations indiquées ci-dessus. L’ID du site figure dans l’adresse de son tableau de bord, après /dashboard/.',
      shopify:
        'Dans le Dev Dashboard (dev.shopify.com), créez une application dans l’organisation de votre boutique. Publiez une version avec les autorisations nommées ci-dessus, installez l’application dans la boutique, puis copiez l’identifiant client et le secret client depuis ses paramètres.',
      woocommerce:
        'Dans WooCommerce, sous «\u00a0Réglages > Avancé > API REST\u00a0», créez une clé avec le droit «\u00a0Lecture/Écriture\u00a0».',
    },
    permissions: 'Ce dont Pricewright a besoin, et pourquoi',
    allows: {
      wix: [
        'Lire les produits, même masqués, et leurs coûts\u00a0: pour les importer et les comparer.',
        'Modifier les produits\u00a0: pour envoyer les prix que vous appliquez.',
        'Lire et modifier le stock\u00a0: pour l’envoyer, si vous le souhaitez.',
      ],
      shopify: [
        'read_products et read_inventory\u00a0: pour importer et comparer produits, coûts et stock.',
        'write_products\u00a0: pour envoyer les prix que vous appliquez.',
        'write_inventory et read_locations\u00a0: pour envoyer le stock et les coûts, si vous le souhaitez.',
      ],
      woocommerce: [
        'Lecture\u00a0: pour importer et comparer produits, coûts et stock.',
        'Écriture\u00a0: pour envoyer les prix que vous appliquez et être averti des modifications.',
      ],
    },
    keys: {
      address: 'Adresse de la boutique',
      apiKey: 'Clé API',
      siteId: 'ID du site, ou adresse de son tableau de bord',
      clientId: 'Identifiant client',
      clientSecret: 'Secret client',
      accessToken: 'Jeton d’accès à l’API Admin',
      apiSecret: 'Clé secrète de l’API, pour les webhooks (facultative)',
      consumerKey: 'Clé client (ck_…)',
      consumerSecret: 'Secret client (cs_…)',
    },
    older: {
      title: 'Ancienne application personnalisée',
      lead: 'Une application personnalisée créée dans l’interface d’administration de Shopify a un jeton d’accès à la place de ces deux valeurs. Depuis janvier 2026, il n’est plus possible d’en créer de nouvelles.',
    },
    placeholders: {
      wix: '',
      shopify: 'ma-boutique.myshopify.com',
      woocommerce: 'https://boutique.example.com',
    },
    kept: 'Les clés sont chiffrées sur le serveur et ne sont plus jamais affichées.',
    byConsent: (provider) => `Continuer vers ${provider}`,
    consentText: (provider) =>
      `Vous donnez votre accord sur une page de ${provider}, où votre session est ouverte, puis vous revenez ici. Aucune clé n’est nécessaire.`,
    withKeys: 'Plutôt connecter avec des clés',
    withoutKeys: 'Connecter sans clés',
    done: (name, isRead) =>
      isRead
        ? `${name}\u00a0: boutique connectée. Lecture de ses produits en cours.`
        : `${name}\u00a0: boutique connectée.`,
    notFresh:
      'Pour connecter ou déconnecter une boutique, votre dernière connexion à votre compte doit dater de moins de cinq minutes.',
  },
  tabs: {
    overview: 'Vue d’ensemble',
    products: 'Produits et prix',
    differences: (count) => (count === 0 ? 'Différences' : `Différences (${formatNumber(count)})`),
    settings: 'Réglages et frais',
    log: 'Signalements de la boutique',
  },
  overview: {
    noCurrency: 'Connue dès le premier produit',
    never: 'Pas encore',
    onlyAsked: 'À la demande seulement',
    products: 'Produits liés',
    reading: 'Lecture de la boutique',
    sending: 'Envoi à la boutique',
    read: (done) => plural(done, { one: `${countOf('product', done)} lu`, other: `${countOf('product', done)} lus` }),
    sent: (done) =>
      plural(done, { one: `${countOf('product', done)} envoyé`, other: `${countOf('product', done)} envoyés` }),
    stop: 'Arrêter',
    look: 'Chercher les modifications',
    whole: 'Tout relire',
    bringBack: 'Récupérer les produits supprimés ici',
    asked: 'Lecture de la boutique en cours.',
    nothingNew: 'La boutique a été vérifiée\u00a0: rien n’a changé ici.',
    tookOver: (count) =>
      count === 0
        ? 'La boutique a été vérifiée\u00a0: ses modifications ont été reprises.'
        : `La boutique a été vérifiée\u00a0: ${countOf('product', count)} ${plural(count, { one: 'modifié', other: 'modifiés' })} ici.`,
    newDifferences: (count) => `${countOf('storeConflict', count)} à trancher.`,
    seeChanges: 'Voir les modifications',
    decide: 'Trancher',
    stopped: 'La lecture s’arrête dans un instant. Ce qui a été lu est conservé, et la prochaine recherche reprend là.',
    first: (name) => `Les produits de ${name} sont prêts`,
    firstText:
      'Regardez ce qui sera créé et modifié ici, puis appliquez le tout en une fois. Vous pourrez encore le retirer.',
    review: 'Vérifier et appliquer',
    disconnect: 'Déconnecter',
    disconnectTitle: (name) => `Déconnecter ${name}\u202f?`,
    disconnectText:
      'Pricewright oublie les clés de cette boutique et ne la consulte plus. Vos produits, prix, différences et liens restent, et la boutique elle-même ne change pas. Ce qui attend d’être envoyé ne l’est plus.',
    disconnected: (name) => `${name}\u00a0: boutique déconnectée`,
    lostText: 'Rien n’est lu ni envoyé tant que la boutique n’est pas reconnectée.',
  },
  doubts: {
    title: (count) => `De quel produit s’agit-il\u202f? (${formatNumber(count)})`,
    lead: 'On ne sait pas auquel des vôtres correspondent ces produits de la boutique.',
    several: 'Plusieurs de vos produits ont ce SKU ou ce code-barres.',
    taken:
      'Votre produit est déjà lié à un autre produit de cette boutique. Choisissez «\u00a0Un nouveau produit\u00a0», ou laissez-le de côté.',
    isNew: 'Un nouveau produit',
    none: 'Laisser de côté',
    choose: (name) => `À quel produit correspond ${name}`,
    settle: 'Enregistrer',
    linked: (name, product) => `${name} est lié à votre produit ${product}.`,
    becomesNew: (name) => `${name} devient un nouveau produit.`,
    leftOut: (name) => `${name} est laissé de côté.`,
    follows: (isFirst) =>
      isFirst
        ? 'La suite vient une fois le premier import appliqué.'
        : 'Ce que cela change ici figure dans un instant sous «\u00a0Modifications\u00a0», et peut y être annulé.',
    more: (count) =>
      plural(count, { one: `et ${formatNumber(count)} autre`, other: `et ${formatNumber(count)} autres` }),
  },
  products: {
    label: 'Produits dans cette boutique',
    search: 'Chercher un produit de la boutique',
    show: 'Afficher',
    filters: {
      all: 'Tous',
      differs: 'Prix différent ici',
      waiting: 'En attente d’envoi',
      failed: 'Non envoyés',
      losing: 'À perte',
    },
    columns: {
      product: 'Produit',
      price: 'Prix là-bas',
      here: 'Prix ici',
      fee: 'Frais',
      left: 'Reste après frais',
      profit: 'Bénéfice',
      margin: 'Marge',
      state: 'Envoi',
    },
    states: {
      none: 'Rien à envoyer',
      differs: 'Différent',
      waiting: 'En attente',
      failed: 'Non envoyé',
      conflict: 'À trancher',
      missing: 'N’est plus dans la boutique',
      deleted: 'Supprimé ici',
    },
    ofVariants: (count, all) => `${formatNumber(count)} sur ${formatNumber(all)} variantes`,
    differ: (count) =>
      plural(count, {
        one: `${formatNumber(count)} produit diffère de la boutique.`,
        other: `${formatNumber(count)} produits diffèrent de la boutique.`,
      }),
    least: (price) => `${price} (rapporte le moins)`,
    send: 'Aperçu de l’envoi',
    retry: (count) => `Réessayer\u00a0: ${countOf('product', count)}`,
    retried: (count) => `Les prix de ${countOf('product', count)} seront envoyés de nouveau.`,
    nothing: 'Aucun de vos produits n’est encore lié à cette boutique.',
    firstWaits:
      'Les produits de la boutique ont été lus. Examinez le premier import et appliquez-le\u00a0: ils figureront ici.',
    isRead: 'Lecture de la boutique en cours. Ses produits arrivent dans un import que vous examinez d’abord.',
    notRead: 'La boutique n’a pas encore été lue.',
    notLinked: 'Cherchez les modifications pour importer ce que contient la boutique.',
    emptyStore: 'Cette boutique ne contient aucun produit',
    emptyStoreText: 'Elle a été lue, et rien n’a été trouvé. Ajoutez-y des produits, puis cherchez les modifications.',
    noneFound: 'Aucun produit ne correspond.',
    deleted: 'Produit supprimé',
    inactive: 'Inactif',
    shown: (shown, all) => `${formatNumber(shown)} sur ${countOf('product', all)}`,
    more: 'Afficher plus',
    losing: (count) => `${countOf('product', count)} à perte`,
    average: (margin) => `Marge moyenne après frais\u00a0: ${margin}`,
    averageLeast: (margin) => `Marge moyenne après frais (de la variante qui rapporte le moins)\u00a0: ${margin}`,
    averageBefore: (margin) => `Marge moyenne\u00a0: ${margin}`,
    averageLeastBefore: (margin) => `Marge moyenne (de la variante qui rapporte le moins)\u00a0: ${margin}`,
    noFees: 'Aucuns frais ne sont saisis',
    figuresNote:
      '«\u00a0Reste après frais\u00a0» est le prix là-bas hors TVA et hors frais. «\u00a0Bénéfice\u00a0» est ce qu’il en reste après votre coût, et «\u00a0Marge\u00a0» sa part du prix hors TVA.',
    figuresNoteBefore:
      '«\u00a0Bénéfice\u00a0» est le prix là-bas hors TVA, moins votre coût. «\u00a0Marge\u00a0» est sa part du prix hors TVA. Les frais n’y sont pas\u00a0: aucuns ne sont saisis.',
    open: (name) => `Ouvrir ${name} dans la boutique`,
  },
  conflicts: {
    label: 'Différences à trancher',
    stillItsOwn:
      'La boutique a encore sa propre valeur. Ouvrez l’aperçu de l’envoi et appliquez-le pour envoyer la vôtre.',
    unsentText:
      'La boutique garde ses propres valeurs jusqu’à ce que vous ouvriez l’aperçu de l’envoi et l’appliquiez.',
    lead: 'Ces champs ne sont pas les mêmes ici et dans la boutique. Rien n’est écrasé avant votre décision. Un prix que vous gardez part avec les prochains prix\u202f; noms et textes restent tels quels de chaque côté.',
    none: 'Rien à trancher',
    noneText:
      'Ce qui ne change que dans la boutique est repris à la prochaine recherche de modifications. Les prix que vous modifiez ici n’arrivent dans la boutique que lorsque vous les envoyez sous «\u00a0Produits et prix\u00a0».',
    columns: {
      product: 'Produit',
      field: 'Champ',
      base: 'Dernier accord',
      local: 'Ici',
      store: 'Dans la boutique',
      decide: 'Trancher',
    },
    fields: {
      name: 'Nom',
      description: 'Description',
      sku: 'SKU',
      barcode: 'Code-barres',
      isActive: 'Actif',
      price: 'Prix',
      compareAt: 'Prix avant promotion',
      cost: 'Coût',
      stock: 'Stock',
    },
    keepLocal: 'Garder la mienne',
    takeStore: 'Prendre celle de la boutique',
    other: 'Autre valeur…',
    otherTitle: (field, product) => `${field}\u00a0: ${product}`,
    otherSent: 'Elle devient la vôtre, et sera proposée à la boutique avec les prochains prix.',
    otherKept: 'Elle devient la vôtre. La boutique garde la sienne.',
    all: 'Tout trancher',
    allLocal: 'Garder toutes les miennes',
    allStore: 'Prendre toutes celles de la boutique',
    sure: (count) => `Trancher ${countOf('storeConflict', count)} d’un coup\u202f?`,
    sureText: 'Vous pourrez le retirer sous «\u00a0Modifications\u00a0».',
    decided: (count) =>
      plural(count, {
        one: 'La différence est tranchée.',
        other: `${countOf('storeConflict', count)} sont tranchées.`,
      }),
    clear: (count) =>
      plural(count, {
        one: `Enlever ${formatNumber(count)} différence tranchée`,
        other: `Enlever ${formatNumber(count)} différences tranchées`,
      }),
    cleared: (count) =>
      plural(count, {
        one: `${countOf('storeConflict', count)} enlevée.`,
        other: `${countOf('storeConflict', count)} enlevées.`,
      }),
    yes: 'Oui',
    no: 'Non',
    empty: 'Vide',
  },
  settings: {
    everyHelp: 'Les modifications que la boutique signale elle-même arrivent aussitôt.',
    intervals: {
      0: 'À la demande seulement',
      15: 'Toutes les 15 minutes',
      60: 'Toutes les heures',
      360: 'Toutes les 6 heures',
      1440: 'Une fois par jour',
    },
    sending: 'Ce qui est envoyé',
    sendingLead: 'Chaque envoi a d’abord un aperçu, et peut être retiré.',
    list: 'Prix issus de',
    ownPrices: 'Prix des produits eux-mêmes',
    listHelp:
      'Une liste de prix dans la devise de la boutique. Ses terminaisons de prix et ses prix planchers s’appliquent. Les produits qui n’y figurent pas gardent leur propre prix.',
    compareAtHelp: 'Pendant une promotion, la boutique affiche le prix le plus bas des 30 jours qui l’ont précédée.',
    stockHelp: 'Le stock d’ici remplace celui de la boutique.',
    costHelp: 'La boutique affiche alors vos coûts dans ses propres rapports.',
    fees: 'Frais de la boutique',
    feesLead:
      'Ce que le système de boutique et le prestataire de paiement gardent sur chaque vente. Les marges après frais en découlent.',
    other: 'Autres frais par catégorie',
    noCategories: 'Il n’y a pas encore de catégorie. Avec une, ses produits peuvent avoir leurs propres frais.',
    toCategories: 'Aller aux catégories',
    addCategory: 'Ajouter une catégorie',
    removeCategory: (name) => `Enlever les frais de ${name}`,
    name: 'Nom',
  },
  log: {
    label: 'Signalements de cette boutique',
    lead: 'Les modifications signalées par la boutique, les plus récentes d’abord.',
    none: 'La boutique n’a encore rien signalé. Sans webhooks, les modifications arrivent à la prochaine recherche.',
    columns: { received: 'Reçu', topic: 'Événement', product: 'Produit', state: 'Statut', again: '' },
    abouts: {
      created: 'Création',
      changed: 'Modification',
      deleted: 'Suppression',
      removed: 'Application retirée',
      other: 'Autre',
    },
    states: { waiting: 'En attente', done: 'Traité', failed: 'Échec', ignored: 'Rien à faire' },
    replay: 'Relire',
    replayed: 'Nouvelle lecture du produit en cours.',
    more: 'Plus anciens',
    newest: 'Plus récents',
  },
}
