import type { RunAct, RunDate } from '#contract/recurring-runs.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { Repeat } from '#domain/documents/recurrence.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const repeats: Readonly<Record<Repeat, string>> = {
  weekly: 'Cada semana',
  monthly: 'Cada mes',
  quarterly: 'Cada trimestre',
  yearly: 'Cada año',
}
const invoices = (count: number): string => formatCount(count, { one: 'factura', other: 'facturas' })
const acts: Readonly<Record<RunAct, string>> = {
  make: 'Crear borrador',
  mail: 'Crear y enviar',
  skip: 'Omitir',
}
const dates: Readonly<Record<RunDate, string>> = {
  run: 'El día que tocaba cada una',
  today: 'Hoy',
}

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  title: 'Facturas periódicas',
  label: 'Facturas periódicas',
  search: 'Buscar facturas periódicas',
  searchHint: 'Nombre o cliente',
  filters: {
    isActive: { label: 'Estado', all: 'Todos los estados', options: { true: 'Activa', false: 'En pausa' } },
  },
  nothing: { title: 'Sin resultados', text: 'Ninguna factura periódica cumple todo esto.', reset: 'Mostrar todas' },
  chosen: 'Facturas periódicas seleccionadas',
  create: 'Nueva factura periódica',
  empty: {
    title: 'Facturas que se escriben solas',
    text: 'Alquileres, mantenimiento, suscripciones: elige una plantilla o una factura, y las siguientes se crean cuando toca.',
  },
  repeats,
  columns: {
    name: 'Nombre',
    customer: 'Cliente',
    repeat: 'Se repite',
    next: 'Próxima',
    last: 'Última creada',
    state: 'Estado',
    ends: 'Termina el',
  },
  states: { active: 'Activa', waiting: 'Te espera', paused: 'En pausa', ended: 'Terminada', problem: 'Problema' },
  edit: 'Editar',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: 'Eliminar',
}

export const dueMessages: MessagesOf<typeof English.dueMessages> = {
  acts,
  dates,
  title: (count: number, day: string) =>
    `${formatCount(count, { one: 'factura pendiente de crear', other: 'facturas pendientes de crear' })} desde el ${formatDay(day)}`,
  why: 'Tocan varias a la vez, como tras una pausa, así que ninguna se ha creado ni enviado sola. Elige qué hacer con cada una.',
  open: 'Revisar…',
  dialog: 'Facturas pendientes de crear',
  about: 'No se numera ni se envía nada hasta que lo confirmes aquí.',
  all: 'Todas',
  each: 'Como se elija abajo',
  dated: 'Fecha de las facturas',
  datedHelp:
    'Con fecha de hoy, cada una muestra su propio día como fecha de entrega. En ambos casos, los clientes tienen su plazo de pago completo.',
  period: (from: string, until: string) => `Del ${formatDay(from)} al ${formatDay(until)}`,
  what: (name: string, day: string) => `Qué hacer con ${name}, ${formatDay(day)}`,
  later: 'Ahora no',
  confirm: (made: number, mailed: number) =>
    mailed > 0 ? `Crear ${invoices(made)}, enviar ${formatNumber(mailed)}` : `Crear ${invoices(made)}`,
  confirmSkip: (skipped: number) => `Omitir ${invoices(skipped)}`,
  done: (made: number, mailed: number, skipped: number) =>
    [
      formatCount(made, { one: 'factura creada', other: 'facturas creadas' }),
      ...(mailed > 0
        ? [`${formatNumber(mailed)} ${plural(mailed, { one: 'enviada por correo', other: 'enviadas por correo' })}`]
        : []),
      ...(skipped > 0 ? [`${formatNumber(skipped)} ${plural(skipped, { one: 'omitida', other: 'omitidas' })}`] : []),
    ].join(', '),
}

export const dialogMessages: MessagesOf<typeof English.dialogMessages> = {
  create: 'Nueva factura periódica',
  edit: 'Factura periódica',
  name: 'Nombre',
  source: 'Se crea a partir de',
  sourceHelp: 'Una plantilla, o una factura que repetir. Sus líneas y precios se copian tal cual.',
  customer: 'Cliente',
  customerHelp: 'Vacío: el del documento a partir del que se crea.',
  repeat: 'Se repite',
  next: 'Primer día',
  nextAgain: 'Próximo día',
  ends: 'Termina el',
  endsHelp: 'Vacío: hasta que la detengas.',
  mails: 'Enviarla enseguida por correo',
  mailsHelp: 'Se marca como enviada y se envía por correo con su PDF. Si no, espera como borrador.',
  coming: 'Próximos días',
  none: 'Ninguno: termina antes de su próximo día.',
  save: 'Guardar',
  noName: 'Introduce un nombre.',
  noSource: 'Elige a partir de qué se crea.',
  noDay: 'Elige un día.',
  nothing: 'Crea primero una factura o una plantilla.',
}
