import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './steps-messages.ts'

export const stepsMessages: MessagesOf<typeof English.stepsMessages> = {
  page: (page: string) => `Página ${page}`,
  previous: 'Filas anteriores',
  next: 'Filas siguientes',
}
