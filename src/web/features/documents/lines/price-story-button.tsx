import ReceiptText from 'lucide-react/icons/receipt-text'
import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { lineMessages as messages } from './messages.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'
import { NO_PRICE } from '#contract/unpriced-line.ts'

const Dialog = lazyPart(() => import('#web/kit/ui/dialog.tsx').then((module) => module.Dialog))
const Popover = lazyPart(() => import('#web/kit/ui/popover.tsx').then((module) => module.Popover))
const PriceReasons = lazyPart(() => import('#web/kit/price/price-reasons.tsx').then((module) => module.PriceReasons))

interface PriceStoryProps {
  readonly item: ItemRow
  readonly pricing: DocumentPricing
  readonly currency: string
  readonly disabled: boolean
  /** Not asked for where nothing can be changed. */
  readonly onSave?: (item: ItemRow, patch: ItemPatch) => void
}

/** Opens why the price of a product's line is what it is; a price that was typed can go back to the rule's. */
export function PriceStoryButton(props: PriceStoryProps) {
  const { item } = props
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (item.productId === null) return null
  const rule = ruleWords(item) || messages.typed
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-label={messages.why(rule)}
        data-tip={rule}
        onPointerEnter={PriceReasons.preload}
        onFocus={PriceReasons.preload}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-md hover:bg-accent',
          item.priceRule === '' ? 'text-muted opacity-60' : 'text-primary',
        )}
      >
        <ReceiptText className="size-4" aria-hidden="true" />
      </button>
      {isOpen && anchor && <PriceStory {...props} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

function ruleWords({ priceRule }: ItemRow): string {
  return priceRule === NO_PRICE ? messages.notPriced : priceRule
}

function PriceStory({
  item,
  pricing,
  currency,
  disabled,
  onSave,
  anchor,
  onClose,
}: PriceStoryProps & { readonly anchor: Element; readonly onClose: () => void }) {
  const phone = useMediaQuery(PHONE_QUERY)
  const told = useMemo(() => pricing.explain(item), [pricing, item])
  const now = useMemo(() => pricing.priceOf(item), [pricing, item])
  const title = messages.whyTitle(item.description || item.sku)
  const isOther = now !== undefined && now.unitPrice !== null && now.unitPrice !== item.unitPrice
  const story = (
    <>
      {told && (
        <PriceReasons told={told}>
          {item.priceRule !== '' && <p className="text-[13px] text-muted">{ruleWords(item)}</p>}
          {isOther && <p className="text-[13px]">{messages.ruleNow(now.unitPrice ?? 0, currency)}</p>}
          {!disabled && onSave && now && now.unitPrice !== null && (isOther || item.priceRule === '') && (
            <Button
              size="small"
              onClick={() => {
                onSave(item, { unitPrice: now.unitPrice ?? 0, priceRule: now.priceRule })
                onClose()
              }}
            >
              {messages.byRule}
            </Button>
          )}
        </PriceReasons>
      )}
      {!told && <p>{item.priceRule || messages.typed}</p>}
    </>
  )
  return (
    <Suspense fallback={null}>
      {phone ? (
        <Dialog open title={title} onClose={onClose}>
          {story}
        </Dialog>
      ) : (
        <Popover anchor={anchor} open onOpenChange={(open) => !open && onClose()} title={title} align="end" wide>
          {story}
        </Popover>
      )}
    </Suspense>
  )
}
