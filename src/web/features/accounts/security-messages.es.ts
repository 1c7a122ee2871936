import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#contract/endpoints/security-events.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Sesión iniciada',
  'sign-out': 'Sesión cerrada',
  'wrong-password': 'Contraseña incorrecta',
  'password-changed': 'Contraseña cambiada',
  'email-changed': 'Correo electrónico cambiado',
  'session-revoked': 'Sesiones de otros navegadores cerradas',
  'token-made': 'Token de API creado:',
  'token-revoked': 'Token de API revocado:',
  export: 'Todos los datos descargados',
  'link-made': 'Enlace público creado',
  'link-closed': 'Enlace público desactivado',
  'role-changed': 'Rol cambiado:',
  suspended: 'Cuenta suspendida:',
  restored: 'Suspensión levantada',
  'deletion-asked': 'Eliminación de la cuenta solicitada',
  'person-invited': 'Invitación enviada:',
  'invitation-withdrawn': 'Invitación retirada:',
  'person-joined': 'Nuevo miembro en tu cuenta, rol:',
  'person-role': 'Rol de una persona cambiado:',
  'person-removed': 'Persona retirada:',
  'person-left': 'Persona que salió:',
  'account-joined': 'Te uniste a otra cuenta, rol:',
  'account-left': 'Saliste de otra cuenta',
}

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  title: 'Historial de accesos',
  lead: `Inicios de sesión, contraseñas incorrectas, tokens, enlaces y exportaciones de los últimos ${SECURITY_EVENT_DAYS} días. Si alguno no es tuyo, cambia la contraseña y cierra las demás sesiones.`,
  none: 'Nada todavía',
  older: 'Mostrar anteriores',
  kinds,
  roles: {
    editor: 'Edición',
    viewer: 'Solo lectura',
    accountant: 'Contabilidad',
    admin: 'Administración',
    user: 'sin permisos de administración',
  },
}
