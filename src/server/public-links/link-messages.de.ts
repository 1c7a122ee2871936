import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './link-messages.ts'

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  manyOfDocument: (most: number) => `Dieses Dokument hat ${most} offene Links. Schalten Sie zuerst einen davon ab.`,
  manyOfList: (most: number) => `Diese Liste hat ${most} offene Links. Schalten Sie zuerst einen davon ab.`,
  isVoid: (number: string) => `${number} ist ungültig.`,
  isTemplate: 'Eine Vorlage kann nicht geteilt werden. Erstellen Sie zuerst ein Dokument daraus.',
  notFound: (id: string) => `Öffentlicher Link mit ID ${id} nicht gefunden`,
}
