import type { MessagesOf } from '../messages-of.ts'
import type * as English from './template-messages.ts'

export const templateMessages: MessagesOf<typeof English.templateMessages> = {
  sheet: (id: string, labels: number, width: number, height: number) =>
    `${id} · ${labels} ${labels === 1 ? 'etiqueta' : 'etiquetas'}, ${size(width, height)}`,
  roll: (id: string, width: number, height: number) => `${id} · rollo, ${size(width, height)}`,
}

function size(width: number, height: number): string {
  return `${width.toLocaleString('es')} × ${height.toLocaleString('es')}\u00a0mm`
}
