import type { MessagesOf } from '../messages-of.ts'
import type * as English from './template-messages.ts'

export const templateMessages: MessagesOf<typeof English.templateMessages> = {
  sheet: (id, labels, width, height) => `${id} · ${labels} étiquettes, ${width} × ${height}\u00a0mm`,
  roll: (id, width, height) => `${id} · rouleau, ${width} × ${height}\u00a0mm`,
}
