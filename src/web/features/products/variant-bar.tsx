import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { fieldText } from '#web/kit/form/field-text.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { VariantChange } from './variant-edits.ts'
import { variantLine } from './variant-fields.tsx'
import { variantMessages as messages } from './variant-messages.ts'

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
  const counted = formatCount(count, messages.variant)

  function set() {
    const parsed = readChange(field, typed, currency)
    if ('issue' in parsed) return setIssue(parsed.issue)
    setTyped('')
    onSet(parsed.value, messages.columns[field])
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
        label={messages.setWhat}
        hideLabel
        className="w-40"
        value={field}
        options={FIELDS.map((value) => ({ value, label: messages.columns[value] }))}
        onChange={choose}
      />
      {field === 'isActive' ? (
        <NativeSelect
          label={messages.setTo}
          hideLabel
          className="w-40"
          value={typed}
          options={[
            { value: YES, label: messages.yes },
            { value: NO, label: messages.no },
          ]}
          onChange={setTyped}
        />
      ) : (
        <TextField
          label={messages.setTo}
          hideLabel
          className="w-40"
          inputMode="decimal"
          placeholder={messages.emptyMeans[field]}
          value={typed}
          error={issue}
          onChange={(event) => {
            setTyped(event.target.value)
            setIssue(undefined)
          }}
        />
      )}
      <Button type="submit">{messages.set(counted)}</Button>
      <Button tone="ghost" icon={<Trash2 />} onClick={onDelete}>
        {messages.deleteMany(counted)}
      </Button>
    </form>
  )
}

const YES = 'yes'
const NO = 'no'

function readChange(field: BulkField, typed: string, currency: string): Parsed<VariantChange> {
  if (field === 'isActive') return { value: { isActive: typed === YES } }
  const declared = variantLine[field]
  const parsed = declared ? fieldText(declared, currency).read(typed) : { value: null }
  return 'issue' in parsed ? parsed : { value: { [field]: parsed.value } }
}
