import { amountCurrency } from '#contract/amount-currency.ts'
import type { Entity } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { Kind, PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { FieldControl, type FieldControlProps } from './field-control.tsx'

/** A row while it is edited. */
export interface RowEditing<K extends Kind> {
  readonly row: RowOfKind<K>
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (patch: PatchOfKind<K>, what: string) => void
  /** Shows what a number that is being typed would change, and stores nothing; null where nothing is typed. */
  readonly preview?: (patch: PatchOfKind<K> | null) => void
}

/** What a control says or takes in another way than its declaration. */
type Own = Partial<Omit<FieldControlProps, 'name' | 'field' | 'onCommit' | 'onType' | 'currency'>> & {
  readonly label?: string
}

type RowFieldProps<K extends Kind> = RowEditing<K> & Own & { readonly name: keyof RowOfKind<K> & string }

/**
 * Makes the control of the declared fields of one kind: label, help, limits, form and currency come from the declaration, and a change is
 * saved as it is made. `const ProductField = rowField<'product'>(product)`, then `<ProductField name="sku" {...editing} />`.
 */
export function rowField<K extends Kind>(entity: Pick<Entity, 'amountsIn'> & { readonly fields: object }) {
  const fields = entity.fields as Readonly<Record<string, Field>>
  return function RowField({ name, row, save, preview, label, ...own }: RowFieldProps<K>) {
    const declared = fields[name]
    if (!declared) return null
    const patchOf = (value: unknown) => ({ [name]: value }) as PatchOfKind<K>
    const field = label === undefined ? declared : { ...declared, label }
    return (
      <FieldControl
        value={row[name]}
        {...own}
        name={name}
        field={field}
        currency={amountCurrency(entity, row, declared)}
        onCommit={(value) => save(patchOf(value), field.label)}
        onType={preview && ((value) => preview(value === undefined ? null : patchOf(value)))}
      />
    )
  }
}
