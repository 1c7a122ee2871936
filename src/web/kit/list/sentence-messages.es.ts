import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

/** Of the nouns of the kinds of rows; their first word tells. */
function isFeminine(noun: string): boolean {
  return /^\S*(?:as?|ión|iones|orden|órdenes)(?: |$)/.test(noun)
}

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

function allOf(rows: string): string {
  return `${isFeminine(rows) ? 'todas las' : 'todos los'} ${rows}`
}

export const plainSentences: MessagesOf<typeof English.plainSentences> = {
  stamps: { createdAt: 'Añadido', updatedAt: 'Modificado' },
  search: (rows: string) => `Buscar ${rows}`,
  searchHint: ([first = '', second, ...more]: readonly string[]) =>
    [first, ...(second === undefined ? [] : [midSentence(second)])].join(', ') + (more.length > 0 ? '…' : ''),
  nothing: (rows: string) => ({
    title: 'Sin resultados',
    text: `Cambia la búsqueda o los filtros, o vuelve a mostrar ${allOf(rows)}.`,
    reset: `Mostrar ${allOf(rows)}`,
  }),
  chosen: (rows: string) => `Selección: ${rows}`,
  create: (row: string) => `${isFeminine(row) ? 'Nueva' : 'Nuevo'} ${row}`,
  newHelp: (title: string) => `Se añade en cuanto tiene ${midSentence(title)}.`,
  gone: { title: 'No encontrado', text: 'Se ha eliminado, o nunca ha existido.' },
  empty: (rows: string) => ({ title: `Aún no hay ${rows}`, text: '', importFile: 'Importar un archivo' }),
  all: (filter: string) => {
    const label = midSentence(filter)
    if (!/[aeo]s$/.test(label)) return `Cualquier ${label}`
    return `${isFeminine(label) ? 'Todas las' : 'Todos los'} ${label}`
  },
}
