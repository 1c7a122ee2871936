import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type RefObject, useRef } from 'react'
import { MAX_OPTIONS, MAX_VALUES, MAX_VARIANTS } from '#domain/variants.ts'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { showAlert } from '#web/kit/ui/confirm.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { Editing } from './editing.ts'
import {
  addedOption,
  changedValues,
  combinationNames,
  madeVariants,
  namedVariant,
  removedOption,
  variantPlan,
  variantsWith,
} from './variant-edits.ts'
import { variantMessages as messages } from './variant-messages.ts'

const { line } = product.fields.options
const SHOWN_NAMES = 4

/** What a product's variants differ by, and the variants that this asks for. */
export function VariantOptions({ editing }: { readonly editing: Editing }) {
  const store = useStore()
  const addedRef = useRef<string>(undefined)
  const { row, save, act } = editing
  const plan = variantPlan(row)

  function add() {
    const id = store.newRandomId()
    addedRef.current = id
    save(addedOption(id), null)
  }

  return (
    <div className="space-y-3">
      {plan.options.length > 0 && (
        <ul aria-label={messages.options} className="space-y-2.5">
          {plan.options.map((option, index) => (
            <li key={option.id} className="flex flex-wrap items-start gap-2">
              <FieldScope of={option.id}>
                <OptionFields editing={editing} option={option} place={index + 1} addedRef={addedRef} />
              </FieldScope>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {plan.missing.length > 0 && <MakeVariants editing={editing} combinations={plan.missing} />}
        {plan.options.length < MAX_OPTIONS && (
          <Button tone="ghost" size="small" icon={<Plus />} className="-ms-2.5" onClick={add}>
            {messages.addOption}
          </Button>
        )}
        {plan.options.length === 0 && row.variants.length > 0 && (
          <Button
            tone="ghost"
            size="small"
            icon={<Plus />}
            onClick={() => act(namedVariant(store.newId(), messages.newName), messages.added)}
          >
            {messages.addOne}
          </Button>
        )}
      </div>
    </div>
  )
}

interface OptionFieldsProps {
  readonly editing: Editing
  readonly option: RowOfKind<'product'>['options'][number]
  readonly place: number
  /** The option that was added just now; its name gets the focus. */
  readonly addedRef: RefObject<string | undefined>
}

function OptionFields({ editing: { row, save, act }, option, place, addedRef }: OptionFieldsProps) {
  const name = option.name || messages.optionName(place)

  function removeValue(value: string) {
    const users = variantsWith(row, option, value).length
    if (users > 0) {
      void showAlert(messages.valueInUse(value), messages.valueInUseText(users), messages.back)
      return
    }
    save(
      changedValues(
        row,
        option,
        option.values.filter((each) => each !== value),
      ),
      messages.valuesOf(name),
    )
  }

  return (
    <>
      <SavedText
        name="name"
        label={messages.optionName(place)}
        hideLabel
        className="min-w-0 flex-1 sm:max-w-40"
        placeholder={messages.optionPlaceholder}
        inputRef={(input) => {
          if (!input || addedRef.current !== option.id) return
          addedRef.current = undefined
          input.focus()
        }}
        value={option.name}
        read={readField(line?.['name'] as Field<string>)}
        onSave={(next) =>
          save({ options: { lines: { [option.id]: { name: next } } } }, next || messages.optionName(place))
        }
      />
      <TagsField
        name="values"
        label={messages.valuesOf(name)}
        hideLabel
        className="max-sm:order-last max-sm:basis-full sm:flex-1"
        words={messages.values}
        tags={option.values}
        onAdd={(values) =>
          save(changedValues(row, option, [...option.values, ...values].slice(0, MAX_VALUES)), messages.valuesOf(name))
        }
        onRemove={removeValue}
      />
      <IconButton
        label={messages.removeOption(name)}
        icon={<Trash2 />}
        className="text-muted"
        onClick={() => act(removedOption(row, option.id), messages.removedOption(name))}
      />
    </>
  )
}

interface MakeVariantsProps {
  readonly editing: Editing
  readonly combinations: readonly (readonly string[])[]
}

function MakeVariants({ editing: { row, act }, combinations }: MakeVariantsProps) {
  const isTooMany = row.variants.length + combinations.length > MAX_VARIANTS
  const count = formatCount(combinations.length, messages.variant)
  const names = combinationNames(combinations.slice(0, SHOWN_NAMES)).join(', ')
  const more = combinations.length - SHOWN_NAMES
  return (
    <>
      <Button
        tone={row.variants.length === 0 ? 'primary' : 'secondary'}
        disabled={isTooMany}
        onClick={() => act(madeVariants(row, combinations), messages.made(count))}
      >
        {messages.make(count)}
      </Button>
      <p className="min-w-0 flex-1 basis-48 text-[13px] text-pretty text-muted">
        {isTooMany
          ? messages.tooMany(formatNumber(MAX_VARIANTS))
          : messages.preview(more > 0 ? messages.andMore(names, formatNumber(more)) : names)}
      </p>
    </>
  )
}
