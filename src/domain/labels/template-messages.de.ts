import type { MessagesOf } from '../messages-of.ts'
import type * as English from './template-messages.ts'

export const templateMessages: MessagesOf<typeof English.templateMessages> = {
  sheet: (id, labels, width, height) => `${id} · ${labels} Etiketten, ${size(width, height)}`,
  roll: (id, width, height) => `${id} · Rolle, ${size(width, height)}`,
}

function size(width: number, height: number): string {
  return `${width.toLocaleString('de')} × ${height.toLocaleString('de')}\u00a0mm`
}
