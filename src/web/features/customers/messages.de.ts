import type { CustomerAccount } from '#domain/customers/accounts.ts'
import type { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Status = (typeof CUSTOMER_STATES)[number]

const states: Readonly<Record<Status, string>> = { active: 'Aktiv', inactive: 'Inaktiv', pending: 'Ausstehend' }

/** Amounts by currency: `120,00 €, 4,00 $`; empty where there is nothing. */
function amounts(sums: Iterable<readonly [currency: string, units: number]>): string {
  return [...sums].flatMap(([currency, units]) => (units > 0 ? formatMoney(units, currency) : [])).join(', ')
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Kunden',
  factsOf: (customers, accounts) => {
    const active = customers.filter(({ status }) => status === 'active').length
    const [due, overdue] = (['due', 'overdue'] as const).map((name) => amounts(sumsOf(accounts, name)))
    return [
      `${countOf('customer', customers.length)}, ${formatNumber(active)} aktiv`,
      ...(due ? [`${due} offen`] : []),
      ...(overdue ? [`${overdue} überfällig`] : []),
    ].join(' · ')
  },
  amounts,
  overdue: (units, currency) => `${formatMoney(units, currency)} überfällig`,
  create: 'Neuer Kunde',
  figures: 'Kennzahlen',
  searchHint: 'Name, E-Mail …',
  states,
  notSet: 'Nicht angegeben',
  filters: {
    status: { label: 'Status', all: 'Alle Status', options: states },
    country: { label: 'Land', all: 'Alle Länder', absent: 'Nicht angegeben' },
    industry: { label: 'Branche', all: 'Alle Branchen', absent: 'Nicht angegeben' },
    owing: { label: 'Saldo', all: 'Jeder Saldo', options: { due: 'Mit offenem Betrag', overdue: 'Überfällig' } },
    tags: { label: 'Schlagwörter', all: 'Alle Schlagwörter' },
  },
  columns: { name: 'Kunde', due: 'Offen' },
  noContact: 'Kein Kontakt',
  selection: { status: 'Status', tags: 'Schlagwörter' },
  tagging: {
    title: (count) =>
      plural(count, {
        one: 'Schlagwörter für einen Kunden',
        other: `Schlagwörter für ${countOf('customer', count)}`,
      }),
    add: 'Hinzufügen',
    remove: 'Entfernen',
    apply: 'Schlagwörter ändern',
  },
  making: {
    title: 'Neuer Kunde',
    lead: 'Der Name genügt. Alles andere können Sie auf der Seite des Kunden ergänzen.',
    noCountry: 'Nicht bekannt',
    known: (name) => `Es gibt schon einen Kunden mit dieser E-Mail: ${name}.`,
    create: 'Kunden hinzufügen',
  },
  empty: {
    title: 'Noch keine Kunden',
    text: 'Zu einem Kunden gehören die Angaben für Dokumente, der Saldo und die Preisliste. Mit der ersten Rechnung wird ein Kunde auch von selbst hinzugefügt.',
    importFile: 'Datei importieren',
  },
  statusSet: (count, status) => `${countOf('customer', count)} auf „${states[status]}“ gesetzt`,
  tagged: (count) =>
    plural(count, {
      one: 'Schlagwörter eines Kunden geändert',
      other: `Schlagwörter von ${countOf('customer', count)} geändert`,
    }),
  documentsStay: 'Die Dokumente bleiben erhalten, mit Namen und Adresse.',
}

function sumsOf(accounts: readonly CustomerAccount[], name: 'due' | 'overdue'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const account of accounts) sums.set(account.currency, (sums.get(account.currency) ?? 0) + account[name])
  return sums
}
