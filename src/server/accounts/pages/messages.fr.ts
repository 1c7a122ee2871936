import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  home: 'Ouvrir Pricewright',
  again: 'Recommencer',
  failed: 'Cela n’a pas fonctionné',
  download: 'Télécharger mes données',
}

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  expired: {
    title: 'Le délai est dépassé',
    lead: 'Cette connexion a été commencée dans une autre fenêtre ou il y a plus de dix minutes. Rien n’est perdu\u00a0: veuillez recommencer.',
  },
  refused: {
    title: 'La connexion n’a pas fonctionné',
    lead: 'La réponse du fournisseur d’identité n’a pas pu être acceptée\u202f; personne n’a donc été connecté. Veuillez recommencer.',
  },
  unreachable: {
    title: 'Le fournisseur d’identité ne répond pas',
    lead: 'Il est nécessaire pour se connecter. Veuillez réessayer dans un instant.',
  },
  misconfigured: {
    title: 'La connexion est mal configurée',
    lead: 'Le fournisseur d’identité n’accepte pas ce serveur. Veuillez prévenir l’administrateur. Personne ne peut se connecter tant que cela n’est pas corrigé.',
  },
  suspended: {
    title: 'Ce compte utilisateur est suspendu',
    lead: 'Vous pouvez encore télécharger tout ce qui est enregistré pour vous.',
    because: 'Le motif\u00a0:',
    ask: 'Si vous avez des questions, veuillez contacter l’administrateur.',
    askAt: 'Si vous avez des questions, écrivez à',
  },
}
