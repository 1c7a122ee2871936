import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Plan',
  administration: 'Administración',
  backToShop: 'Volver a la tienda',
  signOut: 'Cerrar sesión',
  shortcuts: 'Atajos de teclado',
  about: 'Ayuda e información',
  createTitle: 'Crear o importar',
  updateReady: 'Hay una nueva versión de Pricewright lista.',
  reload: 'Recargar',
}
