import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../ui/class-names.ts'
import { useReadOnlyPart } from '../ui/read-only-part.tsx'
import { useTyped } from '../ui/use-draft.ts'
import { gridInputClass } from './grid-cell.tsx'

/** Something that a cell offers to take. */
export interface Offer {
  readonly key: string
  readonly name: string
  /** Tells offers of one name apart, such as a SKU. */
  readonly detail: ReactNode
}

export interface PickCellProps<O extends Offer> {
  /** Finds the cell again: `<line id> <column>`. */
  readonly cell: string
  readonly label: string
  /** The name of the list of offers. */
  readonly offersLabel: string
  /** The stored text. */
  readonly value: string
  readonly placeholder?: string
  readonly disabled: boolean
  readonly tip?: string | undefined
  readonly className?: string
  /** Takes line ends too; Shift and Enter makes one. */
  readonly multiline?: boolean
  /** What is offered for typed text, the best first. */
  readonly offersOf: (typed: string) => readonly O[]
  /** The one offer that the text means, where it means exactly one. */
  readonly find: (typed: string) => O | undefined
  readonly onText: (text: string) => void
  readonly onPick: (offer: O) => void
  /** An offer was taken here, not by leaving the cell: Enter goes no further, and the focus may move on. */
  readonly onChosen?: (() => void) | undefined
}

/** A cell that offers records which hold what is typed; other text stays as it is. */
export function PickCell<O extends Offer>(props: PickCellProps<O>) {
  const { cell, label, offersLabel, value, placeholder, disabled, tip, className, multiline = false } = props
  const { offersOf, find, onText, onPick, onChosen } = props
  const [input, setInput] = useState<HTMLElement | null>(null)
  const listId = useId()
  const isClosed = useReadOnlyPart()
  const { typed, typedNow, reminder, setTyped } = useTyped(cell, value)
  const [active, setActive] = useState(0)
  const offers = useMemo(() => (typed === undefined || typed.trim() === '' ? [] : offersOf(typed)), [offersOf, typed])
  const isOpen = offers.length > 0

  function choose(offer: O) {
    setTyped(undefined)
    onPick(offer)
    onChosen?.()
  }

  function commit(onFound = onPick) {
    const written = typedNow()?.trim()
    if (written === undefined) return
    setTyped(undefined)
    if (written === value) return
    const found = find(written)
    if (found) onFound(found)
    else onText(written)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    } else if (isOpen && !event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The arrows belong to the offers while there are any, not to the grid.
      event.preventDefault()
      event.stopPropagation()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((before) => (before + step + offers.length) % offers.length)
    } else if (event.key === 'Enter' && multiline && event.shiftKey) {
      event.stopPropagation()
    } else if (event.key === 'Enter') {
      const picked = isOpen ? offers[active] : undefined
      const take = (offer: O): void => {
        if (onChosen) event.preventDefault()
        choose(offer)
      }
      if (picked && isPicked(typed ?? '', active)) take(picked)
      else commit(take)
    }
  }

  const control = {
    ref: setInput,
    'data-cell': cell,
    role: 'combobox',
    'aria-label': label,
    'aria-invalid': reminder === undefined ? undefined : true,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
    placeholder,
    disabled: disabled || isClosed,
    value: typed ?? value,
    onFocus: (event: { readonly target: HTMLInputElement | HTMLTextAreaElement }) => event.target.select(),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped(event.target.value)
      setActive(0)
    },
    onBlur: () => commit(),
    onKeyDown,
  } as const
  return (
    <span className="block" data-tip={reminder ?? tip}>
      {multiline ? (
        <textarea
          {...control}
          rows={1}
          className={classNames(
            gridInputClass,
            'block field-sizing-content h-auto! min-h-9 resize-none py-2',
            className,
          )}
        />
      ) : (
        <input {...control} className={classNames(gridInputClass, 'truncate', className)} />
      )}
      {isOpen && (
        <Offers id={listId} label={offersLabel} anchor={input} offers={offers} active={active} onChoose={choose} />
      )}
    </span>
  )
}

/** The first offer is only taken where something tells it apart from free text: the arrows, or a few letters. */
function isPicked(typed: string, active: number): boolean {
  return active > 0 || typed.trim().length >= 2
}

interface OffersProps<O extends Offer> {
  readonly id: string
  readonly label: string
  readonly anchor: HTMLElement | null
  readonly offers: readonly O[]
  readonly active: number
  readonly onChoose: (offer: O) => void
}

/** The offers below the cell, outside of the frame that scrolls. */
function Offers<O extends Offer>({ id, label, anchor, offers, active, onChoose }: OffersProps<O>) {
  const box = anchor?.getBoundingClientRect()
  if (!box) return null
  const isBelow = box.bottom + 320 < innerHeight || box.top < 320
  const style = {
    left: Math.max(8, Math.min(box.left, innerWidth - 360)),
    ...(isBelow ? { top: box.bottom + 4 } : { bottom: innerHeight - box.top + 4 }),
  }
  return createPortal(
    <div
      id={id}
      role="listbox"
      aria-label={label}
      style={style}
      className="floating fixed z-40 w-[22rem] max-w-[calc(100vw-1rem)] rounded-xl bg-card p-1.5 shadow-float"
    >
      {offers.map((offer, index) => (
        <div
          key={offer.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The input keeps the focus, so that it is not left before the choice.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(offer)
          }}
          className={classNames(
            'flex min-h-9 items-baseline justify-between gap-3 rounded-md px-2 py-1.5 max-md:min-h-11',
            index === active && 'bg-accent',
          )}
        >
          <span className="min-w-0 truncate font-semibold">{offer.name}</span>
          <span className="shrink-0 text-[13px] text-muted">{offer.detail}</span>
        </div>
      ))}
    </div>,
    // A dialog takes presses outside of it for a wish to close.
    anchor?.closest('[role=dialog]') ?? document.body,
  )
}
