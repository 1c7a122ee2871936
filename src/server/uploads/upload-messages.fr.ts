import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './upload-messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  over: 'Ce téléversement a déjà eu lieu et est terminé.',
  removed: 'Ce téléversement a été enlevé entre-temps.',
  noUpload: (id: string) => `Téléversement introuvable (ID ${id})`,
  noFile: 'Ce fichier est introuvable.',
  noAddress: 'Aucune adresse d’image n’est indiquée.',
  storedAlready: 'L’image est déjà enregistrée.',
}

export const fetchMessages: MessagesOf<typeof English.fetchMessages> = {
  address: 'L’adresse de l’image doit commencer par https:// et compter au plus 2\u202f000 caractères.',
  'not-public': 'L’adresse de l’image mène à un réseau privé\u202f; l’image n’a donc pas été récupérée.',
  unreachable: 'Le serveur de l’image est injoignable. Vérifiez l’adresse ou réessayez plus tard.',
  status: 'Il n’y a pas d’image à cette adresse\u00a0: le serveur a répondu {status}.',
  'too-large': 'Le fichier à cette adresse dépasse 10\u00a0Mo.',
  'too-slow': 'Le serveur de l’image a mis plus de 20\u00a0s à répondre.',
  redirects: 'L’adresse de l’image redirige trop souvent.',
}
