import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  title: 'Etiquetas de precio',
  withVat: 'con IVA',
  withoutVat: 'sin IVA',
  startAtMost: (most: number, template: string) => `debe ser como máximo ${most} en ${template}`,
  unknownTemplate: 'debe ser una plantilla de etiquetas conocida',
  most: (count: number) => `${count} etiquetas`,
  wrongCodes: (count: number) =>
    `${count === 1 ? 'Un producto tiene un código' : `${count} productos tienen códigos`} que no se ${count === 1 ? 'puede' : 'pueden'} imprimir. ` +
    'Corrígelos o imprime sin esos códigos de barras.',
  gone: (count: number) =>
    count === 1 ? 'Uno de los productos ya no existe.' : `${count} de los productos ya no existen.`,
}
