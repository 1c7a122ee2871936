import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floor-messages.ts'

export const floorMessages: MessagesOf<typeof English.floorMessages> = {
  title: 'Sous la marge minimale',
  change: 'Modifier le prix',
  keep: 'Le garder pour ce motif',
  reason: 'Motif',
  reasonHelp: 'Il est consigné avec le prix et figure dans son historique.',
  missing: 'Saisissez pourquoi le prix peut être aussi bas, ou modifiez le prix.',
  kept: 'Gardé sous la marge minimale pour ce motif',
  by: (who: string) => `${who},`,
}
