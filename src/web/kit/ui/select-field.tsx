import { Select } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLayoutProps } from './field.tsx'
import type { Option } from './native-select.tsx'
import { optionClass, optionPopupClass, pickerClass } from './option-list.ts'
import { choiceMessages } from './choice-messages.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useExposedFocusGuards } from './use-exposed-focus-guards.ts'

/** A choice that can say more about itself. */
export interface DescribedOption<V extends string = string> extends Option<V> {
  readonly detail?: string
  readonly disabled?: boolean
}

interface SelectFieldProps<V extends string> extends FieldLayoutProps {
  readonly value: V | null
  readonly options: readonly DescribedOption<V>[]
  readonly onChange: (value: V) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly name?: string
}

/** One of several choices in a form, with room for a line about each. Typing jumps to a choice. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { value, options, onChange, placeholder = choiceMessages.choose, disabled = false, name, ...layout } = props
  const [open, setOpen] = useState(false)
  useExposedFocusGuards(open)
  useBackCloses(open, () => setOpen(false))
  return (
    <Field {...layout} shown={options.find((option) => option.value === value)?.label ?? ''}>
      {({ id, ...described }) => (
        <Select.Root
          id={id}
          {...(name ? { name } : {})}
          items={options}
          value={value}
          disabled={disabled}
          modal={false}
          open={open}
          onOpenChange={setOpen}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Select.Trigger {...described} className={pickerClass}>
            <span className="min-w-0 truncate">
              <Select.Value placeholder={<span className="text-muted">{placeholder}</span>} />
            </span>
            <Select.Icon className="text-muted">
              <ChevronDown className="size-4" aria-hidden="true" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner
              sideOffset={4}
              collisionPadding={8}
              alignItemWithTrigger={false}
              className="z-40 outline-none"
            >
              <Select.Popup className={optionPopupClass}>
                <Select.List aria-labelledby={id} className="outline-none">
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled ?? false}
                      className={classNames(optionClass, option.detail && 'py-1.5')}
                    >
                      <span className="flex size-4 shrink-0 self-start [li>&]:mt-0.5">
                        <Select.ItemIndicator>
                          <Check aria-hidden="true" />
                        </Select.ItemIndicator>
                      </span>
                      <span>
                        <Select.ItemText>{option.label}</Select.ItemText>
                        {option.detail && <span className="block text-[13px] text-muted">{option.detail}</span>}
                      </span>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  )
}
