import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const administrationMessages: MessagesOf<typeof English.administrationMessages> = {
  noPerson: (id) => `Personne n’a de compte avec l’ID ${id}`,
  lastAdmin: 'C’est la dernière personne qui administre. Nommez d’abord quelqu’un d’autre.',
  alreadyConfirmed: 'Cette adresse est déjà confirmée.',
  notOurs: 'Cette personne se connecte chez un fournisseur externe, qui confirme lui-même l’adresse.',
  mailedEnough: 'Plusieurs e-mails sont partis à cette adresse dans la dernière heure. Réessayez plus tard.',
}
