import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { service } from '#contract/entities/service.ts'
import type { Field } from '#contract/fields.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import type { Editing } from './editing.ts'
import { pageText as text } from './page-text.ts'

const { line } = service.fields.additionalCosts

/** The costs that have a name of their own, such as a drive or a licence. */
export function OtherCosts({ editing: { row, save } }: { readonly editing: Editing }) {
  const added = useRef<string>(undefined)
  const edit = (id: string, change: Readonly<Record<string, unknown>> | null, what: string | null) =>
    save({ additionalCosts: { lines: { [id]: change } } }, what)

  function add() {
    const id = crypto.randomUUID()
    added.current = id
    edit(id, { label: text.newCost, amount: 0 }, null)
  }

  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 text-[13px] font-semibold">{text.otherCosts}</legend>
      <ul className="space-y-2">
        {row.additionalCosts.map((cost) => (
          <li key={cost.id} className="flex items-start gap-2">
            <SavedText
              label={text.costLabel}
              hideLabel
              className="flex-1"
              inputRef={(input) => {
                if (!input || added.current !== cost.id) return
                added.current = undefined
                input.select()
              }}
              value={cost.label}
              read={readField(line?.['label'] as Field<string>)}
              onSave={(label) => edit(cost.id, { label }, text.otherCosts)}
            />
            <MoneyField
              label={text.costAmount(cost.label || text.newCost)}
              hideLabel
              className="w-36 shrink-0"
              currency={row.baseCurrency}
              text={moneyText(cost.amount, row.baseCurrency)}
              parse={readMoney(row.baseCurrency, {})}
              onCommit={(amount) => edit(cost.id, { amount }, cost.label || text.newCost)}
            />
            <IconButton
              label={text.remove(cost.label || text.newCost)}
              icon={<Trash2 />}
              className="text-muted"
              onClick={() => edit(cost.id, null, text.removed(cost.label || text.newCost))}
            />
          </li>
        ))}
      </ul>
      <Button tone="ghost" size="small" icon={<Plus />} className="mt-2 -ml-2.5" onClick={add}>
        {text.addCost}
      </Button>
    </fieldset>
  )
}
