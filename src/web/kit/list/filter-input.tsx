import { joinedTerms, splitTerms } from '#contract/lists/list-texts.ts'
import { DayField } from '../form/day-field.tsx'
import { formatNumber } from '../format/number.ts'
import { Combobox } from '../ui/combobox.tsx'
import type { Option } from '../ui/native-select.tsx'
import type { NamedField } from '../ui/use-draft.ts'
import { AmountFilter } from './amount-filter.tsx'
import type { FilterMessages } from './list-view.ts'
import { PickFilter } from './pick-filter.tsx'
import { barMessages } from './bar-messages.ts'

interface FilterInputProps extends NamedField {
  /** A day or an amount as a bound, several of the options, or one of many that is found by typing. */
  readonly form: 'day' | 'amount' | 'several' | 'typed'
  readonly messages: FilterMessages
  readonly text: string
  readonly options: readonly Option[]
  readonly onChange: (text: string) => void
}

/** The control of a filter that is more than a choice of one. */
export function FilterInput({ name, form, messages, text, options, onChange }: FilterInputProps) {
  switch (form) {
    case 'day':
      return (
        <span className="flex items-center gap-1.5 max-md:grow">
          <span aria-hidden="true" className="text-[13px] text-muted">
            {messages.all}
          </span>
          <DayField
            name={`filter ${name}`}
            label={messages.label}
            hideLabel
            className="w-38 max-md:grow"
            value={text || null}
            onCommit={(day) => onChange(day ?? '')}
          />
        </span>
      )
    case 'amount':
      return (
        <AmountFilter
          name={`filter ${name}`}
          label={messages.label}
          hint={messages.all}
          value={text}
          onChange={onChange}
        />
      )
    case 'several': {
      const chosen = splitTerms(text)
      return (
        <PickFilter
          label={chosen.length === 0 ? messages.label : barMessages.picked(messages.label, formatNumber(chosen.length))}
          anyLabel={messages.all}
          options={options}
          value={chosen}
          onChange={(next) => onChange(joinedTerms(next))}
        />
      )
    }
    case 'typed':
      return (
        <Combobox
          label={messages.label}
          hideLabel
          className="max-w-48 grow basis-36 max-md:max-w-none"
          placeholder={messages.all}
          value={text || null}
          options={options}
          onChange={(value) => onChange(value ?? '')}
        />
      )
  }
}
