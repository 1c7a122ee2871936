import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floor-messages.ts'

export const floorMessages: MessagesOf<typeof English.floorMessages> = {
  title: 'Unter der Mindestmarge',
  change: 'Preis ändern',
  keep: 'Aus diesem Grund behalten',
  reason: 'Grund',
  reasonHelp: 'Er wird beim Preis gespeichert und steht in dessen Verlauf.',
  missing: 'Geben Sie ein, warum der Preis so niedrig sein darf, oder ändern Sie den Preis.',
  kept: 'Unter der Mindestmarge behalten, weil',
  by: (who) => `${who},`,
}
