import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { Proposal } from '#contract/assistant/proposal.ts'
import { amountCurrency } from '#contract/amount-currency.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import type { AnyRow, Entity } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { recordScreen } from '#contract/record-screen.ts'
import { screenHref } from '#contract/screens.ts'
import { decimalFromQuantity } from '#domain/money.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { amountText, percentText } from './money-text.ts'
import type { ToolWork } from './tool-work.ts'

/** The rows of a draft that are looked at for examples, how many are shown, and how many of their fields. */
const LOOKED_AT = 20
const EXAMPLES = 3
const FIELDS = 6

/** The id of a change set that a tool drafts. */
export function newDraftId({ now }: Pick<ToolWork, 'now'>): string {
  return uuidV7(now, randomBytes(16))
}

interface DraftRow {
  readonly kind: string
  readonly id: string | null
  readonly state: string
  readonly title: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly problems: readonly { readonly message: string }[]
}

/** What was drafted, with its first rows: the card that a person looks at before the preview (CHAT-05). */
export async function proposalOf(
  tx: Queryable,
  { draftRows }: Pick<ToolWork, 'draftRows'>,
  id: string,
): Promise<{ readonly proposal: Proposal; readonly rows: readonly DraftRow[] }> {
  const cache = new RowCache()
  await readMore({ tx, cache }, readRefs([{ kind: changeSet.kind, id }]))
  const header = cache.get(changeSet.kind, id) as RowOfKind<'changeSet'> | undefined
  if (!header) throw new Error(`change set ${id} was not drafted`)
  const rows = (await tx.query(draftRows(id, LOOKED_AT))).rows as unknown as readonly DraftRow[]
  await readMore({ tx, cache }, readRefs(rows.flatMap((row) => (row.id ? [{ kind: row.kind, id: row.id }] : []))))
  const { effect } = header
  return {
    rows,
    proposal: {
      changeSetId: id,
      title: header.title,
      state: header.state,
      rows: header.size,
      created: effect.created ?? 0,
      updated: effect.updated ?? 0,
      unchanged: effect.unchanged ?? 0,
      refused: effect.refused ?? 0,
      belowFloor: effect.belowFloor ?? 0,
      losing: effect.losing ?? 0,
      marginBefore: percentText(effect.marginBefore ?? null),
      marginAfter: percentText(effect.marginAfter ?? null),
      examples: rows
        // What is only counted on, such as the numbers of documents, is no news.
        .filter(({ kind }) => recordScreen(kind) !== undefined)
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, EXAMPLES)
        .map((row) => example(row, row.id === null ? undefined : cache.get(row.kind, row.id))),
      preview: screenHref('change-sets', { id }),
    },
  }
}

const ORDER = ['update', 'create', 'bad', 'same']

function rank({ state }: DraftRow): number {
  return ORDER.indexOf(state)
}

function example(row: DraftRow, stored: AnyRow | undefined): Proposal['examples'][number] {
  const entity = knownEntity(row.kind)
  const currency = currencyOf(entity, { ...stored, ...row.before, ...row.after })
  const isNew = row.state === 'create'
  const names = Object.keys(row.after ?? {}).filter((name) => isTold(entity.fields[name], isNew))
  const told = (name: string, values: DraftRow['before']) => toldValue(entity.fields[name], values?.[name], currency)
  return {
    kind: row.kind,
    id: row.id,
    name: row.title ?? textOf(stored?.[entity.title]),
    state: row.state,
    changes: names
      .filter((name) => told(name, row.before) !== told(name, row.after))
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, FIELDS)
      .map((name) => ({
        field: name,
        label: entity.fields[name]?.label ?? name,
        before: told(name, row.before),
        after: told(name, row.after),
        ...kindOf(entity.fields[name], currency),
      })),
    ...linesOf(row.after?.['items'], currency),
    problems: row.problems.map(({ message }) => message),
  }
}

/** The figures that a change is about come first. */
const FIRST = ['dueDate', 'validUntil', 'customerName', 'margin', 'effectivePrice', 'total']

function weight(name: string): number {
  return FIRST.indexOf(name)
}

/** A choice has words of its own on each screen: the preview says them. */
const TOLD: ReadonlySet<Field['type']> = new Set(['text', 'flag', 'money', 'percent', 'quantity', 'integer'])

/** Settings of a new row, such as its kind and state, are no news. */
const SETTINGS: ReadonlySet<Field['type']> = new Set(['flag'])

function isTold(field: Field | undefined, isNew: boolean): boolean {
  if (field === undefined || field.internal || isId(field)) return false
  return TOLD.has(field.type) && !(isNew && SETTINGS.has(field.type))
}

function isId({ isUntold, names, namesLine }: Field): boolean {
  return isUntold === true || names !== undefined || namesLine !== undefined
}

/** How the screen shows a value. */
function kindOf(field: Field | undefined, currency: string) {
  switch (field?.type) {
    case 'money':
      return { kind: 'money', currency } as const
    case 'percent':
      return { kind: field.readOnly ? 'percent' : 'rate' } as const
    case 'quantity':
    case 'integer':
      return { kind: 'number' } as const
    default:
      return { kind: field?.isDay ? 'day' : 'text' } as const
  }
}

/** The first lines of a document: what, how much of it, and at which price. */
function linesOf(items: unknown, currency: string): Pick<Proposal['examples'][number], 'lines'> {
  if (!Array.isArray(items) || items.length === 0) return {}
  const lines = items as readonly {
    readonly quantity: number
    readonly description: string
    readonly unitPrice: number
  }[]
  return {
    lines: lines.slice(0, EXAMPLES).map(({ quantity, description, unitPrice }) => ({
      quantity: decimalFromQuantity(quantity),
      description,
      unitPrice: amountText(unitPrice, currency),
      currency,
    })),
  }
}

/** The currency of a row's amounts; one that is not written has that which it begins with. */
export function currencyOf(entity: Entity, row: Readonly<Record<string, unknown>>): string {
  return amountCurrency(entity, row) || textOf(entity.fields[entity.amountsIn ?? '']?.fallback)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toldValue(field: Field | undefined, value: unknown, currency: string): string | null {
  if (!field || value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return JSON.stringify(value)
  if (field.type === 'money') return amountText(value, currency)
  if (field.type === 'percent') return percentText(value)
  return field.type === 'quantity' ? decimalFromQuantity(value) : String(value)
}
