import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, type Noun } from '#web/kit/format/number.ts'
import type * as English from './fetch-pictures-messages.ts'

const picture: Noun = { one: 'imagen', other: 'imágenes' }

export const fetchPicturesMessages: MessagesOf<typeof English.fetchPicturesMessages> = {
  act: 'Descargar imágenes',
  looking: 'Buscando imágenes…',
  nothingLeft: 'Todas las imágenes de esta importación ya están guardadas aquí.',
  title: (products: string) => `Descargar las imágenes de ${products}`,
  intro:
    'El servidor descarga cada imagen de la dirección que figura en tus productos y guarda una copia, que se muestra entonces en todas partes.',
  offline: 'Estás sin conexión. Las imágenes las descarga el servidor, así que conéctate primero.',
  working: 'Descargando imágenes',
  left: (count: string) => `${count === '1' ? 'Queda' : 'Quedan'} ${count}`,
  stop: 'Detener',
  start: (count: string) => `Descargar ${count}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  fetched: (pictures: string) => `${pictures} ${pictures === formatCount(1, picture) ? 'descargada' : 'descargadas'}.`,
  stopped: 'Lo has detenido. Las demás conservan su dirección.',
  failed: (products: string) => `Solo se conserva la dirección en ${products}:`,
  picture,
  thing: 'estas imágenes',
}
