import type { CustomerAccount } from '#domain/customers/accounts.ts'
import type { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Status = (typeof CUSTOMER_STATES)[number]

const states: Readonly<Record<Status, string>> = { active: 'Activo', inactive: 'Inactivo', pending: 'Pendiente' }

function amounts(sums: Iterable<readonly [currency: string, units: number]>): string {
  return [...sums].flatMap(([currency, units]) => (units > 0 ? formatMoney(units, currency) : [])).join(', ')
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Clientes',
  factsOf: (customers: readonly { readonly status: Status }[], accounts: readonly CustomerAccount[]) => {
    const active = customers.filter(({ status }) => status === 'active').length
    const [due, overdue] = (['due', 'overdue'] as const).map((name) => amounts(sumsOf(accounts, name)))
    const activeText = plural(active, { one: 'activo', other: 'activos' })
    return [
      `${countOf('customer', customers.length)}, ${formatNumber(active)} ${activeText}`,
      ...(due ? [`pendiente: ${due}`] : []),
      ...(overdue ? [`vencido: ${overdue}`] : []),
    ].join(' · ')
  },
  amounts,
  overdue: (units: number, currency: string) => `Vencido: ${formatMoney(units, currency)}`,
  create: 'Nuevo cliente',
  figures: 'Cifras',
  searchHint: 'Nombre, correo…',
  states,
  notSet: 'Sin indicar',
  filters: {
    status: { label: 'Estado', all: 'Todos los estados', options: states },
    country: { label: 'País', all: 'Todos los países', absent: 'Sin indicar' },
    industry: { label: 'Sector', all: 'Todos los sectores', absent: 'Sin indicar' },
    owing: { label: 'Saldo', all: 'Cualquier saldo', options: { due: 'Debe algo', overdue: 'Vencido' } },
    tags: { label: 'Etiquetas', all: 'Cualquier etiqueta' },
  },
  columns: { name: 'Cliente', due: 'Pendiente' },
  noContact: 'Sin contacto',
  selection: { status: 'Estado', tags: 'Etiquetas' },
  tagging: {
    title: (count: number) => `Etiquetas de ${countOf('customer', count)}`,
    add: 'Añadir',
    remove: 'Quitar',
    apply: 'Cambiar etiquetas',
  },
  making: {
    title: 'Nuevo cliente',
    lead: 'Basta con el nombre. Todo lo demás puede añadirse después en la página del cliente.',
    noCountry: 'Desconocido',
    known: (name: string) => `Ya hay un cliente con este correo electrónico: ${name}.`,
    create: 'Añadir cliente',
  },
  empty: {
    title: 'Aún no hay clientes',
    text: 'Un cliente reúne los datos para los documentos, el saldo y la lista de precios. También se añade uno con su primera factura.',
    importFile: 'Importar un archivo',
  },
  statusSet: (count: number, status: Status) =>
    `Estado de ${countOf('customer', count)}: ${states[status].toLowerCase()}`,
  tagged: (count: number) => `Etiquetas de ${countOf('customer', count)} cambiadas`,
  documentsStay: 'Sus documentos se conservan, con el nombre y la dirección que figuran en ellos.',
}

function sumsOf(accounts: readonly CustomerAccount[], name: 'due' | 'overdue'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const account of accounts) sums.set(account.currency, (sums.get(account.currency) ?? 0) + account[name])
  return sums
}
