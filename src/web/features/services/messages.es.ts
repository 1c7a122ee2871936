import type { PricingModel } from '#domain/service-pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const models: Readonly<Record<PricingModel, string>> = {
  hourly: 'Por horas',
  fixed: 'Precio cerrado',
  'value-based': 'Según valor',
  package: 'En paquetes',
}

export const servicesMessages: MessagesOf<typeof English.servicesMessages> = {
  title: 'Servicios',
  models,
  factsOf: (services: number, active: number) =>
    `${countOf('service', services)} · ${formatNumber(active)} ${plural(active, { one: 'activo', other: 'activos' })}`,
  create: 'Nuevo servicio',
  made: { name: 'Nuevo servicio', category: 'Sin categoría', package: 'Paquete básico', included: 'Servicio básico' },
  filters: {
    categories: { label: 'Categoría', all: 'Todas las categorías' },
    pricingModels: { label: 'Venta', all: 'Todas las formas', options: models },
    minPrice: { label: 'Precio más bajo', all: 'Precio desde' },
    maxPrice: { label: 'Precio más alto', all: 'Precio hasta' },
    status: { label: 'Estado', all: 'Todos los estados', options: { active: 'Activos', inactive: 'Inactivos' } },
  },
  report: 'Guardar costes y márgenes como CSV',
  columns: { name: 'Servicio', totalCost: 'Coste', status: 'Estado' },
  noHours: 'faltan las horas',
  perHour: (rate: string) => `${rate} / h`,
  costForHours: (cost: string, hours: string) => `${cost} por ${hours}\u00a0h`,
  showStory: (price: string) => `${price}. Mostrar cómo se forma`,
  bulk: { duplicate: 'Duplicar', activate: 'Activar', deactivate: 'Desactivar' },
  empty: {
    title: 'Aún no hay servicios',
    importFile: 'Importar un archivo',
    text: 'Un servicio es trabajo que vendes: una reparación, un curso, un montaje. Escribe lo que te cuesta una hora o el trabajo entero, y mira cuánto cobrar.',
    exampleTitle: '¿Cuánto deberías cobrar por una reparación?',
    exampleLead: 'Dos horas de trabajo y una pieza de recambio, con un margen del 35\u00a0%.',
    part: 'Pieza de recambio',
  },
  activated: (services: number) =>
    `${countOf('service', services)} ${plural(services, { one: 'activado', other: 'activados' })}`,
  deactivated: (services: number) =>
    `${countOf('service', services)} ${plural(services, { one: 'desactivado', other: 'desactivados' })}`,
}
