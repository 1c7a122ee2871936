import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef } from 'react'
import type { Field } from '#contract/fields.ts'
import type { Units } from '#domain/money.ts'
import { readField } from '../form/read-field.ts'
import { SavedText } from '../form/saved-text.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FieldScope } from '../ui/field-scope.tsx'
import { otherCostsMessages as messages } from './other-costs-messages.ts'

interface OtherCost {
  readonly id: string
  readonly label: string
  readonly amount: Units
}

/** What an amount has to be given as: its name and label, and how it is saved. */
export interface CostAmountProps {
  readonly name: string
  readonly label: string
  readonly hideLabel: true
  readonly className: string
  readonly onSave: (change: object) => void
}

export interface OtherCostsProps<C extends OtherCost> {
  readonly costs: readonly C[]
  /** The field of a cost's label. */
  readonly labelField: Field<string>
  readonly renderAmount: (cost: C, field: CostAmountProps) => ReactNode
  /** Saves a patch of the record; `what` names the change, null is a step on the way. */
  readonly save: (patch: CostsPatch, what: string | null) => void
  /** Removes one; `what` says so. */
  readonly remove: (patch: CostsPatch, what: string) => void
}

/** The costs by their ids: what of each changes, null for one that goes. */
export interface CostsPatch {
  readonly additionalCosts: { readonly lines: Readonly<Record<string, object | null>> }
}

/** The costs that have a name of their own, such as a drive or a licence. */
export function OtherCosts<C extends OtherCost>(props: OtherCostsProps<C>) {
  const { costs, labelField, renderAmount, save, remove } = props
  const added = useRef<string>(undefined)
  const patchOf = (id: string, change: object | null) => ({ additionalCosts: { lines: { [id]: change } } })
  const edit = (id: string, change: object, what: string | null) => save(patchOf(id, change), what)

  function add() {
    const id = crypto.randomUUID()
    added.current = id
    edit(id, { label: messages.fresh, amount: 0 }, null)
  }
  function showAdded(id: string, input: HTMLInputElement | null) {
    if (!input || added.current !== id) return
    added.current = undefined
    input.select()
    input.scrollIntoView({ block: 'center' })
  }

  return (
    <fieldset className="mt-4 min-w-0">
      <legend className={costs.length === 0 ? 'sr-only' : 'mb-2 text-[13px] font-semibold'}>{messages.title}</legend>
      <ul className="space-y-2">
        {costs.map((cost) => {
          const name = cost.label || messages.fresh
          return (
            <FieldScope key={cost.id} of={cost.id}>
              <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 md:flex">
                <SavedText
                  name="label"
                  label={messages.label}
                  hideLabel
                  className="md:flex-1"
                  inputRef={(input) => showAdded(cost.id, input)}
                  value={cost.label}
                  read={readField(labelField)}
                  onSave={(label) => edit(cost.id, { label }, messages.title)}
                />
                {renderAmount(cost, {
                  name: 'amount',
                  label: messages.amount(name),
                  hideLabel: true,
                  className: 'max-md:order-last max-md:col-span-2 md:w-44 md:shrink-0',
                  onSave: (change) => edit(cost.id, change, name),
                })}
                <IconButton
                  label={messages.remove(name)}
                  icon={<Trash2 />}
                  className="text-muted"
                  onClick={() => remove(patchOf(cost.id, null), messages.removed(name))}
                />
              </li>
            </FieldScope>
          )
        })}
      </ul>
      <Button
        data-adds
        tone="ghost"
        size="small"
        icon={<Plus />}
        className={costs.length === 0 ? '-my-1 -ms-2.5' : 'mt-2 -ms-2.5'}
        onClick={add}
      >
        {messages.add}
      </Button>
    </fieldset>
  )
}
