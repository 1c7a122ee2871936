import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './audit-messages.ts'

export const auditActs: MessagesOf<typeof English.auditActs> = {
  'admin.realCustomers': 'Consulta de las cuentas en uso',
  'admin.customerProfiles': 'Consulta de las personas',
  'admin.person': 'Consulta de una persona',
  'admin.changeRole': 'Cambio de rol',
  'admin.suspend': 'Suspensión',
  'admin.restore': 'Fin de la suspensión',
  'admin.signOut': 'Cierre de sesión en todas partes',
  'admin.resendVerification': 'Nuevo envío de la confirmación',
  'admin.stats': 'Consulta del resumen',
  'admin.jobs': 'Consulta del trabajo en segundo plano',
  'admin.audit': 'Consulta del registro de auditoría',
  'admin.auditExport': 'Exportación del registro de auditoría',
  'admin.auditVerification': 'Comprobación del registro de auditoría',
  'plans.listKept': 'Consulta de los planes',
  'plans.revenue': 'Consulta de los ingresos',
  'plans.create': 'Creación de un plan',
  'plans.patch': 'Cambio de un plan',
  'plans.remove': 'Eliminación de un plan',
  'plans.createDefaults': 'Creación de los planes predeterminados',
  'plans.subscribers': 'Consulta de los suscriptores',
  'diagnostics.healthHistory': 'Consulta del estado de las últimas horas',
  'diagnostics.databaseAnalysis': 'Consulta de las tablas',
  'diagnostics.diagnostic': 'Consulta de las versiones y los ajustes',
}
