import { entityOf } from '#contract/entities/registry.ts'
import { product } from '#contract/entities/product.ts'
import { fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { changedFields, type ChangedField, type ValueContext } from '#web/kit/list/field-value.ts'
import { isMarginRepeated } from '#web/kit/price/repeated-margin.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsMessages } from './messages.ts'

/** What the words of a row are taken from, beside the row. */
export interface RowContext {
  readonly nameOf: ValueContext['nameOf']
  /** The currency that a row has now; undefined when it is not there. */
  readonly currencyOf: (kind: string, id: string) => string | undefined
  /** For rows that name none. */
  readonly currency: string
}

/** The fields that a row changes in people's words, each amount in the currency that held on its side. */
export function rowChanges(row: ChangeSetRow, around: RowContext): readonly ChangedField[] {
  const entity = entityOf(row.kind)
  if (!entity) return []
  const choices = { ...changeSetsMessages.choices, priceEnding: priceMessages.endings }
  const [old, now] = [row.before, row.after].map((values) => {
    const currency = currencyIn(values) ?? currencyOfRow(row, around)
    const context = { currency, nameOf: around.nameOf, choices }
    return new Map(changedFields(entity, row.before, row.after, context).map((field) => [field.name, field]))
  })
  return fieldsOf(entity).flatMap(([name, field]) => {
    const [before, after] = [old?.get(name), now?.get(name)]
    const shown = before ?? after
    if (!shown || !isTold(row, name, field)) return []
    const words = { ...shown, before: (before ?? shown).before, after: (after ?? shown).after }
    return [field.type === 'percent' && field.readOnly ? { ...words, ...roundedFigures(row, name, words) } : words]
  })
}

/** The name of a row that comes or goes is its title; what is worked out matters where prices are. */
function isTold({ kind, before, after }: ChangeSetRow, name: string, field: Field): boolean {
  if (name === entityOf(kind)?.title && (before === null || after === null)) return false
  if (kind !== product.kind) return !field.readOnly
  return name !== 'margin' || !isMarginRepeated(before, after)
}

/** Percentages that were worked out have more digits than mean anything. */
function roundedFigures(
  { before, after }: ChangeSetRow,
  name: string,
  words: Pick<ChangedField, 'before' | 'after'>,
): Pick<ChangedField, 'before' | 'after'> {
  const rounded = (value: unknown, otherwise: string): string =>
    typeof value === 'number' ? formatPercent(value) : otherwise
  return { before: rounded(before?.[name], words.before), after: rounded(after?.[name], words.after) }
}

/** The kind of a row where it is not the usual one; undefined for products. */
export function kindMessage(kind: string): string | undefined {
  return kind === product.kind ? undefined : (entityOf(kind)?.label.one ?? kind)
}

function currencyOfRow({ kind, id, before, after }: ChangeSetRow, { currencyOf, currency }: RowContext): string {
  const now = id === null ? undefined : currencyOf(kind, id)
  return currencyIn(after) ?? currencyIn(before) ?? now ?? currency
}

function currencyIn(values: ChangeSetRow['before']): string | undefined {
  const currency = values?.['baseCurrency']
  return typeof currency === 'string' ? currency : undefined
}
