import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './waiting-messages.ts'

const counted = (count: number, one: string, other: (count: string) => string): string =>
  plural(count, { one, other: other(formatNumber(count)) })

export const waitingMessages: MessagesOf<typeof English.waitingMessages> = {
  title: 'Pendiente de ti',
  lead: 'Lo más costoso, primero.',
  none: 'No tienes nada pendiente.',
  computing: 'Revisando precios, documentos y envíos…',
  failed: 'No se ha podido determinar qué tienes pendiente.',
  all: (count) => counted(count, 'Mostrar 1 más', (shown) => `Mostrar ${shown} más`),
  fewer: 'Mostrar menos',
  perYear: (amount) => `${amount} al año`,
  notInSum: (count) => counted(count, '1 fuera de la suma', (shown) => `${shown} fuera de la suma`),
  noRate: 'sin tipo de cambio conocido',
  lines: {
    disputes: (count, by) =>
      by === ''
        ? counted(count, 'Un cliente disputa un pago con tarjeta', (shown) => `Se disputan ${shown} pagos con tarjeta`)
        : counted(
            count,
            `Un cliente disputa un pago con tarjeta: responde a más tardar el ${by}`,
            (shown) => `Se disputan ${shown} pagos con tarjeta: responde al primero a más tardar el ${by}`,
          ),
    refusedKey: () => 'Stripe ya no acepta tu clave: las facturas no ofrecen tarjeta',
    unpaidPlan: (_count, by) =>
      by === ''
        ? 'Tu plan está suspendido porque no se pagó'
        : `El último pago de tu plan falló: lo conservas hasta el ${by}`,
    wentBack: (count) =>
      counted(
        count,
        'Se devolvió dinero de 1 factura: ¿todavía se debe?',
        (shown) => `Se devolvió dinero de ${shown} facturas: ¿todavía se debe?`,
      ),
    overdue: (count) => counted(count, '1 factura está vencida', (shown) => `${shown} facturas están vencidas`),
    toConvert: (count) =>
      counted(
        count,
        '1 presupuesto aceptado aún no tiene factura',
        (shown) => `${shown} presupuestos aceptados aún no tienen factura`,
      ),
    expiring: (count) =>
      counted(
        count,
        '1 presupuesto caduca en los próximos 7 días',
        (shown) => `${shown} presupuestos caducan en los próximos 7 días`,
      ),
    oldDrafts: (count) =>
      counted(count, '1 borrador tiene más de una semana', (shown) => `${shown} borradores tienen más de una semana`),
    losing: (count) =>
      counted(count, '1 producto se vende con pérdidas', (shown) => `${shown} productos se venden con pérdidas`),
    belowFloor: (count) =>
      counted(
        count,
        '1 producto da beneficio, pero menos que tu margen mínimo',
        (shown) => `${shown} productos dan beneficio, pero menos que tu margen mínimo`,
      ),
    withoutCost: (count) =>
      counted(count, '1 producto no tiene coste', (shown) => `${shown} productos no tienen coste`),
    unpriced: (count) =>
      counted(
        count,
        '1 producto con coste no tiene precio',
        (shown) => `${shown} productos con coste no tienen precio`,
      ),
    costRose: (count) =>
      counted(
        count,
        'El coste de 1 producto ha subido, su precio no',
        (shown) => `Los costes de ${shown} productos han subido, sus precios no`,
      ),
    currencyMoved: (count) =>
      counted(
        count,
        'Un tipo de cambio ha variado: 1 producto cuesta más de lo registrado',
        (shown) => `Los tipos de cambio han variado: ${shown} productos cuestan más de lo registrado`,
      ),
    toLand: (count) =>
      counted(count, '1 envío debería haber llegado', (shown) => `${shown} envíos deberían haber llegado`),
    toTrueUp: (count) =>
      counted(
        count,
        '1 envío incorporado tiene cargos sin factura',
        (shown) => `${shown} envíos incorporados tienen cargos sin factura`,
      ),
    lostStores: (count) =>
      counted(count, 'Se ha perdido el acceso a 1 tienda', (shown) => `Se ha perdido el acceso a ${shown} tiendas`),
    storeDifferences: (count) =>
      counted(
        count,
        '1 diferencia con una tienda está por decidir',
        (shown) => `${shown} diferencias con tiendas están por decidir`,
      ),
    toApply: (count) =>
      counted(count, '1 cambio está listo para aplicar', (shown) => `${shown} cambios están listos para aplicar`),
    oldRates: () => 'Los tipos de cambio tienen más de una semana',
  },
  each: {
    losing: 'Pérdida por pieza',
    belowFloor: 'Falta por pieza',
    costRose: 'Subida',
    currencyMoved: 'Sobrecoste',
  },
  inAYear: 'Al año',
  lowest: 'Margen mínimo',
  unbilled: 'Sin factura',
  look: 'Ver',
  remindOf: (number, customer) => (customer === '' ? `Recordar ${number}` : `Recordar ${number} a ${customer}`),
  acts: {
    disputes: 'Ver',
    refusedKey: 'Cambiar la clave',
    unpaidPlan: 'Pagar',
    wentBack: 'Responder',
    overdue: 'Recordar el pago',
    toConvert: 'Convertir en factura',
    expiring: 'Volver a preguntar',
    oldDrafts: 'Terminar',
    losing: 'Ver',
    belowFloor: 'Ver',
    withoutCost: 'Introducir costes',
    unpriced: 'Fijar un margen',
    costRose: 'Ajustar precios',
    currencyMoved: 'Actualizar costes',
    toLand: 'Incorporar',
    toTrueUp: 'Regularizar',
    lostStores: 'Volver a conectar',
    storeDifferences: 'Comparar',
    toApply: 'Revisar',
    oldRates: 'Ver',
  },
  renewed: 'los costes',
}
