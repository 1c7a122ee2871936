import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const change: Noun = { one: 'cambio', other: 'cambios' }

export const shellMessages: MessagesOf<typeof English.shellMessages> = {
  product: 'Pricewright',
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  fold: 'Contraer la navegación',
  unfold: 'Desplegar la navegación',
  search: 'Buscar…',
  more: 'Más',
  account: 'Cuenta',
  create: 'Nuevo',
  connection: {
    title: 'Tus cambios',
    saved: 'Todo guardado',
    offline: 'Sin conexión',
    syncing: 'Guardando',
    loading: 'Cargando tus datos',
    waiting: 'por enviar',
    refused: 'sin aceptar',
    trouble: 'Sin enviar',
    expired: 'Inicia sesión de nuevo. Tus cambios se conservan.',
    change,
  },
}
