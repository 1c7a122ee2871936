import type { Field } from '#contract/fields.ts'
import { MoneyField } from '../ui/money-field.tsx'
import type { Option } from '../ui/native-select.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { PercentField } from '../ui/percent-field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Switch } from '../ui/switch.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { SelectField } from '../ui/select-field.tsx'
import {
  type Limits,
  orEmpty,
  readInteger,
  readMoney,
  readPercent,
  readQuantity,
  type ReadText,
} from './number-text.ts'
import { integerText, moneyText, percentText, quantityText } from './typed-number.ts'
import { readField } from './read-field.ts'
import { SavedArea, SavedText } from './saved-text.tsx'

interface FieldControlProps {
  readonly field: Field
  readonly value: unknown
  readonly onCommit: (value: unknown) => void
  /** The currency of an amount. */
  readonly currency?: string
  /** The records that a reference may name, or the words of a choice's values. */
  readonly options?: readonly Option[]
  /** Makes a record of that name for a reference. */
  readonly onCreate?: (name: string) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

const LONG_TEXT = 5000
const FEW_CHOICES = 3

/**
 * The control of a declared field, saving as you go: label, help, limits and form come from the declaration. Tags,
 * lists of lines and structured data have editors of their own and are not drawn here.
 */
export function FieldControl(props: FieldControlProps) {
  const { field, value, onCommit, currency = '', options = [], onCreate, error, disabled = false } = props
  const layout = { label: field.label, help: field.help, error, disabled }
  switch (field.type) {
    case 'text':
      return <TextControl {...props} />
    case 'money':
      return (
        <MoneyField
          {...layout}
          currency={currency}
          text={moneyText(value as number | null, currency)}
          parse={maybeEmpty(field, readMoney(currency, limitsOf(field)))}
          onCommit={onCommit}
        />
      )
    case 'percent':
      return (
        <PercentField
          {...layout}
          text={percentText(value as number | null)}
          parse={maybeEmpty(field, readPercent(limitsOf(field)))}
          onCommit={onCommit}
        />
      )
    case 'quantity':
      return (
        <NumberField
          {...layout}
          text={quantityText(value as number | null)}
          parse={maybeEmpty(field, readQuantity(limitsOf(field)))}
          onCommit={onCommit}
        />
      )
    case 'integer':
      return (
        <NumberField
          {...layout}
          text={integerText(value as number | null)}
          parse={maybeEmpty(field, readInteger(limitsOf(field)))}
          onCommit={onCommit}
        />
      )
    case 'flag':
      return (
        <Switch
          label={field.label}
          help={field.help}
          checked={value === true}
          onChange={onCommit}
          disabled={disabled}
        />
      )
    case 'choice':
      return <ChoiceControl {...props} />
    case 'reference':
      return (
        <Combobox
          {...layout}
          value={value as string | null}
          options={options}
          onChange={onCommit}
          {...(onCreate ? { onCreate } : {})}
        />
      )
    default:
      return null
  }
}

function TextControl({ field, value, onCommit, error, disabled = false }: FieldControlProps) {
  const Text = (field.max ?? 0) > LONG_TEXT ? SavedArea : SavedText
  return (
    <Text
      label={field.label}
      help={field.help}
      error={error}
      disabled={disabled}
      value={typeof value === 'string' ? value : ''}
      read={readField(field as Field<string>)}
      onSave={onCommit}
    />
  )
}

function ChoiceControl({ field, value, onCommit, options, error, disabled = false }: FieldControlProps) {
  const choices = options ?? (field.choices ?? []).map((choice) => ({ value: choice, label: sentenceCase(choice) }))
  const chosen = typeof value === 'string' ? value : ''
  if (choices.length <= FEW_CHOICES && !field.nullable) {
    return (
      <SegmentedControl label={field.label} value={chosen} segments={choices} onChange={onCommit} disabled={disabled} />
    )
  }
  return (
    <SelectField
      label={field.label}
      help={field.help}
      error={error}
      disabled={disabled}
      value={chosen || null}
      options={choices}
      onChange={onCommit}
    />
  )
}

function maybeEmpty(field: Field, read: ReadText<number>): ReadText<number | null> {
  return field.nullable ? orEmpty(read) : read
}

function limitsOf({ min, max }: Field): Limits {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}
