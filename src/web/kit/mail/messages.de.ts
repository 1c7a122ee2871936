import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  notConfirmed: (email) => `${email} ist noch nicht bestätigt, deshalb geht keine Erinnerung dorthin.`,
  byLink: 'Öffnen Sie den Link aus der E-Mail, die bei der Registrierung kam.',
  sendAgain: 'Keine E-Mail? Erneut senden lassen.',
  atProvider: 'Bestätigen Sie sie bei Ihrem Anmeldedienst und melden Sie sich neu an.',
}
