import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const view: Noun = { one: 'visita', other: 'visitas' }

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  view,
  life: 'Validez',
  lives: { 7: '7 días', 30: '30 días', 90: '90 días', 365: 'Un año', never: 'Hasta que lo desactives' },
  make: 'Crear un enlace',
  making: 'Creando el enlace…',
  notFresh:
    'Quien tenga un enlace público puede ver lo que muestra. Para crear uno tienes que haber iniciado sesión en los últimos cinco minutos.',
  made: 'Copia el enlace ahora: por seguridad solo se muestra una vez.',
  copy: 'Copiar',
  copied: 'Copiado',
  openLink: 'Abrir la página',
  links: 'Enlaces',
  none: 'Aún no hay enlaces.',
  loadFailed: 'No se han podido cargar los enlaces.',
  madeOn: (day: string) => `Creado: ${day}`,
  open: 'Activo',
  expired: 'Caducado',
  revoked: 'Desactivado',
  until: (day: string) => `hasta el ${day}`,
  noEnd: 'sin fecha de fin',
  revoke: 'Desactivar',
  revokeTitle: '¿Desactivar este enlace?',
  revokeText: 'Deja de funcionar para todos los que lo tienen. Puedes crear otro cuando quieras.',
}
