import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '../format/number.ts'
import type * as English from './messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  offline: 'Tu dispositivo parece estar sin conexión. Comprueba tu conexión a internet y vuelve a intentarlo.',
  timedOut: (seconds: number) =>
    `La subida ha superado el límite de ${seconds} segundos. Prueba con una imagen más pequeña o una conexión más rápida.`,
  connectionLost: 'Subida interrumpida: se ha perdido la conexión de red',
  invalidData: 'La subida ha terminado, pero ha devuelto datos no válidos',
  urlTimeout: 'Se ha agotado el tiempo al obtener su dirección',
  urlFailed: 'La subida ha funcionado, pero no se ha podido obtener su dirección',
  cancelled: 'Subida cancelada',
  noRow: 'Hacen falta un archivo y el ID de un producto',
  denied: 'Permiso denegado. Pide a un administrador que actualice las reglas de almacenamiento.',
  quota: 'Se ha superado el límite de almacenamiento. Ponte en contacto con un administrador.',
  timeout: 'La subida ha tardado demasiado. Vuelve a intentarlo con una imagen más pequeña o una conexión mejor.',
  network: 'Se ha detectado un error de red. Comprueba tu conexión a internet y vuelve a intentarlo más tarde.',
  wasCancelled: 'La subida se ha cancelado. Vuelve a intentarlo.',
  corrupted: 'La imagen parece no ser válida o estar dañada. Prueba con otra imagen.',
  other: (cause: string) => `Error al subir la imagen: ${cause}`,
  settings: 'Ajustes',
  tiny: (name: string) => `${name} ocupa menos de 500 bytes. Puede que no sea la imagen que querías.`,

  image: 'Imagen',
  none: 'Aún no hay imagen',
  drop: 'Suelta, pega o elige una imagen.',
  limits: 'JPEG, PNG, GIF o WebP, de 10 MB como máximo.',
  choose: 'Elegir una imagen',
  replace: 'Sustituir',
  remove: 'Quitar',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  discard: 'Descartar',
  undo: 'Deshacer',
  added: 'Imagen añadida',
  removed: 'Imagen quitada',
  uploading: (name: string) => `Subiendo ${name}`,
  attempt: (number: number) => `Intento ${number} de 3`,
  queued: (count: number) =>
    plural(count, { one: 'Falta una imagen más.', other: `Faltan ${formatNumber(count)} imágenes más.` }),
  saving: 'Guardando',
  waiting: (name: string) => `${name} espera en este dispositivo y se sube cuando vuelvas a tener conexión.`,
  of: (name: string) => `Imagen de ${name}`,
  elsewhere: (host: string) => `La imagen está en ${host} y no se carga desde allí.`,
  open: 'Abrirla allí',
  gone: 'Aquello a lo que pertenecía esta imagen se ha eliminado.',
}
