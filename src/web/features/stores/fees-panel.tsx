import X from 'lucide-react/icons/x'
import { store } from '#contract/entities/store.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { storesMessages } from './messages.ts'
import type { StoreSettings } from './store-settings.ts'

const messages = storesMessages.settings
const PERCENT = readPercent({ min: 0, max: 1_000_000 })
type Fee = RowOfKind<'store'>['categoryFees'][number]

interface FeesPanelProps {
  readonly row: RowOfKind<'store'>
  readonly isBlocked: boolean
  readonly onChange: (settings: StoreSettings) => void
}

/** What the shop system and the payment keep of each sale, by category where that differs (STORE-06). */
export function FeesPanel({ row, isBlocked, onChange }: FeesPanelProps) {
  const { feePercent, feeFixed } = store.fields
  const options = useCategoryOptions()
  const { currency, categoryFees } = row
  const nameOf = (id: string | null) => options.find(({ value }) => value === id)?.label ?? ''
  const save = (fees: readonly Fee[]) => onChange({ categoryFees: fees })
  const replace = (id: string, change: Partial<Fee>) =>
    save(categoryFees.map((fee) => (fee.id === id ? { ...fee, ...change } : fee)))
  const free = options.filter(({ value }) => !categoryFees.some(({ categoryId }) => categoryId === value))
  return (
    <Panel title={messages.fees} lead={messages.feesLead}>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <PercentField
          name="feePercent"
          label={feePercent.label}
          disabled={isBlocked}
          text={percentText(row.feePercent)}
          parse={PERCENT}
          onCommit={(value) => onChange({ feePercent: value })}
        />
        <MoneyField
          name="feeFixed"
          label={feeFixed.label}
          disabled={isBlocked || currency === ''}
          currency={currency}
          text={moneyText(row.feeFixed, currency)}
          parse={readMoney(currency)}
          onCommit={(value) => onChange({ feeFixed: value ?? 0 })}
        />
      </div>
      <h3 className="mt-6 font-semibold">{messages.other}</h3>
      {options.length === 0 && <NoCategories />}
      <ul className="mt-2 max-w-xl space-y-3">
        {categoryFees.map((fee) => (
          <li
            key={fee.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
          >
            <span className="flex items-center font-semibold wrap-anywhere max-sm:col-span-3 sm:min-h-9">
              {nameOf(fee.categoryId)}
            </span>
            <PercentField
              name={`percent ${fee.id}`}
              label={feePercent.label}
              disabled={isBlocked}
              text={percentText(fee.percent)}
              parse={PERCENT}
              onCommit={(percent) => replace(fee.id, { percent })}
            />
            <MoneyField
              name={`fixed ${fee.id}`}
              label={feeFixed.label}
              disabled={isBlocked || currency === ''}
              currency={currency}
              text={moneyText(fee.fixed, currency)}
              parse={readMoney(currency)}
              onCommit={(fixed) => replace(fee.id, { fixed: fixed ?? 0 })}
            />
            <IconButton
              label={messages.removeCategory(nameOf(fee.categoryId))}
              icon={<X />}
              disabled={isBlocked}
              onClick={() => save(categoryFees.filter(({ id }) => id !== fee.id))}
            />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <SelectField
          label={messages.addCategory}
          className="mt-3 max-w-xs"
          disabled={isBlocked}
          value={null}
          options={free}
          onChange={(categoryId) =>
            save([
              ...categoryFees,
              { id: crypto.randomUUID(), categoryId, percent: row.feePercent, fixed: row.feeFixed },
            ])
          }
        />
      )}
    </Panel>
  )
}

/** Fees by category need one. */
function NoCategories() {
  return (
    <p className="mt-1 text-pretty text-muted">
      {messages.noCategories}{' '}
      <ScreenLink screen="categories" className="font-semibold text-primary hover:underline">
        {messages.toCategories}
      </ScreenLink>
    </p>
  )
}
