import { dayOf } from '#domain/calendar-day.ts'
import { customerTitle } from '#domain/customer-title.ts'
import { type Statement, type StatementDocument, type StatementEntry, statements } from '#domain/documents/statement.ts'
import { documentLanguage } from '#domain/documents/paper-language.ts'
import type { RowOf } from '#contract/entity.ts'
import type { customer } from '#contract/entities/customer.ts'
import { addressIn } from '#contract/postal-address.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/data-access.ts'
import { readLookup, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { requireFewLines } from '../most-lines.ts'
import type { PdfWorkers } from '../pdf-workers.ts'
import { type Words, wordsOf } from '../locale-formats.ts'
import { fileName } from '../print-list.ts'
import { addressLines } from './address-lines.ts'
import { type DocumentMessages, documentMessages } from './messages/document-texts.ts'
import { businessPart, facts, filled, type PdfOptions, sellerFor, senderOf } from './letterhead.ts'
import { logoBytes } from './logo.ts'
import type { InTransaction, PrintedPdf } from './print-document.ts'
import { profileFrom, type ProfileRow } from './read-document.ts'
import type { AccountWords, EntryWords, StatementJob } from './statement-job.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The days of a statement; absent means this year until today. */
export interface StatementOptions extends PdfOptions {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type CustomerRow = RowOf<typeof customer.fields>

interface ReadAccount {
  readonly customer: CustomerRow
  readonly profile: ProfileRow | undefined
  readonly documents: readonly StatementDocument[]
}

/** Prints a customer's statement; undefined where the user has no customer of that id. Throws `Refusal` when the PDF worker cannot print it. */
export type PrintStatement = (
  inTransaction: InTransaction,
  customerId: string,
  options: StatementOptions,
) => Promise<PrintedPdf | undefined>

/** Makes the printer of statements. */
export function createStatementPrinter(pdfWorkers: PdfWorkers): PrintStatement {
  return async (inTransaction, id, options) => {
    const [read, owner] = await inTransaction((tx) => Promise.all([readAccount(tx, id), ownerOf(tx)]))
    if (!read) return undefined
    const job = await statementJob(read, options, sharedNow())
    const printed = await pdfWorkers.print(owner, job)
    return { ...printed, fileName: fileName(`${job.title} ${job.party.name} ${job.number}`, 'pdf') }
  }
}

const DOCUMENTS = `select id, document_type as "documentType", status, document_number as "documentNumber", issue_date as "issueDate",
  due_date as "dueDate", currency, total, payments, original_invoice_id as "originalInvoiceId"
  from document where user_id = ${currentUser} and customer_id = $1 and document_type in ('invoice', 'creditnote')`

async function readAccount(tx: Queryable, id: string): Promise<ReadAccount | undefined> {
  const cache = new RowCache()
  const open = { tx, cache }
  const profiles = readLookup({ kind: 'businessProfile', field: 'isDefault', is: true })
  await readMore(open, [...readRefs([{ kind: 'customer', id }]), profiles])
  const row = cache.get('customer', id) as CustomerRow | undefined
  if (!row) return undefined
  const { rows } = await tx.query({ name: 'pdf:statement', text: DOCUMENTS, values: [id] })
  return { customer: row, profile: profileFrom(cache, null), documents: rows as unknown as StatementDocument[] }
}

/** Turns an account into the texts of its PDF. */
async function statementJob(read: ReadAccount, options: StatementOptions, now: number): Promise<StatementJob> {
  const { customer: row, profile, documents } = read
  const seller = sellerFor(null, profile)
  const country = typeof row.billingAddress === 'string' ? row.country : (row.billingAddress.country ?? row.country)
  const language = documentLanguage({
    asked: options.language,
    document: row.language,
    profile: profile?.documentLanguage ?? '',
    countries: [seller.address.country ?? '', country],
  })
  const { labels, isRightToLeft } = documentMessages(language)
  const words = wordsOf(language)
  const to = options.to ?? dayOf(now, profile?.timeZone || 'UTC')
  const from = options.from ?? `${to.slice(0, 4)}-01-01`
  const accounts = statements(documents, from, to)
  const lines = accounts.reduce((sum, { entries }) => sum + entries.length, 0)
  requireFewLines('statement', lines)
  const text = labels.statement
  return {
    kind: 'statement',
    ...businessPart(profile, seller, options),
    language,
    isRightToLeft,
    sender: senderOf(seller, labels, language, country),
    logo: await logoBytes(profile?.logo ?? ''),
    title: text.title,
    number: filled(text.period, { from: words.day(from), to: words.day(to) }),
    mark: '',
    party: {
      label: text.customer,
      name: customerTitle(row),
      lines: addressLines(addressIn(row.billingAddress, row.country), language, seller.address.country),
    },
    facts: facts([
      [labels.date, words.day(to)],
      ...accounts.map(({ closing, currency }) => [text.closing, words.money(closing, currency)] as const),
    ]),
    heads: {
      date: labels.date,
      entry: text.entry,
      due: labels.dueDate,
      charge: text.charge,
      credit: text.credit,
      balance: text.balance,
    },
    byAge: text.byAge,
    accounts: accounts.map((account) => accountWords(account, from, labels, words)),
    nothing: text.nothing,
    pageWords: labels.page,
    at: Date.parse(to),
  }
}

function accountWords(account: Statement, from: string, labels: DocumentMessages, words: Words): AccountWords {
  const { currency, opening, entries, closing, ageing } = account
  const money = (units: number): string => words.money(units, currency)
  const first = {
    date: words.day(from),
    entry: labels.statement.opening,
    due: '',
    charge: '',
    credit: '',
    balance: money(opening),
  }
  const { notDue, days, over, unassigned } = labels.statement
  const [to30, to60, to90, beyond] = ageing.overdue
  const range = (from: number, to: number): string =>
    filled(days, { days: `${words.quantity(from * 10_000)}–${words.quantity(to * 10_000)}` })
  return {
    currency,
    entries: [first, ...entries.map((entry) => entryWords(entry, labels, words, money))],
    closing: { label: labels.statement.closing, value: money(closing) },
    ageing: [
      { label: notDue, value: money(ageing.notDue) },
      { label: range(1, 30), value: money(to30) },
      { label: range(31, 60), value: money(to60) },
      { label: range(61, 90), value: money(to90) },
      { label: over, value: money(beyond) },
      ...(ageing.unassigned === 0 ? [] : [{ label: unassigned, value: money(ageing.unassigned) }]),
    ],
  }
}

function entryWords(
  entry: StatementEntry,
  labels: DocumentMessages,
  words: Words,
  money: (units: number) => string,
): EntryWords {
  const { kind, documentNumber: number, amount, balance, date, dueDate } = entry
  const isCharge = kind === 'invoice'
  return {
    date: words.day(date),
    entry:
      kind === 'payment' || kind === 'refund'
        ? filled(labels.statement[kind], { number })
        : `${kind === 'credited' ? labels.credited : labels.titles[kind]} ${number}`,
    due: dueDate === null ? '' : words.day(dueDate),
    charge: isCharge ? money(amount) : '',
    credit: isCharge ? '' : money(-amount),
    balance: money(balance),
  }
}
