import type { MessagesOf } from '#domain/messages-of.ts'
import { internalMessages } from './internal-messages.fr.ts'
import type * as English from './refusal-messages.ts'

export const refusalTitles: MessagesOf<typeof English.refusalTitles> = {
  'invalid-input': 'Une partie de la saisie n’est pas valable.',
  'unknown-field': 'La saisie contient un champ qui n’existe pas ici.',
  'not-signed-in': 'Veuillez vous connecter.',
  'session-revoked': 'Ce navigateur a été déconnecté. Veuillez vous connecter.',
  'session-mismatch': 'Le jeton porteur n’appartient pas à cette session. Demandez-en un nouveau.',
  suspended: 'Ce compte est suspendu. Veuillez contacter l’administrateur.',
  'read-only-token': 'Ce jeton ne permet que la lecture.',
  'draft-only-token':
    'Ce jeton ne permet que la lecture et la préparation de modifications avec les outils de l’assistant.',
  'token-not-allowed': 'Les jetons d’API ne permettent pas cela. Veuillez vous connecter.',
  'admin-only': 'Seul un administrateur peut faire cela.',
  'not-fresh': 'Veuillez vous reconnecter pour confirmer.',
  'cross-site': 'Cette requête venait d’un autre site et a été refusée.',
  'wrong-host': 'Ce serveur ne répond pas sous ce nom d’hôte.',
  'no-such-route': 'Il n’y a rien à cette adresse.',
  'not-yours': 'Vous n’avez pas l’autorisation nécessaire pour dupliquer ce produit',
  'no-such-row': '{message}',
  'row-deleted':
    'Cette fiche a été supprimée entre-temps. Votre modification n’a pas été enregistrée\u00a0: recréez la fiche si vous en avez encore besoin.',
  'sync-gap': 'Des modifications antérieures de cet appareil manquent. Envoyez-les dans l’ordre.',
  conflict: '{message}',
  'sent-meanwhile': '{message}',
  'key-reused': 'Cette Idempotency-Key a servi pour une autre requête.',
  'rule-broken': '{message}',
  'reference-unknown': '{message}',
  'too-large': 'C’est trop\u00a0: la limite est de {limit}.',
  'list-too-large': 'Cette page dépasse {limit}. Demandez-en une plus petite ou lisez ses fiches une à une.',
  'wrong-type': 'Envoyez du JSON avec le type de contenu application/json.',
  'no-conditions': 'Les écritures avec une condition comme {header} ne sont pas prises en charge\u00a0: omettez-la.',
  'changed-meanwhile': 'Il y a eu une modification depuis votre lecture.',
  'malformed-request': 'Cette requête n’est pas lisible en HTTP.',
  'headers-too-large': 'Les en-têtes de cette requête sont trop volumineux.',
  'too-slow': 'Cette requête a mis trop de temps à arriver.',
  'not-printed': '{message}',
  'too-many-requests': 'Trop de requêtes. Réessayez dans {seconds}\u00a0s.',
  'too-many-at-once': 'Trop de vos requêtes sont encore en cours. Réessayez dans {seconds}\u00a0s.',
  busy: 'Le serveur est très occupé. Veuillez réessayer dans un instant.',
  'took-too-long':
    'La demande a pris trop de temps et a été interrompue. Demandez-en moins, par exemple avec moins de mots.',
  internal: internalMessages.title,
  unavailable: 'La base de données est injoignable. Veuillez réessayer dans un instant.',
  'picture-type':
    'Type de fichier non pris en charge\u00a0: {type}. Veuillez téléverser une image JPEG, PNG, GIF ou WebP.',
  'picture-too-large': 'Le fichier est trop volumineux ({size}). La taille maximale est de 10\u00a0Mo.',
  'picture-pixels': 'L’image a plus de {most} mégapixels. Veuillez la réduire.',
  'picture-broken': 'L’image semble illisible ou endommagée. Veuillez essayer avec une autre image.',
  'picture-address': '{message}',
  'picture-in-use': 'Cette image est utilisée. Enlevez-la d’abord là où elle est affichée.',
  'storage-denied': 'Autorisation refusée. Veuillez demander à un administrateur de modifier les règles de stockage.',
  'storage-quota': 'Le quota de stockage est dépassé. Veuillez contacter un administrateur.',
  'storage-unavailable': 'Le stockage des fichiers est injoignable. Veuillez réessayer dans un instant.',
  'disk-full':
    'Le disque est presque plein ({free} libres, {needed} nécessaires). Rien n’a été modifié\u202f; libérez de l’espace et réessayez.',
}
