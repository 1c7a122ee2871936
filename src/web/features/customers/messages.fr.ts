import type { CustomerAccount } from '#domain/customers/accounts.ts'
import type { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

type Status = (typeof CUSTOMER_STATES)[number]

const states: Readonly<Record<Status, string>> = { active: 'Actif', inactive: 'Inactif', pending: 'En attente' }

function amounts(sums: Iterable<readonly [currency: string, units: number]>): string {
  return [...sums].flatMap(([currency, units]) => (units > 0 ? formatMoney(units, currency) : [])).join(', ')
}

export const customersMessages: MessagesOf<typeof English.customersMessages> = {
  title: 'Clients',
  factsOf: (customers, accounts) => {
    const active = customers.filter(({ status }) => status === 'active').length
    const [due, overdue] = (['due', 'overdue'] as const).map((name) => amounts(sumsOf(accounts, name)))
    return [
      `${countOf('customer', customers.length)}, ${formatNumber(active)} ${plural(active, { one: 'actif', other: 'actifs' })}`,
      ...(due ? [`${due} à payer`] : []),
      ...(overdue ? [`${overdue} en retard`] : []),
    ].join(' · ')
  },
  amounts,
  overdue: (units, currency) => `${formatMoney(units, currency)} en retard`,
  create: 'Nouveau client',
  figures: 'Chiffres clés',
  searchHint: 'Nom, e-mail…',
  states,
  notSet: 'Non renseigné',
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts', options: states },
    country: { label: 'Pays', all: 'Tous les pays', absent: 'Non renseigné' },
    industry: { label: 'Secteur', all: 'Tous les secteurs', absent: 'Non renseigné' },
    owing: { label: 'Solde', all: 'Tous les soldes', options: { due: 'Reste à payer', overdue: 'En retard' } },
    tags: { label: 'Étiquettes', all: 'Toutes les étiquettes' },
  },
  columns: { name: 'Client', due: 'Reste à payer' },
  noContact: 'Pas de coordonnées',
  selection: { status: 'Statut', tags: 'Étiquettes' },
  tagging: {
    title: (count) => `Étiquettes de ${countOf('customer', count)}`,
    add: 'Ajouter',
    remove: 'Enlever',
    apply: 'Modifier les étiquettes',
  },
  making: {
    title: 'Nouveau client',
    lead: 'Le nom suffit. Tout le reste peut suivre sur la page du client.',
    noCountry: 'Inconnu',
    known: (name) => `Il y a déjà un client avec cet e-mail\u00a0: ${name}.`,
    create: 'Ajouter le client',
  },
  empty: {
    title: 'Pas encore de client',
    text: 'Un client réunit les coordonnées pour les documents, le solde et la liste de prix. Il est aussi ajouté avec sa première facture.',
    importFile: 'Importer un fichier',
  },
  statusSet: (count, status) => `${countOf('customer', count)}\u00a0: statut «\u00a0${states[status]}\u00a0»`,
  tagged: (count) => `Étiquettes de ${countOf('customer', count)} modifiées`,
  documentsStay: 'Leurs documents restent, avec leur nom et leur adresse.',
}

function sumsOf(accounts: readonly CustomerAccount[], name: 'due' | 'overdue'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const account of accounts) sums.set(account.currency, (sums.get(account.currency) ?? 0) + account[name])
  return sums
}
