import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './auth-messages.ts'

export const authMessages: MessagesOf<typeof English.authMessages> = {
  initializeFailed: (cause) => `Ihr Benutzerkonto konnte nicht geladen werden: ${cause}`,
  unreachable: 'Der Server ist nicht erreichbar.',
  left: (account) =>
    `Sie gehören nicht mehr zu „${account}“. Dieses Gerät hat seine Kopie gelöscht und arbeitet in Ihrem eigenen Konto weiter.`,
  signOutFailed: 'Der Server ist nicht erreichbar, deshalb wurde nichts geändert. Bitte versuchen Sie es erneut.',
}
