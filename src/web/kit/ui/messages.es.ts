import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const uiMessages: MessagesOf<typeof English.uiMessages> = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  active: 'Activo',
  inactive: 'Inactivo',
  clear: 'Borrar',
  clearSearch: 'Borrar la búsqueda',
  open: 'Abrir',
  retry: 'Reintentar',
  loading: 'Cargando',
  to: 'a',
  selectAll: 'Seleccionar todas las filas',
  selectRow: (name: string) => `Seleccionar ${name}`,
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  perPage: 'Filas por página',
  tones: { ok: 'Bien', warn: 'Atención', bad: 'Problema', neutral: 'Nota' },
}
