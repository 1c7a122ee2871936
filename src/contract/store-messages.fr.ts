import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-messages.ts'

export const storeMessages: MessagesOf<typeof English.storeMessages> = {
  reasons: {
    access: {
      title: 'La boutique n’accepte plus l’accès de Pricewright.',
      remedy: 'Connectez-la de nouveau\u00a0: ses produits et leurs liens restent.',
    },
    gone: {
      title: 'La boutique n’existe plus, ou l’application en a été retirée.',
      remedy: 'Si la boutique existe encore, connectez-la de nouveau\u00a0; sinon, déconnectez-la.',
    },
    busy: {
      title: 'La boutique demande de patienter.',
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
    refused: {
      title: 'La boutique a refusé la modification.',
      remedy: 'Corrigez ce qu’elle indique, puis envoyez de nouveau.',
    },
    broken: {
      title: 'La réponse de la boutique est illisible.',
      remedy: 'Réessayez plus tard. Si cela persiste, vérifiez la version et les extensions de la boutique.',
    },
    address: {
      title: 'Cette adresse ne peut pas être interrogée.',
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
      title: 'La boutique n’a pas été connectée\u00a0: le délai est passé ou le parcours a été interrompu.',
      remedy: 'Recommencez.',
    },
    'signed-out': {
      title: 'La boutique n’a pas été connectée\u00a0: une autre personne avait commencé.',
      remedy: 'Identifiez-vous avec le compte qui a commencé, puis connectez de nouveau la boutique.',
    },
    'no-app': {
      title: 'Aucune application n’est configurée ici pour ce système de boutique.',
      remedy:
        'Connectez la boutique avec des clés que vous y créez, ou demandez à l’exploitant de configurer l’application.',
    },
    'other-store': {
      title: 'C’est une autre boutique que celle à reconnecter.',
      remedy: 'Choisissez la même boutique, ou connectez celle-ci comme nouvelle boutique.',
    },
    'too-many': {
      title: 'Il y a déjà autant de boutiques connectées qu’un compte peut en avoir.',
      remedy: 'Déconnectez d’abord celle dont vous n’avez plus besoin.',
    },
  },
  notConnected: {
    access: {
      title: 'La boutique ne laisse pas entrer Pricewright.',
      remedy:
        'Vérifiez que vos données sont complètes et qu’elles permettent de lire et de modifier les produits, puis connectez-la de nouveau.',
    },
    busy: {
      title: 'La boutique demande de patienter.',
      remedy: 'Attendez une minute, puis connectez-la de nouveau.',
    },
    down: {
      title: 'La boutique n’a pas pu être jointe.',
      remedy: 'Vérifiez que son adresse s’ouvre dans un navigateur, puis connectez-la de nouveau.',
    },
    gone: {
      title: 'Aucune boutique ouverte n’a été trouvée à cet endroit.',
      remedy: 'Vérifiez l’adresse et que la boutique est ouverte, puis connectez-la de nouveau.',
    },
  },
  said: (words) => `La boutique a répondu\u00a0: «\u00a0${words}\u00a0»`,
  entries: {
    missing: 'est nécessaire\u00a0: copiez-le depuis les réglages de la boutique',
    'missing-in-app':
      'est nécessaire\u00a0: copiez la valeur depuis les paramètres de l’application dans le Dev Dashboard (dev.shopify.com)',
    address: 'doit être l’adresse de la boutique, comme https://shop.example.com',
    domain: 'doit être le domaine de la boutique, comme ma-boutique.myshopify.com',
    form: 'ne ressemble pas à une telle clé\u00a0: copiez-la de nouveau, sans espaces',
    unknown: 'n’est pas une clé de ce système de boutique',
    surplus: 'relève d’une autre méthode\u00a0: saisissez les clés d’une seule méthode',
  },
}
