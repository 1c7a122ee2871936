import type { Vocabulary } from '../concepts.ts'

/** The French words of questions; phrases are folded (without accents; an apostrophe parts words) and parted by commas. */
export const french: Vocabulary = {
  phrases: {
    margin:
      'marge, marges, marge brute, rentabilite, rentable, rentables, plus rentable, plus rentables, moins rentable, moins rentables, profitable, profitables, va ma boutique, va mon magasin, va mon commerce, vont mes affaires',
    markup: 'majoration, majorations, taux de marque, coefficient, marge sur cout',
    price:
      'prix, prix de vente, prix de detail, tarif, tarifs, demander, facturer, prix dois je, a combien je vends, combien je vends, combien est ce que je vends',
    cost: 'cout, couts, coute, coutent, couter, prix d achat, prix fournisseur, cout d achat, cout de revient, cout total, me coute, paye, paie, tout compris, me revient, revient',
    profit: 'benefice, benefices, profit, gagne, gain, gains, rapporte chaque, me reste',
    vat: 'tva, taxe, taxes',
    discount: 'remise, remises, rabais, reduction, ristourne, solde',
    freight:
      'fret, transport, frais de transport, frais de port, port, livraison, expedition, fret maritime, frais d expedition',
    duty: 'droits de douane, droit de douane, douane, droits, taxes douanieres, frais de douane',
    otherCosts: 'autres couts, autres frais, emballage, frais annexes',
    stock: 'stock, stocks, inventaire',
    rate: 'taux de change, cours de change, cours, taux',
    gross:
      'ttc, toutes taxes comprises, tva comprise, tva incluse, avec tva, incluant la tva, brut, tva dans, y a t il dans, est comprise dans, comprise dans',
    net: 'ht, hors taxe, hors taxes, hors tva, sans tva, sans la tva, net',
    points: 'point, points, point de pourcentage, points de pourcentage',
    percent: 'pour cent, pourcent, pourcents, pct',
    product:
      'produit, produits, article, articles, marchandise, marchandises, catalogue, tout ce, references, reference, tout',
    service: 'prestation, prestations, service, services',
    customer: 'client, clients, cliente, clientes, acheteur, acheteurs',
    supplier:
      'fournisseur, fournisseurs, fabricant, fabricants, grossiste, grossistes, usine, chez qui, qui fournit, fournit, qui me fournit',
    category: 'categorie, categories, rayon, rayons, famille, gamme',
    brand: 'marque, marques',
    document: 'document, documents, papiers',
    invoice: 'facture, factures, facture de vente, factures de vente, factures de ventes',
    quote: 'devis, offre, offres, proposition, propositions',
    creditnote: 'avoir client, avoirs, note de credit, notes de credit, facture d avoir',
    purchaseorder:
      'bon de commande, bons de commande, commande fournisseur, commandes fournisseur, commandes fournisseurs',
    receipt: 'recu, recus, ticket de caisse',
    currency: 'devise, devises, monnaie',
    explain:
      'pourquoi, explique, expliquez, expliquer, se compose, compose, composition, decomposition, detail du, calcule, d ou vient, comment est calcule, decompose',
    sell: 'vendre, vends, vend, vendant, vendu, vente, vendons, revendre, la vendre, le vendre, vendue, vendues, vendus',
    buy: 'acheter, achete, achetes, achat, acheté, commander, approvisionner, l acheter',
    earn: 'rapporte, rapportent, rapporter, gagner, faire, fais, degage, degagent, degager',
    raise:
      'augmente, augmentent, augmenter, augmentation, augmentez, monte, montent, monter, hausse, hausser, releve, relever, plus cher de, renchérit, grimpe, grimpent, s apprecie, majore, augmentait, montait, prend, encherit, rencherit, rencherissent, remonte, remonter, plus fort, se renforce',
    lower:
      'baisse, baissent, baisser, baissez, diminue, diminuent, diminuer, reduis, reduire, reduit, descend, descendent, chute, recule, moins cher de, abaisse, abaisser, baissait, diminuait, se deprecie',
    set: 'mets, mettre, mettez, passe, passer, passez, change, changer, changez, fixe, fixer, regle, regler, modifie, modifier, porte, ajuste, applique, appliquer, appliquez, passent',
    create:
      'cree, creer, creez, ajoute, ajouter, ajoutez, nouveau, nouvelle, prepare, preparer, preparez, redige, rediger, etablis, etablir, fais un devis, fais une facture, fais moi un devis, fais moi une facture, faire un devis',
    delete: 'supprime, supprimer, supprimez, efface, effacer, effacez, detruis',
    show: 'montre, montrer, montrez, affiche, afficher, liste, lister, quels, quelles, quel, quelle, donne, voir, qu y a, y a t',
    search:
      'cherche, chercher, cherchez, trouve, trouver, trouvez, recherche, rechercher, ou est, ai je, est ce que j ai',
    convert: 'convertis, convertir, convertissez, conversion, change en, en',
    compare: 'compare, comparer, comparez, comparaison',
    owe: 'doit, doivent, dois t, dettes, dette, creances, creance, encours, impaye, impayes, reste a payer, m est du, n a pas paye, n ont pas paye, pas encore paye, n ont pas regle, n a pas regle, pas encore regle, n ont pas encore regle, n a pas encore regle',
    give: 'accorde, accorder, fais, donne',
    if: 'si, s ils, s il, s elle, que se passe, se passe, et si, supposons, imaginons, que devient, que deviennent, admettons, en cas, qu arrive',
    below:
      'inferieure, inferieur, inferieures, inferieurs, sous, moins de, en dessous, au dessous, plus bas que, au plus, au maximum, pas meme',
    above: 'superieure, superieur, superieures, superieurs, plus de, au dessus, au moins, depasse, depassent',
    between: 'entre',
    without: 'sans, sans tva, sans la tva, hors, aucun, aucune, pas de, n ont pas, manque, manquent',
    all: 'tous, toutes, tout, toute, chaque, entier, ensemble des, l ensemble',
    by: 'par, selon, groupe par, pour chaque',
    to: 'a, pour, jusqu',
    here: 'ici, ce produit, cette page, celui ci, celle ci, cet article, ca, cela',
    more: 'combien dois je vendre en plus, vendre en plus, vendre de plus, ventes supplementaires, ventes en plus, vendre davantage, en plus',
    called: 'appelle, appele, appelee, nomme, nommee, qui s appelle, du nom de, nom',
    correspond: 'correspond, equivaut, egale, equivalent, revient',
    and: 'et, et a, et pour, et avec, et si, qu en est il, ensuite, et les, et la, et le',
    lowest:
      'moins rentable, moins rentables, moins gagne, plus faible, plus faibles, plus basse, plus bas, plus petite, plus petit, pire, pires, moindre, plus mauvaise, plus mauvais, minimale, moins bonne, moins bonnes, le moins, trop petite, trop petites, trop faible, trop faibles, trop basse, trop basses',
    highest:
      'plus rentable, plus rentables, plus gros, plus grosse, plus grosses, plus haute, plus haut, plus hautes, plus elevee, plus eleve, plus grande, plus grand, meilleure, meilleur, meilleures, meilleurs, maximale, le plus',
    expensive: 'chers, cher, chere, cheres, plus chers, plus cher, plus chere, plus cheres, les plus chers, onereux',
    cheap:
      'moins onereux, moins onereuse, moins couteux, moins couteuse, moins cher, moins chers, moins chere, moins cheres, le moins cher, les moins chers, la moins chere, les moins cheres, bon marche, meilleur prix, a bas prix, economique',
    average: 'moyenne, moyen, moyennes, en moyenne',
    overall:
      'globale, global, globalement, au total, en general, dans l ensemble, ma boutique, mon magasin, generale, totale',
    overdue: 'en retard, retard, echues, echue, depassees, depassee, tardives',
    open: 'en cours, ouvert, ouverts, ouverte, ouvertes, en attente, sans reponse, en suspens, expire, expirent, expirer, vont expirer, arrive a echeance',
    unpaid: 'impayee, impayees, non payee, non payees, pas payees, non reglees, non reglee',
    lossMaking:
      'perds de l argent, perd, perdre, perdu, perte, pertes, a perte, je perds, perds, perdent, en dessous du cout, sous le cout, deficitaire, deficitaires',
    outOfStock:
      'rupture de stock, en rupture, rupture, epuise, epuises, epuisee, epuisees, plus en stock, sans stock, stock epuise',
    history:
      'a t il change, a t il evolue, ont ils change, a change, ont change, historique, historiques, evolue, evolution, evolution du prix, change le prix, ai je change, derniere fois, dernier changement, au fil du temps, avant, ancien prix, change pour la derniere, depuis quand',
    problem: 'probleme, problemes, erreur, erreurs, souci, soucis, anomalie, anomalies, ne va pas',
    attention:
      'regarder en premier, regarder, en premier, attention, conseil, conseils, urgent, priorite, priorites, recommandes, recommande, recommandation, suggestions, idees, alertes, a faire, constats, que dois je faire, dois je faire, que faire',
    profitable:
      'rentabilite, rentable, rentables, plus rentable, plus rentables, moins rentable, moins rentables, profitable, profitables',
    best: 'meilleur, meilleure, meilleurs, meilleures, pire, pires, plus mauvais, plus mauvaise',
    pay: 'payer, paie, paient, paye, payent, paiement',
    duration:
      'quand, combien de temps, en combien de temps, combien de jours, en combien de jours, delai, delais, d habitude, habituellement, normalement, generalement, a temps',
    active: 'actif, actifs, active, actives',
    inactive: 'inactif, inactifs, inactive, inactives, retire, retires',
    draft: 'brouillon, brouillons',
    paid: 'factures payees, facture payee, factures reglees',
    top: 'top',
    count: 'combien de, combien d, nombre de',
    sales: 'chiffre d affaires, ai je vendu, j ai vendu, avons nous vendu, ventes, ca realise',
    bestSeller:
      'meilleures ventes, meilleure vente, se vend le mieux, se vendent le mieux, plus vendus, le plus vendu, la plus vendue, les plus vendus, les plus vendues, le mieux vendus, plus vendu, plus vendue, plus vendues, mieux vendu, mieux vendus, mieux vendue, mieux vendues, vendu le plus, vendu le mieux, vendus le mieux, le mieux vendu, se vend le plus, se vendent le plus, produit phare, produits phares, best seller, best sellers, je vends le plus, vends le plus, vends le mieux',
    worstSeller:
      'le moins vendu, la moins vendue, les moins vendus, se vend le moins, moins vendu, moins vendus, moins vendue, se vendent le moins, moins bien vendu, vends le moins, se vend le moins bien',
    bestBuyer:
      'achete le plus, meilleur client, meilleurs clients, plus gros client, plus gros clients, meilleure cliente, plus grand client, achetent le plus',
    stockValue:
      'stock vaut, valeur du stock, valeur de mon stock, vaut mon stock, stock en valeur, valeur totale du stock, valeur totale de mon stock, valeur de mes stocks, valeur des stocks, vaut le stock, vaut tout mon stock, valeur de l inventaire, valeur de mon inventaire, vaut mon inventaire, immobilise dans mon stock, immobilise dans le stock',
    file: 'excel, xlsx, csv, tableur, fichier excel, importer un fichier, lire un fichier',
    privacy:
      'donnees en securite, donnees sont elles, mes donnees, rgpd, confidentialite, protection des donnees, donnees protegees',
    free: 'gratuit, gratuite, gratuitement, abonnement',
    howMuch:
      'combien ca coute, combien cela coute, ca coute, cela coute, combien coute t il, combien coute t elle, combien il coute, combien elle coute',
    unsold: 'jamais vendu, jamais vendus',
    received:
      'encaisse, encaisses, encaissement, encaissements, ai je recu, ai je recus, ai je recue, ai je recues, j ai recu, j ai recus, avons nous recu, avons nous recus, nous avons recu, ete recu, ete recus, recue, recues, combien recu, argent recu, paiement recu, paiements recus, rentre, rentree, rentres, rentrees',
    days: 'jours, jour',
    today: 'aujourd hui',
    yesterday: 'hier',
    thisWeek: 'cette semaine',
    lastWeek: 'semaine derniere, semaine passee',
    thisMonth: 'ce mois, ce mois ci',
    lastMonth: 'mois dernier, mois passe',
    thisYear: 'cette annee',
    lastYear: 'an dernier, annee derniere, annee passee, an passe',
    thisQuarter: 'ce trimestre',
    lastQuarter: 'trimestre dernier, dernier trimestre, trimestre passe',
    quarter1: 'q1, t1, premier trimestre, 1er trimestre',
    quarter2: 'q2, t2, deuxieme trimestre, second trimestre, 2e trimestre',
    quarter3: 'q3, t3, troisieme trimestre, 3e trimestre',
    quarter4: 'q4, t4, quatrieme trimestre, 4e trimestre',
    january: 'janvier',
    february: 'fevrier',
    march: 'mars',
    april: 'avril',
    may: 'mai',
    june: 'juin',
    july: 'juillet',
    august: 'aout',
    september: 'septembre',
    october: 'octobre',
    november: 'novembre',
    december: 'decembre',
    future:
      'an prochain, annee prochaine, mois prochain, semaine prochaine, demain, prevision, previsions, sera, seront, a l avenir, futur, prochaine annee',
    about:
      'que sais tu, sais tu faire, que peux tu, peux tu faire, aide, qui es tu, es tu chatgpt, es tu un, es tu, comment fonctionnes, bonjour, salut, merci, que savez vous, que pouvez vous, etes vous',
    outside:
      'temps fera, meteo, blague, poeme, chanson, recette, actualites, football, instagram, politique, president, capitale, bourse, bitcoin',
  },
  currencies: {
    EUR: 'euro, euros, eur',
    USD: 'dollar, dollars, dollar americain, dollars americains, usd',
    GBP: 'livre, livres, livre sterling, livres sterling, gbp',
    CHF: 'franc suisse, francs suisses, franc, francs, chf',
    JPY: 'yen, yens, jpy',
    CNY: 'yuan, yuans, renminbi, rmb, cny',
    PLN: 'zloty, zlotys, pln',
    SEK: 'couronne suedoise, couronnes suedoises, sek',
    DKK: 'couronne danoise, couronnes danoises, dkk',
    NOK: 'couronne norvegienne, couronnes norvegiennes, nok',
    CZK: 'couronne tcheque, couronnes tcheques, czk',
    INR: 'roupie, roupies, inr',
    TRY: 'livre turque, livres turques',
    CAD: 'dollar canadien, dollars canadiens, cad',
    AUD: 'dollar australien, dollars australiens, aud',
    MXN: 'peso mexicain, pesos mexicains, mxn',
    HUF: 'forint, forints, huf',
    KRW: 'won, krw',
  },
  numerals: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  fill: 'ete, mettent, met, depuis, jusqu, jusque, partir, passes, haut, haute, hauts, hautes, puis, encore, quelque, chose, bientot, vaut, propose, proposons, vite, mois, semaine, annee, an, peux, garder, le, la, les, l, un, une, des, du, de, d, mon, ma, mes, notre, nos, votre, vos, ton, ta, tes, son, sa, ses, leur, leurs, je, j, me, m, moi, tu, te, t, toi, il, elle, on, nous, vous, ils, elles, se, s, est, sont, etait, es, suis, a, ai, as, ont, avait, ait, avoir, etre, peux, peut, pouvez, dois, doit, veux, veut, voudrais, faut, faudrait, fait, faire, fais, font, que, qu, qui, quoi, ou, quand, comment, combien, ce, cet, cette, ces, c, ca, dans, sur, sous, avec, pour, par, sans, chez, en, au, aux, vers, et, ou, mais, donc, si, ne, n, pas, plus, moins, tres, trop, bien, aussi, encore, deja, maintenant, actuellement, svp, plait, y, t, la, argent, somme, piece, pieces, unite, unites, chacun, chacune, donne, donnez, dit, dis, sais, oui, non, ok, quel, quelle, quels, quelles, celui, celle, moi, la, tout, tous, toutes, appelle, dernier, dernieres, derniers, derniere, paiement, paiements, eleve, elevent',
}
