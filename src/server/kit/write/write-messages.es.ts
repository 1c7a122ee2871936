import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './write-messages.ts'

export const writeMessages: MessagesOf<typeof English.writeMessages> = {
  usedChangeSet: 'debe ser nuevo: es el ID de otro lote de cambios',
  noRoom: (most: number, many: string) =>
    `«${many}» ya tiene ${most} registros y no se guardan más. Elimina antes uno.`,
  named: (notFound: string) => `${notFound}: elige otra cosa o déjalo vacío`,
  notFound: (id: string) => `${id} no encontrado`,
  lineOfNone: (line: string, what: string, owner: string) =>
    `«${line}» (${what.toLowerCase()}) está sin «${owner}»: indícalo también o déjalo vacío`,
  lineOfOther: (line: string, what: string, owner: string) =>
    `«${line}» (${what.toLowerCase()}) no pertenece a este registro (${owner.toLowerCase()}): elige otra cosa o déjalo vacío`,
  noRate: (from: string, to: string) =>
    `no se puede convertir: no hay tipo de cambio de ${from} a ${to}. Conserva las cifras o indica los importes`,
  sayCurrencyChange: 'debe indicarse con otra moneda: «convert» convierte al tipo de hoy, «keep» conserva las cifras',
}

export const lossMessages: MessagesOf<typeof English.lossMessages> = {
  changedLine: (fields: readonly string[], thing: string) =>
    `Has cambiado una línea de ${quoted(fields)} que entretanto se había quitado (${thing.toLowerCase()}). Lo que escribiste se conserva en el historial.`,
  removedLine: (fields: readonly string[], thing: string) =>
    `Has quitado una línea de ${quoted(fields)} que entretanto se había cambiado (${thing.toLowerCase()}). Queda quitada; lo que decía se conserva en el historial.`,
  otherCurrency: (fields: readonly string[], thing: string) =>
    `Has escrito ${quoted(fields)} en una moneda que entretanto se había cambiado (${thing.toLowerCase()}), así que no se acepta. Lo que escribiste se conserva en el historial.`,
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `«${field}»`).join(', ')
}
