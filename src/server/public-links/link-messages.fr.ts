import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './link-messages.ts'

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  manyOfDocument: (most: number) => `Ce document a ${most} liens actifs. Désactivez-en d’abord un.`,
  manyOfList: (most: number) => `Cette liste a ${most} liens actifs. Désactivez-en d’abord un.`,
  isVoid: (number: string) => `Le document ${number} est annulé.`,
  isTemplate: 'Un modèle ne peut pas être partagé. Créez d’abord un document à partir de celui-ci.',
  notFound: (id: string) => `Lien public introuvable (ID ${id})`,
}
