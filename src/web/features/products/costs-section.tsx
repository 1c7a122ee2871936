import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Ref, useRef } from 'react'
import { currencies } from '#domain/currency.ts'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { orEmpty, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { knownRates } from '#web/kit/currency/rates.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { showAlert } from '#web/kit/ui/confirm.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { CostField } from './cost-field.tsx'
import { currencyChange } from './cost-origins.ts'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorText as text } from './editor-text.ts'
import { StaleRates } from './origin-note.tsx'

const CURRENCIES = currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
const { line } = product.fields.additionalCosts

/** What a product costs: supplier price and its currency, shipping, duty, VAT, and any further costs. */
export function CostsSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, price, context, save } = editing
  const currency = row.baseCurrency
  return (
    <EditorSection
      title={text.sections.costs}
      {...(ref ? { ref } : {})}
      aside={
        price.result.flag === 'no-cost' || price.result.totalCost === null ? null : (
          <span className="font-semibold text-muted">{formatMoney(price.result.totalCost, currency)}</span>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4">
        <CostField
          label={text.supplierPrice}
          name="baseCost"
          currency={currency}
          min={0}
          cost={{ amount: row.baseCost, origin: row.baseCostOrigin }}
          onChange={(cost) => save({ baseCost: cost.amount, baseCostOrigin: cost.origin }, text.supplierPrice)}
        />
        <NativeSelect
          label={text.currency}
          value={currency}
          options={CURRENCIES}
          onChange={(next) => changeCurrency(editing, next)}
        />
        <CostField
          label={text.shipping}
          name="shippingCost"
          currency={currency}
          min={0}
          cost={{ amount: row.shippingCost, origin: row.shippingCostOrigin }}
          onChange={(cost) => save({ shippingCost: cost.amount, shippingCostOrigin: cost.origin }, text.shipping)}
        />
        <PercentField
          label={text.duty}
          name="importDuty"
          text={percentText(row.importDuty)}
          parse={readPercent()}
          onCommit={(importDuty) => save({ importDuty }, text.duty)}
        />
        <PercentField
          label={text.vat}
          name="vatTax"
          className="col-span-2 sm:col-span-1"
          help={context.vatRecoverable ? text.vatReclaimed : text.vatHelp}
          text={percentText(row.vatTax)}
          parse={orEmpty(readPercent())}
          onCommit={(vatTax) => save({ vatTax }, text.vat)}
        />
      </div>
      <OtherCosts editing={editing} />
      <StaleRates
        origins={[row.baseCostOrigin, row.shippingCostOrigin, ...row.additionalCosts.map(({ origin }) => origin)]}
      />
    </EditorSection>
  )
}

function changeCurrency({ row, save }: Editing, next: string) {
  const patch = currencyChange(row, next, knownRates())
  if (patch) save(patch, text.currency)
  else void showAlert(text.currency, text.currencyTooLarge, text.back)
}

function OtherCosts({ editing: { row, save } }: { readonly editing: Editing }) {
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
                input.scrollIntoView({ block: 'center' })
              }}
              value={cost.label}
              read={readField(line?.['label'] as Field<string>)}
              onSave={(label) => edit(cost.id, { label }, text.otherCosts)}
            />
            <CostField
              label={`${text.costAmount}: ${cost.label}`}
              hideLabel
              className="w-36 shrink-0"
              currency={row.baseCurrency}
              cost={{ amount: cost.amount, origin: cost.origin ?? null }}
              onChange={(next) => edit(cost.id, { ...next }, cost.label || text.otherCosts)}
            />
            <IconButton
              label={text.removeCost(cost.label)}
              icon={<Trash2 />}
              className="text-muted"
              onClick={() => edit(cost.id, null, text.removedCost(cost.label))}
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
