import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './choice-messages.ts'

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  choose: 'Elegir…',
  typeToFind: 'Escribe para buscar',
  nothingFound: 'Sin resultados.',
  typeName: 'Escribe un nombre',
  noneYet: 'Aún no hay nada: escribe un nombre para crear el primer registro.',
  create: (name: string) => `Crear «${name}»`,
}
