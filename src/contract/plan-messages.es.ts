import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  loadFailed: (cause) => `No se pudieron cargar los planes: ${cause}`,
  noPlans: 'Todavía no hay planes. Con el botón «Crear planes predeterminados» puedes añadirlos.',
  subscriptionsFailed: 'No se pudieron cargar las suscripciones',
  notFound: 'No se encontró el plan con el ID {id}',
}

export const planWords: MessagesOf<typeof English.planWords> = {
  products: 'Productos',
  customers: 'Clientes',
  priceLists: 'Listas de precios',
  documentsPerMonth: 'Documentos al mes',
  storageBytes: 'Almacenamiento',
  people: 'Personas',
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  annual: 'Anual',
  active: 'Activa',
  trial: 'Periodo de prueba',
  canceled: 'Cancelada',
  expired: 'Caducada',
  suspended: 'Suspendida',
}
