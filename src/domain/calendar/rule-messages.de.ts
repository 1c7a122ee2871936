import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  form: 'muss so geschrieben sein wie in Kalenderdateien, etwa FREQ=WEEKLY;BYDAY=MO',
  part: (part) => `hat einen Teil, der nicht verstanden wird: ${part}. Lassen Sie ihn weg`,
  twice: (name) => `nennt ${name} zweimal`,
  frequency: 'muss täglich, wöchentlich, monatlich oder jährlich sein: FREQ=WEEKLY',
  ends: 'muss durch COUNT oder durch UNTIL enden, nicht durch beide',
  unfit: (name, frequency) => `kann ${name} nicht mit FREQ=${frequency} haben. Lassen Sie es weg`,
  position: 'hat BYSETPOS ohne die Tage, aus denen es wählt. Ergänzen Sie BYDAY oder BYMONTHDAY',
  never: 'nennt einen Tag, den kein Jahr hat. Wählen Sie einen anderen Tag oder Monat',
  noPosition: (most) =>
    `hat eine Stelle (BYSETPOS) jenseits der Tage, aus denen sie wählt, höchstens ${most}. Wählen Sie eine kleinere`,
}
