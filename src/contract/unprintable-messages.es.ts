import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './unprintable-messages.ts'

export const unprintableMessages: MessagesOf<typeof English.unprintableMessages> = {
  line: (position: number) => `Línea ${position}`,
  business: (label: string) => `Tu negocio, ${label}`,
  address: 'Tu dirección',
  cannot: (what: string, letters: string) => `${what}: «${letters}» no se puede imprimir. Escríbelo con otras letras.`,
}
