import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Plan',
  administration: 'Administración',
  backToShop: 'Volver a Pricewright',
  signOut: 'Cerrar sesión',
  shortcuts: 'Atajos de teclado',
  about: 'Ayuda e información',
  createTitle: 'Crear o importar',
  workIn: 'Trabajar en',
  ownAccount: 'Tu propia cuenta',
  roles: { editor: 'Edición', viewer: 'Solo lectura', accountant: 'Contabilidad' },
  switchTitle: (account) => `¿Cambiar a «${account}»?`,
  switchWaiting:
    'Hay cambios en este dispositivo que aún no se han enviado. Primero se guardan como archivo y luego se borran del dispositivo con su copia de esta cuenta.',
  switchAct: 'Guardar como archivo y cambiar',
  switchThing: 'la cuenta',
  updateReady: 'Hay una nueva versión de Pricewright lista.',
  reload: 'Recargar',
}
