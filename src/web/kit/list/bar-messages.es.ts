import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './bar-messages.ts'

/** A label inside a sentence; one that begins with an abbreviation stays. */
function midSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export const barMessages: MessagesOf<typeof English.barMessages> = {
  columns: 'Columnas',
  resetColumns: 'Columnas predeterminadas',
  earlier: (column: string) => `Mover ${column} antes`,
  later: (column: string) => `Mover ${column} después`,
  filters: 'Filtros',
  sort: 'Orden',
  sortBy: (column: string) => `Por ${midSentence(column)}`,
  upwards: 'De menor a mayor',
  downwards: 'De mayor a menor',
  picked: (label: string, count: string) => `${label} (${count})`,
  gone: (label: string) => `${label} (ya no existe)`,
  more: 'Más',
  exportAll: 'Guardar todos los campos como CSV',
  csvOfAll: 'Exportar todas las columnas como CSV',
  csv: 'Guardar esta lista como CSV',
  xlsx: 'Guardar esta lista como libro de Excel',
  copy: 'Copiar como tabla',
  copied: (rows: string) => `Copiado: ${rows}`,
  notCopied: 'El navegador no ha permitido copiar',
  exported: (rows: string) => `Guardado: ${rows}`,
  views: 'Vistas',
  saveView: 'Guardar esta vista…',
  viewName: 'Nombre de la vista',
  saveViewHelp: 'Guarda búsqueda, filtros, orden y columnas, en todos tus dispositivos.',
  save: 'Guardar',
  removeView: (name: string) => `Eliminar la vista ${name}`,
  viewSaved: (name: string) => `Vista ${name} guardada`,
  viewRemoved: (name: string) => `Vista ${name} eliminada`,
}
