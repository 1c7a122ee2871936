import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const insightsMessages: MessagesOf<typeof English.insightsMessages> = {
  title: 'Consejos',
  analyzing: 'Analizando tus datos de precios…',
  none: 'No hay consejos disponibles',
  failed: 'No se han podido generar los consejos de precios. Inténtalo de nuevo.',
  types: { warning: 'Aviso', opportunity: 'Oportunidad', info: 'Información' },
  categories: { margin: 'Margen', currency: 'Moneda', season: 'Temporada', competitive: 'Competencia' },
  figures: (title) => `Cifras de: ${title}`,
  moreFigures: (count) => plural(count, { one: '1 cifra más', other: `${formatNumber(count)} cifras más` }),
  fewerFigures: 'Menos cifras',
  dismiss: (title) => `Ocultar: ${title}`,
  dismissed: 'Consejo oculto',
  showMore: 'Mostrar más',
  changed: 'Las cifras de este consejo han cambiado. Mira qué pasaría antes de aplicarlo.',
  more: (shown, found) => `Los ${shown} más importantes de ${found} encontrados.`,
  all: 'Todos los consejos',
  listPrice: {
    title: (product) => `Precio de lista de ${product}`,
    lead: (list) => `En ${list}. No pasa nada hasta que lo apliques.`,
    before: 'Antes',
    after: 'Después',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    applied: (product) => `Precio de lista de ${product} fijado`,
    gone: 'Este precio de lista ya no existe.',
  },
}
