import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { foldText } from '#domain/text-fold.ts'
import { answerRank, bestFirst, BY_WORD } from './best-first.ts'
import { classNames } from './class-names.ts'
import { Field, type FieldLayoutProps } from './field.tsx'
import type { Option } from './native-select.tsx'
import { optionClass, optionPopupClass, pickerClass } from './option-list.ts'
import { uiMessages } from './messages.ts'
import { labelMessages } from '../format/label-messages.ts'
import { choiceMessages } from './choice-messages.ts'
import { useReadOnlyPart } from './read-only-part.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useExposedFocusGuards } from './use-exposed-focus-guards.ts'

interface ComboboxProps extends FieldLayoutProps {
  readonly label: string
  /** The id of the chosen record, or null. */
  readonly value: string | null
  readonly options: readonly Option[]
  readonly onChange: (value: string | null) => void
  /** Makes a record of that name; offered when no record has it. */
  readonly onCreate?: (name: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Without a way to choose nothing. */
  readonly required?: boolean
  readonly triggerRef?: Ref<HTMLButtonElement>
}

const SHOWN_AT_MOST = 100

/** Finds a record by typing part of its name, such as a category or a brand; a new one can be made on the spot. */
export function Combobox(props: ComboboxProps) {
  const {
    value,
    options,
    onChange,
    onCreate,
    placeholder,
    disabled = false,
    required = false,
    triggerRef,
    ...layout
  } = props
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const isClosed = useReadOnlyPart()
  const input = useRef<HTMLInputElement>(null)
  useExposedFocusGuards(open)
  useBackCloses(open, () => setOpen(false))
  const chosen: Creatable | null = options.find((option) => option.value === value) ?? null
  const isFirst = options.length === 0 && onCreate !== undefined
  const isClearable = chosen !== null && !required && !disabled

  function choose(option: Creatable | null) {
    if (option?.create !== undefined) onCreate?.(option.create)
    else onChange(option?.value ?? null)
  }

  /** The popup takes the focus a frame after it opens; what is typed until then, the first key included, is for its input. */
  function typeAhead(event: KeyboardEvent & { preventBaseUIHandler(): void }) {
    if (!isTyped(event.key, open) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventBaseUIHandler()
    flushSync(() => setOpen(true))
    input.current?.focus()
  }

  // What only adds shows nothing of its own.
  if (isClosed && chosen === null && required) return null
  return (
    <Field {...layout} shown={chosen?.label ?? placeholder ?? ''}>
      {({ id, ...described }) => (
        <Base.Root
          items={offered(options, query, onCreate !== undefined)}
          value={chosen}
          onValueChange={choose}
          open={open}
          onOpenChange={setOpen}
          inputValue={query}
          onInputValueChange={setQuery}
          isItemEqualToValue={(item: Creatable, other: Creatable) => item.value === other.value}
          filter={matchesQuery}
          limit={SHOWN_AT_MOST}
          autoHighlight
          disabled={disabled}
        >
          <div className="relative">
            <Base.Trigger {...described} ref={triggerRef} id={id} className={pickerClass} onKeyDown={typeAhead}>
              <span
                className={classNames('min-w-0 truncate', !chosen && 'font-normal text-muted', isClearable && 'me-8')}
              >
                {chosen?.label ?? placeholder ?? choiceMessages.choose}
              </span>
              <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </Base.Trigger>
            {isClearable && (
              <button
                type="button"
                aria-label={labelMessages.named(uiMessages.clear, layout.label)}
                onClick={() => onChange(null)}
                className="absolute top-1/2 end-9 inline-flex size-7 -translate-y-1/2 items-center justify-center rounded-md text-muted hover:bg-accent hover:text-fg"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            )}
          </div>
          <Base.Portal>
            <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-40 outline-none">
              <Base.Popup aria-label={layout.label} className={classNames(optionPopupClass, 'flex flex-col p-0!')}>
                <div className="flex items-center gap-2 border-b border-line px-3">
                  <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
                  <Base.Input
                    ref={input}
                    aria-label={layout.label}
                    placeholder={isFirst ? choiceMessages.typeName : choiceMessages.typeToFind}
                    className="h-10 min-w-0 flex-1 bg-transparent outline-none max-md:h-11 max-md:text-base"
                  />
                </div>
                <Base.Empty>
                  <p className="px-3.5 py-3 text-muted">
                    {isFirst ? choiceMessages.noneYet : choiceMessages.nothingFound}
                  </p>
                </Base.Empty>
                <Base.List className="min-h-0 overflow-y-auto overscroll-contain p-1.5 outline-none empty:hidden">
                  {(option: Creatable) => (
                    <Base.Item key={option.value} value={option} className={optionClass}>
                      <span className="flex size-4 shrink-0">
                        {option.create === undefined ? (
                          <Base.ItemIndicator>
                            <Check aria-hidden="true" />
                          </Base.ItemIndicator>
                        ) : (
                          <Plus aria-hidden="true" />
                        )}
                      </span>
                      {option.create === undefined ? option.label : choiceMessages.create(option.create)}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}

/** Whether a key writes something. The space bar opens a closed list, as it presses any button. */
function isTyped(key: string, open: boolean): boolean {
  return Array.from(key).length === 1 && (open || key !== ' ')
}

interface Creatable extends Option {
  readonly create?: string
}

/** The options, those that answer what was typed best first, and one that makes a record of that name when no record has it. */
function offered(options: readonly Option[], typed: string, isCreatable: boolean): readonly Creatable[] {
  const name = typed.trim()
  if (name === '') return options
  const ordered = bestFirst(options, (option) => rankOf(option, name))
  const isKnown = options.some((option) => folded(option.label) === folded(name))
  return !isCreatable || isKnown ? ordered : [...ordered, { value: `create ${name}`, label: name, create: name }]
}

/** A word that begins so is one of the label or of its other words. */
function rankOf({ label, also }: Option, typed: string): number {
  const rank = answerRank(label, typed)
  return also === undefined || rank <= BY_WORD ? rank : Math.max(BY_WORD, answerRank(also(), typed))
}

function matchesQuery(option: Creatable, query: string): boolean {
  if (option.create !== undefined || query.trim() === '') return true
  const sought = folded(query)
  return folded(option.label).includes(sought) || (option.also !== undefined && folded(option.also()).includes(sought))
}

function folded(text: string): string {
  return foldText(text).trim()
}
