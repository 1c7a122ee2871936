import Link from 'lucide-react/icons/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ComponentType, useId, useMemo, useRef, useState } from 'react'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { type Currencies, DATED } from '#domain/calculators/cell-text.ts'
import { withFigure } from '#domain/calculators/question.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { screenHref } from '#contract/screens.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { FigureField } from '#web/kit/form/figure-field.tsx'
import { writeQuery } from '#web/kit/shell/search-params.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { CardChoices } from './card-choices.tsx'
import { type CardModel, cardModel, fieldProps } from './card-model.ts'
import { cardSentence, datedRate, isDated } from './card-sentence.ts'
import { readCard, sharedCard, withCard, writtenCard } from './card-state.ts'
import { CardSteps } from './card-steps.tsx'
import { ItemFields } from './item-fields.tsx'
import { calculatorsMessages as messages } from './messages.ts'
import { useCard } from './use-card.ts'

interface CalculatorCardProps {
  readonly id: CalculatorId
  /** The currency of its amounts, unless it has one of its own. */
  readonly currency: string
  /** The VAT rate that it begins with, as decimal text. */
  readonly vat?: string | undefined
  readonly rates: RateSet
  /** What can be done with the products of who is signed in. */
  readonly Products?: ComponentType<{ readonly model: CardModel }>
}

/** One calculator: its figures, what they mean, and how they follow from each other (PAGE-03). */
export function CalculatorCard({ id, currency, vat, rates, Products }: CalculatorCardProps) {
  const title = useId()
  const card = useCard(id, { currency, vat })
  const { from = currency, to = from === 'EUR' ? 'USD' : 'EUR' } = card.words
  const currencies = useMemo(
    (): Currencies => ({ currency: from, other: to, rate: datedRate(rates, from, to) }),
    [from, to, rates],
  )
  const model = cardModel(id, card, currencies)
  const sentence = cardSentence(model, rates)
  const before = useRef(card.question)
  const entering = {
    onEnter: () => {
      before.current = card.question
    },
    onEscape: () => card.type(before.current),
  }
  return (
    <section aria-labelledby={title} id={id} className="rounded-2xl border border-line bg-card p-4">
      <header className="mb-2 flex items-start justify-between gap-2">
        <h2 id={title} className="min-w-0 text-lg leading-7">
          {messages.titles[id]}
        </h2>
        <CardTools model={model} currency={currency} vat={vat} rates={rates} />
      </header>
      <p className="-mt-3 mb-3 text-[13px] text-pretty text-muted">{messages.leads[id]}</p>
      <FromLink model={model} />
      <CardChoices model={model} rates={rates} />
      {id === 'bundle' && <ItemFields model={model} {...entering} />}
      <div className="space-y-1.5">
        {Object.keys(card.calculator.cells)
          .filter((cell) => !/\d$/.test(cell))
          .map((cell) => (
            <FigureField key={cell} {...fieldProps(model, cell)} {...entering} />
          ))}
      </div>
      {id === 'currency' && <RateNote model={model} rates={rates} />}
      <output className="mt-3 block text-pretty">{sentence}</output>
      <CardSteps model={model} />
      {Products && <Products model={model} />}
    </section>
  )
}

/** Copies the link to the figures of one card, and begins it anew. */
function CardTools({
  model: { id, card, currencies },
  currency,
  vat,
  rates,
}: { readonly model: CardModel } & Pick<CalculatorCardProps, 'currency' | 'vat' | 'rates'>) {
  function copy(): void {
    const figures = withCard({ currency }, id, sharedCard(card, rates, currencies.rate))
    const address = location.origin + screenHref('calculators') + writeQuery(figures)
    navigator.clipboard.writeText(`${address}#${id}`).then(
      () => showToast({ title: messages.copied }),
      () => showToast({ title: messages.notCopied, tone: 'bad' }),
    )
  }
  return (
    <div className="-me-1.5 -mt-1 flex">
      <IconButton label={messages.copy} icon={<Link />} onClick={copy} className="text-muted" />
      <IconButton
        label={messages.reset}
        icon={<RotateCcw />}
        onClick={() => card.choose(readCard(id, '', vat))}
        className="text-muted"
      />
    </div>
  )
}

/** Says that the figures are those of a link, as long as they are. */
function FromLink({ model: { id, card } }: { readonly model: CardModel }) {
  const written = writtenCard(card)
  const [linked] = useState(() => (location.hash === `#${id}` ? written : ''))
  if (linked === '' || linked !== written) return null
  return <p className="-mt-1 mb-3 text-[13px] font-semibold text-pretty">{messages.fromLink}</p>
}

/** The day and source of the rate; at one of one's own the way back to the dated one. */
function RateNote({ model: { card, currencies }, rates }: { readonly model: CardModel; readonly rates: RateSet }) {
  const { calculator, question } = card
  if (isDated(card) && currencies.rate !== '') {
    return (
      <p className="mt-2 text-[13px] text-muted">
        <RateSource date={rates.date} source={rates.source} />
      </p>
    )
  }
  if (currencies.rate === '') return null
  return (
    <Button
      tone="ghost"
      size="small"
      className="mt-1 -ms-2.5"
      onClick={() => card.choose({ question: withFigure(calculator, question, 'rate', DATED) })}
    >
      {messages.takeDated}
    </Button>
  )
}
