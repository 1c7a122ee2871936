import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#web/kit/data/use-store.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { gridInputClass } from './line-cell.tsx'
import { choicesOf, findProduct, type FoundProduct, searchProducts } from './product-finder.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines
const SHOWN_AT_MOST = 8

interface ProductCellProps {
  readonly cell: string
  readonly label: string
  /** The stored SKU or name. */
  readonly value: string
  readonly placeholder?: string
  readonly disabled: boolean
  readonly tip?: string | undefined
  readonly bold?: boolean
  readonly onText: (value: string) => void
  readonly onProduct: (found: FoundProduct) => void
}

/** SKU or name of a line: offers the products that hold what is typed; other text stays as it is. */
export function ProductCell(props: ProductCellProps) {
  const { cell, label, value, placeholder, disabled, tip, bold = false, onText, onProduct } = props
  const store = useStore()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const listId = useId()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [active, setActive] = useState(0)
  const offers = useMemo(
    () => (typed === undefined || typed.trim() === '' ? [] : offersOf(searchProducts(store, typed), typed)),
    [store, typed],
  )
  const isOpen = offers.length > 0

  function choose(found: FoundProduct) {
    setTyped(undefined)
    onProduct(found)
  }

  function commit() {
    if (typed === undefined) return
    const written = typed.trim()
    setTyped(undefined)
    if (written === value) return
    const found = findProduct(store, written)
    if (found) onProduct(found)
    else onText(written)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The arrows belong to the offers while there are any, not to the grid.
      event.preventDefault()
      event.stopPropagation()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((before) => (before + step + offers.length) % offers.length)
    } else if (event.key === 'Enter') {
      const found = isOpen ? offers[active] : undefined
      if (found && isPicked(typed ?? '', active)) choose(found)
      else commit()
    }
  }

  return (
    <span className="block" data-tip={tip}>
      <input
        ref={setInput}
        data-cell={cell}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        className={classNames(gridInputClass, 'truncate', bold && 'font-semibold')}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {isOpen && <Offers id={listId} anchor={input} offers={offers} active={active} onChoose={choose} />}
    </span>
  )
}

/** The first offer is only taken where something tells it apart from free text: the arrows, or a few letters. */
function isPicked(typed: string, active: number): boolean {
  return active > 0 || typed.trim().length >= 2
}

function offersOf(rows: ReturnType<typeof searchProducts>, typed: string): readonly FoundProduct[] {
  const code = typed.trim().toLowerCase()
  const all = rows.flatMap((row) => choicesOf(row))
  const starts = all.filter(({ sku }) => sku.toLowerCase().startsWith(code))
  return [...starts, ...all.filter((each) => !starts.includes(each))].slice(0, SHOWN_AT_MOST)
}

interface OffersProps {
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly offers: readonly FoundProduct[]
  readonly active: number
  readonly onChoose: (found: FoundProduct) => void
}

/** The offered products below the cell, outside of the frame that scrolls. */
function Offers({ id, anchor, offers, active, onChoose }: OffersProps) {
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
      aria-label={text.pick}
      style={style}
      className="floating fixed z-40 w-[22rem] max-w-[calc(100vw-1rem)] rounded-xl bg-card p-1.5 shadow-float"
    >
      {offers.map((offer, index) => (
        <div
          key={`${offer.productId} ${offer.variantId}`}
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
          <span className="shrink-0 text-[13px] text-muted">{offer.sku}</span>
        </div>
      ))}
    </div>,
    // A dialog takes presses outside of it for a wish to close.
    anchor?.closest('[role=dialog]') ?? document.body,
  )
}
