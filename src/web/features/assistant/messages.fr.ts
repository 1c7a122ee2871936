import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  title: 'Assistant Pricewright',
  open: 'Ouvrir l’assistant IA',
  notSent: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  error: (message) => `Erreur : ${message}`,
}

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  words: 'chat IA question demander aide',
  tabs: 'Parties de l’assistant',
  chat: 'Discussion',
  insights: 'Conseils',
  close: 'Fermer l’assistant',
  asPage: 'Ouvrir en pleine page',
  conversation: 'Conversation',
  ask: 'Posez une question sur vos prix',
  askHelp:
    'Entrée envoie, Maj+Entrée commence une nouvelle ligne, @ nomme une fiche, / montre ce que vous pouvez demander.',
  send: 'Envoyer',
  stop: 'Arrêter',
  retry: 'Reposer la question',
  copy: 'Copier la réponse',
  copied: 'Copié',
  more: 'Plus',
  you: 'Vous',
  answerer: 'Assistant',
  thinking: 'Lecture de votre question',
  stopped: 'Arrêté.',
  twoAnswered:
    'Deux de vos questions sont déjà en cours de traitement, ici ou sur un autre appareil. Reposez la vôtre dès que l’une d’elles a sa réponse.',
  brokeOff:
    'La connexion s’est interrompue avant la fin de la réponse. Ce qui est arrivé reste\u202f; posez la question à nouveau pour la suite.',
  noAnswer: 'Cette question n’a pas encore de réponse.',
  conversations: 'Conversations',
  newConversation: 'Nouvelle conversation',
  deleteConversation: 'Supprimer cette conversation',
  deleteTitle: 'Supprimer cette conversation ?',
  deleteText: 'Ses questions et réponses disparaissent de tous vos appareils. Les modifications appliquées restent.',
  deleteAll: 'Supprimer toutes les conversations',
  deleteAllTitle: 'Supprimer toutes les conversations ?',
  deleteAllText: 'Questions et réponses disparaissent de tous vos appareils. Les modifications appliquées restent.',
  sees: 'L’assistant voit',
  leaveOut: (name) => `Laisser ${name} de côté`,
  builtIn: 'Assistant intégré : des règles fixes sur vos propres chiffres, sans modèle d’IA.',
  byModel: (model, host) => `Les réponses viennent de ${model} chez ${host}. Il ne modifie rien de lui-même.`,
  budget: 'Le budget du jour pour le modèle de langage est épuisé. L’assistant intégré répond jusqu’à minuit UTC.',
  offline: 'Vous êtes hors ligne. Les réponses passées restent lisibles ; poser une question demande une connexion.',
  whatIsSent: 'Ce qui est envoyé',
  sentBuiltIn: 'Rien ne quitte ce produit. Son propre serveur lit votre question et ce que vous avez ouvert :',
  sentModel: (host) =>
    `Ceci va à ${host}. Le modèle peut ensuite consulter vos chiffres\u202f; ce qu’il consulte est envoyé aussi.`,
  withoutAccount: 'Cette réponse a été faite sans vos chiffres, car votre assistant était injoignable.',
  empty: 'Demandez un prix, une marge, ou ce que doivent les clients.',
  emptyText: 'Chaque chiffre vient de vos propres données et mène à sa fiche. Rien ne change sans votre accord.',
  openList: 'Ouvrir la liste',
  firstOf: (shown, total) => `${shown} sur ${total}`,
  notVerified: 'introuvable dans vos chiffres',
  table: 'En tableau',
  proposal: 'Proposition',
  preview: 'Aperçu',
  result: 'Voir les modifications',
  line: (quantity, description, price) => `${quantity} × ${description}, ${price}`,
  changes: (rows) => `Modifications\u00a0: ${rows}`,
  margin: (before, after) => `marge ${before} → ${after}`,
  losing: (count) => `${count} à perte`,
  belowFloor: (count) => `${count} sous la marge minimale`,
  refused: (count) => `Impossibles\u00a0: ${count}`,
  width: 'Largeur de l’assistant',
  choices: 'Choix',
}

export const suggestionMessages: MessagesOf<typeof English.suggestionMessages> = {
  product: [
    'Comment se compose ce prix ?',
    'Quel prix à 45 % de marge ?',
    'Quel fournisseur est le moins cher pour ce produit ?',
  ],
  products: [
    'Quels produits ont une marge inférieure à 20 % ?',
    'Sur quels produits je perds de l’argent ?',
    'Produits sans prix',
  ],
  sales: ['Qui me doit de l’argent ?', 'Quelles factures sont en retard ?', 'Devis en cours'],
  shipments: [
    'Que se passe-t-il si le fret augmente de 10 % ?',
    'Que se passe-t-il si le dollar monte de 5 % ?',
    'Quels produits ont une marge inférieure à 20 % ?',
  ],
  others: ['Que dois-je regarder en premier ?', 'Où en est ma marge globale ?', 'Qui me doit de l’argent ?'],
}

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  explain: { name: 'prix', about: 'D’où vient un prix', text: 'Explique le prix de @' },
  margin: { name: 'marge', about: 'Le prix pour une marge', text: 'Quel prix avec 45\u00a0% de marge pour @' },
  whatIf: { name: 'et-si', about: 'Essayer d’autres coûts', text: 'Et si le fret augmente de 10\u00a0%\u202f?' },
  thin: {
    name: 'faible',
    about: 'Produits à faible marge',
    text: 'Quels produits ont une marge inférieure à 20\u00a0%\u202f?',
  },
  owed: { name: 'impayés', about: 'Ce que doivent les clients', text: 'Qui me doit de l’argent\u202f?' },
  first: { name: 'priorités', about: 'Ce qui demande une décision', text: 'Que dois-je regarder en premier ?' },
  reprice: { name: 'augmenter', about: 'Préparer de nouveaux prix', text: 'Augmente tous les prix de 3\u00a0%' },
  fresh: { name: 'nouveau', about: 'Une nouvelle conversation', text: '' },
}

export const publicMessages: MessagesOf<typeof English.publicMessages> = {
  title: 'Posez une question sur les marges, la TVA ou les devises.',
  text: 'Les calculs de prix fonctionnent ici sans compte. Après votre connexion, l’assistant répond à partir de vos propres chiffres.',
  questions: [
    'Quel prix pour un coût de 60 et 40\u00a0% de marge\u202f?',
    'Combien de TVA dans 120 à 20\u00a0%\u202f?',
    'Prix de 50, marge de 30\u00a0%, remise de 10\u00a0%\u00a0: combien dois-je vendre de plus\u202f?',
    'Convertir 100 EUR en USD',
  ],
  help: 'Entrée envoie, Maj+Entrée commence une nouvelle ligne.',
  about: 'Assistant intégré\u00a0: des règles fixes, sans modèle d’IA. Rien de ce que vous écrivez n’est conservé.',
  offline: 'Vous êtes hors ligne. Poser une question demande une connexion.',
}
