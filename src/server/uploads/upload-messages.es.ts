import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './upload-messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  over: 'Esta subida ya se hizo antes y ha terminado.',
  removed: 'Esta subida se ha quitado entretanto.',
  noUpload: (id: string) => `Subida con ID ${id} no encontrada`,
  noFile: 'No se ha encontrado este archivo.',
  noAddress: 'No tiene dirección de imagen.',
  storedAlready: 'Su imagen ya está guardada.',
}

export const fetchMessages: MessagesOf<typeof English.fetchMessages> = {
  address: 'La dirección de la imagen debe empezar por https:// y tener como máximo 2000 caracteres.',
  'not-public': 'La dirección de la imagen lleva a una red privada, así que no se ha descargado.',
  unreachable: 'No se puede acceder al servidor de la imagen. Comprueba la dirección o inténtalo más tarde.',
  status: 'No hay ninguna imagen en esta dirección: el servidor ha respondido {status}.',
  'too-large': 'El archivo de esta dirección ocupa más de 10\u00a0MB.',
  'too-slow': 'El servidor de la imagen ha tardado más de 20\u00a0s.',
  redirects: 'La dirección de la imagen redirige demasiadas veces.',
}
