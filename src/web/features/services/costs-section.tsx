import { service } from '#contract/entities/service.ts'
import type { Field } from '#contract/fields.ts'
import { laborCost } from '#domain/service-pricing.ts'
import { orEmpty, readMoney, readQuantity } from '#web/kit/form/number-text.ts'
import { moneyText, quantityText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { OtherCosts } from '#web/kit/price/other-costs.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { Editing } from './editing.ts'
import { pageText as text } from './page-text.ts'

type Amount = 'laborRate' | 'laborCost' | 'materialCost' | 'overheadCost' | 'subcontractorCost'

/** What a service costs: hours and what one costs, or labour as one amount, and everything beside it (SERV-02). */
export function CostsSection({ editing }: { readonly editing: Editing }) {
  const { row, save } = editing
  const amount = (name: Amount, label: string, help?: string) => (
    <MoneyField
      label={label}
      name={name}
      currency={row.baseCurrency}
      text={moneyText(row[name], row.baseCurrency)}
      parse={orEmpty(readMoney(row.baseCurrency))}
      help={help}
      onCommit={(value) => save({ [name]: value }, label)}
    />
  )
  return (
    <Panel
      title={text.sections.costs}
      action={
        row.totalCost !== 0 && (
          <span className="font-semibold text-muted">{formatMoney(row.totalCost, row.baseCurrency)}</span>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField<number | null>
          label={text.hours}
          name="laborHours"
          unit="h"
          text={quantityText(row.laborHours)}
          parse={orEmpty(readQuantity())}
          onCommit={(laborHours) => save({ laborHours }, text.hours)}
        />
        {amount('laborRate', text.hourCost)}
        {amount('laborCost', text.labor, laborHelp(editing))}
        {amount('materialCost', text.material)}
        {amount('overheadCost', text.overhead)}
        {amount('subcontractorCost', text.subcontractor)}
      </div>
      <OtherCosts
        costs={row.additionalCosts}
        labelField={service.fields.additionalCosts.line?.['label'] as Field<string>}
        save={save}
        renderAmount={(cost, { onSave, ...field }) => (
          <MoneyField
            {...field}
            currency={row.baseCurrency}
            text={moneyText(cost.amount, row.baseCurrency)}
            parse={readMoney(row.baseCurrency, {})}
            onCommit={(amount) => onSave({ amount })}
          />
        )}
      />
    </Panel>
  )
}

function laborHelp({ row }: Editing): string {
  if (row.laborCost !== null && row.laborCost !== 0) return text.laborOwn
  const fromHours = laborCost(row)
  return fromHours === 0 ? text.laborEmpty : text.laborFromHours(formatMoney(fromHours, row.baseCurrency))
}
