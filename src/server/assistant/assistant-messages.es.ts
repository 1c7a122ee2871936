import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './assistant-messages.ts'

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  noSuchVariant: (product) => `ninguna variante de ${product} tiene este ID`,
  noCell: (calculator, cells) => `la calculadora ${calculator} no tiene ese valor; tiene ${cells.join(', ')}`,
  noChoice: (values) =>
    values.length === 0 ? 'no es una opción de esta calculadora' : `debe ser uno de: ${values.join(', ')}`,
  noRate: (source) => `no tiene tipo de referencia de ${source}`,
  noRatesOf: (day) =>
    `es anterior al primer día con tipos de cambio conocidos: no se conoce ninguno del ${day} ni de antes`,
  noRateBetween: (from, to) =>
    `no tiene tipo de referencia: no se conoce ninguno entre ${from} y ${to}. Indica tú la cifra rate`,
  contradicts: (others, shown) =>
    shown === undefined
      ? `no concuerda con ${others}: quita una de estas cifras`
      : `contradice ${others}, que dan ${shown}: quita una de estas cifras`,
  openFigure: (asked, helping) =>
    `no puede pedir ${asked}: no se deduce de estas cifras. Indica además una de estas: ${helping.join(', ')}`,
  needsBoth: 'indica la moneda junto con su cambio en porcentaje',
  unknown: 'no se conoce aquí',
  productsAtOnce: (most) => `${most.toLocaleString('es')} productos a la vez`,
  rowsInReport: (most) =>
    `${most.toLocaleString('es')} filas en un informe del asistente; en las pantallas están todas`,
  endsBefore: 'termina antes de empezar',
  daysAtOnce: (most, from) => `como máximo ${most.toLocaleString('es')} días a la vez; empieza el ${from} o más tarde`,
  marginOrPrice: 'indica un margen o un precio, no ambos',
  draftsWait: (drafts) =>
    `En tu cuenta ya esperan ${drafts} borradores de asistentes. Aplica o descarta algunos en «Cambios» e inténtalo de nuevo.`,
  nothingFound: 'Ningún producto encaja en esta selección, así que no hay nada que cambiar.',
  severalCurrencies: (currencies) =>
    `Los precios de estos productos están en ${currencies}. Elige los de una sola moneda, porque un importe vale algo distinto en cada una.`,
  stale: 'Algo ha cambiado desde esta propuesta. Pregunta de nuevo.',
  unsolved: {
    percent: 'Un margen o un descuento va de 0 a menos del 100\u00a0%.',
    cost: 'Este producto aún no tiene coste del que partir.',
    price: 'No hay ningún precio del que partir.',
    nothing:
      'No queda nada: los demás costes se llevan todo el precio, o el margen no se alcanza ni siquiera sin descuento.',
  },
  titles: {
    reprice: 'Precios nuevos del asistente',
    bulkEdit: 'Cambio del asistente',
    product: (name) => `Producto nuevo ${name}`,
    document: (type) => (type === 'quote' ? 'Presupuesto nuevo del asistente' : 'Factura nueva del asistente'),
  },
  errors: {
    'model-unavailable': 'El modelo de lenguaje no responde en este momento. Inténtalo más tarde.',
    'model-slow':
      'El modelo de lenguaje ha tardado demasiado y la respuesta se ha detenido. Inténtalo de nuevo o pide menos.',
    'model-broken': 'El modelo de lenguaje ha respondido algo ilegible. Inténtalo de nuevo.',
    'too-many-steps': 'La respuesta ha necesitado demasiados pasos y se ha detenido. Pregunta una cosa cada vez.',
    'budget-reached':
      'El presupuesto de hoy para el modelo de lenguaje se ha agotado. Vuelve a empezar a medianoche UTC; hasta entonces responde el asistente integrado.',
    'too-large': 'La respuesta se ha hecho demasiado larga y se ha detenido. Pide menos de una vez.',
    'asked-before': 'Ya hay un mensaje con este questionId y no se ha cambiado nada. Pregunta de nuevo con otro.',
    failed: 'Algo ha fallado aquí y no se ha cambiado nada. Inténtalo de nuevo.',
  },
  noConversation: (id) => `No hay ninguna conversación con el ID ${id}`,
  noQuestion: 'debe terminar con una pregunta del rol user',
  notVerified: 'sin verificar',
  stopped: 'Parado.',
  firstOf: (shown, total) => `${shown} de ${total}`,
  nothingSaid: 'El modelo de lenguaje no ha respondido. Pregunta con otras palabras.',
}
