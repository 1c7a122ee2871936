import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '../format/number.ts'
import type * as English from './messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  offline: 'Votre appareil semble être hors ligne. Vérifiez votre connexion Internet et réessayez.',
  timedOut: (seconds) =>
    `Le téléversement a dépassé le délai de ${seconds}\u00a0secondes. Essayez une image plus petite ou une connexion plus rapide.`,
  connectionLost: 'Téléversement interrompu\u00a0: connexion réseau perdue',
  invalidData: 'Téléversement terminé, mais la réponse du serveur est illisible',
  urlTimeout: 'Délai dépassé pour obtenir l’adresse de téléchargement',
  urlFailed: 'Téléversement réussi, mais l’adresse de téléchargement n’a pas pu être obtenue',
  cancelled: 'Téléversement annulé',
  noRow: 'Un fichier et l’ID d’un produit sont nécessaires',
  denied: 'Autorisation refusée. Demandez à un administrateur de modifier les règles de stockage.',
  quota: 'Espace de stockage épuisé. Veuillez contacter un administrateur.',
  timeout: 'Le téléversement a pris trop de temps. Réessayez avec une image plus petite ou une meilleure connexion.',
  network: 'Erreur de réseau. Vérifiez votre connexion Internet et réessayez plus tard.',
  wasCancelled: 'Le téléversement a été annulé. Veuillez réessayer.',
  corrupted: 'L’image semble illisible ou endommagée. Essayez avec une autre image.',
  other: (cause) => `Erreur lors du téléversement de l’image\u00a0: ${cause}`,
  settings: 'Réglages',
  tiny: (name) => `${name} fait moins de 500\u00a0octets. Ce n’est peut-être pas l’image voulue.`,

  image: 'Image',
  none: 'Pas encore d’image',
  drop: 'Déposez, collez ou choisissez une image.',
  limits: 'JPEG, PNG, GIF ou WebP, 10\u00a0Mo au plus.',
  choose: 'Choisir une image',
  replace: 'Remplacer',
  remove: 'Enlever',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',
  undo: 'Défaire',
  added: 'Image ajoutée',
  removed: 'Image enlevée',
  uploading: (name) => `Téléversement de ${name}`,
  attempt: (number) => `Essai ${number} sur 3`,
  queued: (count) =>
    plural(count, { one: 'Une autre image suit.', other: `${formatNumber(count)} autres images suivent.` }),
  saving: 'Enregistrement en cours',
  waiting: (name) => `${name} attend sur cet appareil et sera téléversé à votre retour en ligne.`,
  of: (name) => `Image de ${name}`,
  elsewhere: (host) => `L’image se trouve sur ${host} et n’en est pas chargée.`,
  open: 'L’ouvrir là-bas',
  gone: 'Ce à quoi cette image était destinée a été supprimé.',
}
