import { type FormEvent, useState } from 'react'
import { localMoment, momentIn } from '#domain/local-moment.ts'
import { PERCENT_OFF } from '#domain/price-list/list-rules.ts'
import { readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { MomentField } from '#web/kit/form/moment-field.tsx'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { PlanDraft } from './use-planned-actions.ts'
import { planMessages as messages } from './planned-messages.ts'

const PERCENT = readPercent(PERCENT_OFF)

export interface PlanDialogProps {
  /** The products of the list to choose one from; absent where the product is known. */
  readonly products?: readonly Option[]
  /** The currency of a product's price. */
  readonly currencyOf: (productId: string | null) => string
  /** `productId` is null for all of the list. */
  readonly onPlan: (draft: PlanDraft, productId: string | null) => Promise<boolean>
  readonly onClose: () => void
}

type Issue = keyof typeof messages.issues

/** Plans a price or a promotion from–to (LEDGER-02). */
export function PlanDialog({ products, currencyOf, onPlan, onClose }: PlanDialogProps) {
  const [title, setTitle] = useState('')
  const [scope, setScope] = useState<'all' | 'one'>('all')
  const [productId, setProductId] = useState<string | null>(null)
  const [kind, setKind] = useState<PlanDraft['patchKind']>('percentOff')
  const [amount, setAmount] = useState<number | null>(null)
  const [percentOff, setPercentOff] = useState<number | null>(null)
  const [starts, setStarts] = useState(() => localMoment(nextHour(), userTimeZone()))
  const [ends, setEnds] = useState('')
  const [promotion, setPromotion] = useState(false)
  const [issue, setIssue] = useState<Issue | undefined>(undefined)
  const isForAll = products !== undefined && scope === 'all'
  const patchKind = isForAll ? 'percentOff' : kind
  const currency = currencyOf(productId)
  const errorOf = (name: Issue): string | undefined => (issue === name ? messages.issues[name] : undefined)

  function issueOf(startsAt: number | null, endsAt: number | null): Issue | undefined {
    if (products !== undefined && !isForAll && productId === null) return 'product'
    if (patchKind === 'price' && amount === null) return 'amount'
    if (patchKind === 'percentOff' && percentOff === null) return 'percent'
    if (startsAt === null) return 'starts'
    if (endsAt !== null && endsAt <= startsAt) return 'ends'
    return promotion && endsAt === null ? 'promotion' : undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const [startsAt, endsAt] = [momentIn(starts, userTimeZone()), momentIn(ends, userTimeZone())]
    const found = issueOf(startsAt, endsAt)
    setIssue(found)
    if (found || startsAt === null) return
    const draft: PlanDraft = {
      title: title.trim() || (promotion ? messages.defaults.promotion : messages.defaults.price),
      patchKind,
      amount: patchKind === 'price' ? amount : null,
      percentOff: patchKind === 'price' ? 0 : (percentOff ?? 0),
      startsAt,
      endsAt,
      promotion,
    }
    if (await onPlan(draft, isForAll ? null : productId)) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={title !== ''}
      title={messages.title}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button tone="primary" type="submit" form="plan-price">
            {messages.save}
          </Button>
        </>
      }
    >
      <form id="plan-price" className="space-y-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={messages.what}
          placeholder={messages.whatHint}
          maxLength={300}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {products !== undefined && (
          <SegmentedControl
            label={messages.scope}
            value={scope}
            segments={optionsOf(messages.scopes)}
            onChange={setScope}
          />
        )}
        {products !== undefined && !isForAll && (
          <Combobox
            label={messages.product}
            error={errorOf('product')}
            value={productId}
            options={products}
            onChange={setProductId}
          />
        )}
        {!isForAll && (
          <SegmentedControl
            label={messages.kind}
            value={kind}
            segments={optionsOf(messages.kinds)}
            onChange={setKind}
          />
        )}
        {patchKind === 'price' ? (
          <MoneyField
            key={currency}
            name="plannedPrice"
            label={messages.amount}
            error={errorOf('amount')}
            currency={currency}
            text={moneyText(amount, currency)}
            parse={readMoney(currency)}
            onCommit={setAmount}
          />
        ) : (
          <PercentField
            name="plannedPercentOff"
            label={messages.percent}
            error={errorOf('percent')}
            text={percentText(percentOff)}
            parse={PERCENT}
            onCommit={setPercentOff}
          />
        )}
        <div className="grid gap-4">
          <MomentField label={messages.starts} error={errorOf('starts')} value={starts} onChange={setStarts} />
          <MomentField
            label={messages.ends}
            help={messages.endsHelp}
            error={errorOf('ends') ?? errorOf('promotion')}
            value={ends}
            onChange={setEnds}
          />
        </div>
        <Switch label={messages.promotion} help={messages.promotionHelp} checked={promotion} onChange={setPromotion} />
      </form>
    </Dialog>
  )
}

/** The next full hour, epoch milliseconds. */
function nextHour(): number {
  const hour = 3_600_000
  return Math.ceil((Date.now() + 1) / hour) * hour
}
