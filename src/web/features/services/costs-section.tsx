import { service } from '#contract/entities/service.ts'
import type { Field } from '#contract/fields.ts'
import { laborCost } from '#domain/service-pricing.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { OtherCosts } from '#web/kit/price/other-costs.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { type Editing, ServiceField } from './editing.ts'
import { pageMessages as messages } from './page-messages.ts'

/** What a service costs: hours and what one costs, or labour as one amount, and everything beside it (SERV-02). */
export function CostsSection({ editing }: { readonly editing: Editing }) {
  const { row, save } = editing
  return (
    <Panel
      title={messages.sections.costs}
      action={
        row.totalCost !== 0 && (
          <span className="font-semibold text-muted">{formatMoney(row.totalCost, row.baseCurrency)}</span>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <ServiceField {...editing} name="laborHours" unit="h" />
        <ServiceField {...editing} name="laborRate" />
        <ServiceField {...editing} name="laborCost" label={messages.labor} help={laborHelp(editing)} />
        <ServiceField {...editing} name="materialCost" />
        <ServiceField {...editing} name="overheadCost" />
        <ServiceField {...editing} name="subcontractorCost" />
      </div>
      <OtherCosts
        costs={row.additionalCosts}
        labelField={service.fields.additionalCosts.line?.['label'] as Field<string>}
        save={save}
        remove={save}
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
  if (row.laborCost !== null && row.laborCost !== 0) return messages.laborOwn
  const fromHours = laborCost(row)
  return fromHours === 0 ? messages.laborEmpty : messages.laborFromHours(formatMoney(fromHours, row.baseCurrency))
}
