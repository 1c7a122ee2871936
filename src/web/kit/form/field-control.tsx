import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import type { Field } from '#contract/fields.ts'
import { MoneyField } from '../ui/money-field.tsx'
import { NativeSelect, type Option } from '../ui/native-select.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { PercentField } from '../ui/percent-field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Switch } from '../ui/switch.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { DayField } from './day-field.tsx'
import { fieldText } from './field-text.ts'
import type { NamedField, Parsed } from '../ui/use-draft.ts'
import type { ReadText } from './number-text.ts'
import { readField } from './read-field.ts'
import { SavedArea, SavedText } from './saved-text.tsx'

/** What a control of a declared field is given. */
export interface FieldControlProps extends NamedField {
  readonly field: Field
  readonly value: unknown
  readonly onCommit: (value: unknown) => void
  /** Of a number: told with every key what would be stored, as in `useDraft`. */
  readonly onType?: ((value: unknown) => void) | undefined
  /** The currency of an amount. */
  readonly currency?: string
  /** The records that a reference may name, the texts to choose from, or the labels of a choice. The empty value stands for none. */
  readonly options?: readonly Option[]
  /** Makes a record of that name for a reference. */
  readonly onCreate?: (name: string) => void
  /** In the place of the help that the declaration gives. */
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly className?: string
  readonly placeholder?: string
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean
  /** Of what is found by typing: it cannot be emptied, as it is where the field has no empty value. */
  readonly required?: boolean
  /** Of a line of text. */
  readonly inputRef?: Ref<HTMLInputElement>
  readonly type?: HTMLInputTypeAttribute
  /** Several lines of text, so many at first. */
  readonly rows?: number
  /** Text that is a calendar day; by default that of its declaration. */
  readonly isDay?: boolean
  /** Of a number: its unit. */
  readonly unit?: string
  /** Reads what is typed in another way than the declaration says. */
  readonly read?: (text: string) => Parsed<string>
}

const LONG_TEXT = 5000
const FEW_CHOICES = 3

/**
 * The control of a declared field, saving as you go: label, help, limits and form come from the declaration. Tags,
 * lists of lines and structured data have editors of their own and are not drawn here.
 */
export function FieldControl(props: FieldControlProps) {
  const { name, field, value, onCommit, currency = '', options, unit, disabled = false } = props
  const layout = layoutOf(props)
  switch (field.type) {
    case 'text':
      return options ? <OptionsControl {...props} options={options} /> : <TextControl {...props} />
    case 'money':
      return <MoneyField name={name} {...layout} {...typedNumber(props)} currency={currency} />
    case 'percent':
      return <PercentField name={name} {...layout} {...typedNumber(props)} />
    case 'quantity':
    case 'integer':
      return <NumberField name={name} {...layout} {...typedNumber(props)} {...(unit === undefined ? {} : { unit })} />
    case 'flag':
      return (
        <Switch
          label={field.label}
          help={layout.help}
          checked={value === true}
          onChange={onCommit}
          disabled={disabled}
        />
      )
    case 'choice':
      return <ChoiceControl {...props} />
    case 'reference':
      return <OptionsControl {...props} options={options ?? []} />
    default:
      return null
  }
}

function layoutOf(props: FieldControlProps) {
  const { field, help = field.help, error, disabled = false, hideLabel = false, className, placeholder } = props
  return {
    label: field.label,
    help,
    error,
    disabled,
    hideLabel,
    ...(className === undefined ? {} : { className }),
    ...(placeholder === undefined ? {} : { placeholder }),
  }
}

function TextControl(props: FieldControlProps) {
  const {
    name,
    field,
    value,
    onCommit,
    inputRef,
    type,
    rows,
    isDay = field.isDay,
    read = readField(field as Field<string>),
  } = props
  if (isDay) return <DayField name={name} {...layoutOf(props)} value={value as string | null} onCommit={onCommit} />
  const text = { ...layoutOf(props), name, value: typeof value === 'string' ? value : '', read, onSave: onCommit }
  if (rows !== undefined || (field.max ?? 0) > LONG_TEXT) {
    return <SavedArea {...text} {...(rows === undefined ? {} : { rows })} />
  }
  return <SavedText {...text} {...(inputRef ? { inputRef } : {})} {...(type ? { type } : {})} />
}

type WithOptions = FieldControlProps & { readonly options: readonly Option[] }

/** One of many records or texts, found by typing; one of a list that has an entry for none, in the system's own select. */
function OptionsControl(props: WithOptions) {
  const { field, value, onCommit, options, onCreate, required = !field.nullable && field.fallback !== '' } = props
  const chosen = typeof value === 'string' ? value : ''
  const none = field.nullable ? null : field.fallback
  if (hasNone(options)) {
    const { placeholder: _placeholder, ...layout } = layoutOf(props)
    return (
      <NativeSelect
        {...layout}
        value={chosen}
        options={options}
        onChange={(next) => onCommit(next === '' ? none : next)}
      />
    )
  }
  return (
    <Combobox
      {...layoutOf(props)}
      required={required}
      value={chosen === '' ? null : chosen}
      options={options}
      onChange={(next) => onCommit(next ?? none)}
      {...(onCreate ? { onCreate } : {})}
    />
  )
}

function hasNone(options: readonly Option[]): boolean {
  return options.some(({ value }) => value === '')
}

function ChoiceControl(props: FieldControlProps) {
  const { field, value, onCommit, options, disabled = false } = props
  if (options && hasNone(options)) return <OptionsControl {...props} options={options} />
  const choices = options ?? (field.choices ?? []).map((choice) => ({ value: choice, label: sentenceCase(choice) }))
  const chosen = typeof value === 'string' ? value : ''
  if (choices.length <= FEW_CHOICES && !field.nullable) {
    return (
      <SegmentedControl label={field.label} value={chosen} segments={choices} onChange={onCommit} disabled={disabled} />
    )
  }
  return <SelectField {...layoutOf(props)} value={chosen || null} options={choices} onChange={onCommit} />
}

function typedNumber({ field, value, currency, onCommit, onType }: FieldControlProps) {
  const { write, read } = fieldText(field, currency)
  return { text: write(value), parse: read as ReadText<number | null>, onCommit, onType }
}

function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}
