import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { orEmpty, readInteger, readMoney } from '#web/kit/form/number-text.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { VariantChange } from './variant-edits.ts'
import { variantText as text } from './variant-text.ts'

const FIELDS = ['baseCost', 'retailPrice', 'stock', 'isActive'] as const
type BulkField = (typeof FIELDS)[number]

export interface VariantBarProps {
  readonly count: number
  readonly currency: string
  readonly onSet: (change: VariantChange, what: string) => void
  readonly onDelete: () => void
}

/** One figure for all chosen variants, or their end. */
export function VariantBar({ count, currency, onSet, onDelete }: VariantBarProps) {
  const [field, setField] = useState<BulkField>('baseCost')
  const [typed, setTyped] = useState('')
  const [issue, setIssue] = useState<string | undefined>(undefined)
  const counted = formatCount(count, text.variant)

  function set() {
    const parsed = readChange(field, typed, currency)
    if ('issue' in parsed) return setIssue(parsed.issue)
    setTyped('')
    onSet(parsed.value, text.columns[field])
  }

  function choose(next: BulkField) {
    setField(next)
    setTyped(next === 'isActive' ? YES : '')
    setIssue(undefined)
  }

  return (
    <form
      className="flex flex-wrap items-start gap-2 rounded-xl border border-line bg-bg p-3"
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
    >
      <NativeSelect
        label={text.setWhat}
        hideLabel
        className="w-40"
        value={field}
        options={FIELDS.map((value) => ({ value, label: text.columns[value] }))}
        onChange={choose}
      />
      {field === 'isActive' ? (
        <NativeSelect
          label={text.setTo}
          hideLabel
          className="w-40"
          value={typed}
          options={[
            { value: YES, label: text.yes },
            { value: NO, label: text.no },
          ]}
          onChange={setTyped}
        />
      ) : (
        <TextField
          label={text.setTo}
          hideLabel
          className="w-40"
          inputMode="decimal"
          placeholder={text.emptyMeans[field]}
          value={typed}
          error={issue}
          onChange={(event) => {
            setTyped(event.target.value)
            setIssue(undefined)
          }}
        />
      )}
      <Button type="submit">{text.set(counted)}</Button>
      <Button tone="ghost" icon={<Trash2 />} onClick={onDelete}>
        {text.deleteMany(counted)}
      </Button>
    </form>
  )
}

const YES = 'yes'
const NO = 'no'

function readChange(field: BulkField, typed: string, currency: string): Parsed<VariantChange> {
  if (field === 'isActive') return { value: { isActive: typed === YES } }
  const parsed = orEmpty(field === 'stock' ? readInteger() : readMoney(currency))(typed)
  return 'issue' in parsed ? parsed : { value: { [field]: parsed.value } }
}
