import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './choice-messages.ts'

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  choose: 'Wählen …',
  typeToFind: 'Zum Suchen tippen',
  nothingFound: 'Nichts gefunden.',
  typeName: 'Namen eingeben',
  noneYet: 'Noch nichts vorhanden: Geben Sie einen Namen ein, um den ersten Eintrag zu erstellen.',
  create: (name) => `„${name}“ erstellen`,
}
