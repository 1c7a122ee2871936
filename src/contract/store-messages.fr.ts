import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-messages.ts'

export const storeMessages: MessagesOf<typeof English.storeMessages> = {
  reasons: {
    access: {
      title: 'La boutique n’accepte plus l’accès de Pricewright.',
      remedy: 'Reconnectez-la\u00a0: ses produits et leurs liens restent.',
    },
    gone: {
      title: 'La boutique n’existe plus, ou l’application en a été retirée.',
      remedy: 'Si la boutique existe encore, reconnectez-la\u202f; sinon, déconnectez-la.',
    },
    busy: {
      title: 'La boutique n’accepte plus de requêtes pour le moment.',
      remedy: 'Rien n’est perdu\u00a0: Pricewright réessaie de lui-même.',
    },
    down: {
      title: 'La boutique n’a pas pu être jointe.',
      remedy: 'Vérifiez qu’elle s’ouvre dans un navigateur. Pricewright réessaie de lui-même.',
    },
    changed: {
      title: 'Le produit a été modifié entre-temps dans la boutique.',
      remedy: 'Comparez les deux valeurs et décidez laquelle compte.',
    },
    missing: {
      title: 'Le produit n’est plus dans la boutique.',
      remedy: 'Cherchez les modifications\u00a0: il devient alors inactif ici et n’est plus envoyé.',
    },
    refused: {
      title: 'La boutique a refusé la modification.',
      remedy: 'Corrigez ce qu’elle indique, puis envoyez de nouveau.',
    },
    broken: {
      title: 'La réponse de la boutique est illisible.',
      remedy: 'Réessayez plus tard. Si cela persiste, vérifiez la version et les extensions de la boutique.',
    },
    address: {
      title: 'Pricewright n’ouvre pas cette adresse.',
      remedy: 'Saisissez l’adresse publique de la boutique, qui commence par https://.',
    },
    'no-shop': {
      title: 'Il n’y a pas de boutique sur ce site.',
      remedy: 'Installez d’abord la boutique sur le site, puis connectez-la.',
    },
    'app-keys': {
      title: 'L’identifiant client ou le secret client n’est pas le bon.',
      remedy:
        'Copiez de nouveau les deux depuis les paramètres de l’application dans le Dev Dashboard (dev.shopify.com), puis reconnectez la boutique.',
    },
    'app-missing': {
      title: 'L’application n’est pas installée dans cette boutique.',
      remedy: 'Installez-la depuis le Dev Dashboard (dev.shopify.com), puis reconnectez la boutique.',
    },
    'app-foreign': {
      title: 'L’application et la boutique appartiennent à des organisations différentes chez Shopify.',
      remedy:
        'Créez l’application dans l’organisation de la boutique, installez-la dans celle-ci, puis connectez la boutique avec son identifiant client et son secret client.',
    },
  },
  connecting: {
    expired: {
      title: 'La boutique n’a pas été connectée\u00a0: le délai est dépassé ou le parcours a été interrompu.',
      remedy: 'Recommencez.',
    },
    'signed-out': {
      title:
        'La boutique n’a pas été connectée\u00a0: votre session avait pris fin, ou un autre compte avait commencé.',
      remedy: 'Connectez-vous avec le compte qui a commencé, puis connectez de nouveau la boutique.',
    },
    'no-app': {
      title: 'Aucune application n’est configurée ici pour ce système de boutique.',
      remedy:
        'Connectez la boutique avec des clés que vous y créez, ou demandez à l’exploitant de configurer l’application.',
    },
    'other-store': {
      title: 'Ce n’est pas la boutique à reconnecter.',
      remedy: 'Choisissez la même boutique, ou connectez celle-ci comme nouvelle boutique.',
    },
    'too-many': {
      title: 'Ce compte a autant de boutiques connectées qu’il peut en avoir.',
      remedy: 'Déconnectez d’abord celle dont vous n’avez plus besoin.',
    },
    'too-many-known': {
      title: 'Ce compte a déjà connecté autant de boutiques qu’il le peut.',
      remedy: 'Reconnectez l’une des précédentes, ou demandez à l’exploitant.',
    },
  },
  notConnected: {
    access: {
      title: 'La boutique ne laisse pas entrer Pricewright.',
      remedy:
        'Vérifiez que votre saisie est complète et que la clé permet de lire et de modifier les produits, puis connectez-la de nouveau.',
    },
    gone: {
      title: 'La boutique est introuvable, ou l’application en a été retirée.',
      remedy: 'Vérifiez votre saisie et que la boutique est ouverte, puis connectez-la de nouveau.',
    },
    busy: {
      title: 'La boutique n’accepte plus de requêtes pour le moment.',
      remedy: 'Attendez une minute, puis connectez-la de nouveau.',
    },
    down: {
      title: 'La boutique n’a pas pu être jointe.',
      remedy: 'Vérifiez que son adresse s’ouvre dans un navigateur, puis connectez-la de nouveau.',
    },
  },
  said: (words) => `La boutique a répondu\u00a0: «\u00a0${words}\u00a0»`,
  entries: {
    missing: 'est nécessaire\u00a0: copiez la valeur depuis les réglages de la boutique',
    'missing-in-app':
      'est nécessaire\u00a0: copiez la valeur depuis les paramètres de l’application dans le Dev Dashboard (dev.shopify.com)',
    address: 'doit être l’adresse de la boutique, comme https://shop.example.com',
    domain: 'doit être le domaine de la boutique, comme ma-boutique.myshopify.com',
    form: 'ne convient pas\u00a0: copiez de nouveau la valeur, sans espaces',
    site: 'doit être l’ID du site ou l’adresse de son tableau de bord',
    unknown: 'n’est pas une clé de ce système de boutique',
    surplus: 'relève d’une autre méthode\u00a0: saisissez les clés d’une seule méthode',
  },
}
