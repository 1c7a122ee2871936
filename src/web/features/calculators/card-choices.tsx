import { DATED } from '#domain/calculators/cell-text.ts'
import { withChoice, withFigure } from '#domain/calculators/question.ts'
import { CONTENT_UNITS, pricedUnitsFor } from '#domain/calculators/unit-price.ts'
import { ratedCurrencies, type RateSet } from '#domain/exchange-rates.ts'
import { currencyName } from '#web/kit/format/country-names.ts'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import type { CardModel } from './card-model.ts'
import { calculatorsMessages as messages } from './messages.ts'

interface CardChoicesProps {
  readonly model: CardModel
  readonly rates: RateSet
}

/** What a calculator asks beside its figures: units, what duty is taken on, currencies. */
export function CardChoices({ model: { id, card, currencies }, rates }: CardChoicesProps) {
  const { calculator, question, words } = card
  const choices = Object.keys(calculator.choices ?? {})
  if (id === 'currency') {
    const { currency: from, other: to } = currencies
    const codes = [...new Set([...ratedCurrencies(rates), from, to])].sort()
    const options = codes.map((value) => ({ value, label: currencyName(value) }))
    const choose = (next: { from: string; to: string }) => {
      // The rate of a link is that of its currencies.
      const dated = words.day ? withFigure(calculator, question, 'rate', DATED) : question
      card.choose({ question: dated, words: { ...words, ...next, day: '' } })
    }
    return (
      <div className={stackClass}>
        <NativeSelect
          label={messages.choices.from}
          value={from}
          options={options}
          onChange={(next) => choose({ from: next, to: next === to ? from : to })}
        />
        <NativeSelect
          label={messages.choices.to}
          value={to}
          options={options}
          onChange={(next) => choose({ from: next === from ? to : from, to: next })}
        />
      </div>
    )
  }
  if (choices.length === 0) return null
  return (
    <div className={id === 'landedCost' ? stackClass : gridClass}>
      {choices.map((name) => (
        <NativeSelect
          key={name}
          label={choiceLabel(name)}
          value={question.chosen[name] ?? ''}
          options={choiceOptions(name, question.chosen['unit'] ?? '')}
          onChange={(value) => card.choose({ question: withChoice(calculator, question, name, value) })}
        />
      ))}
    </div>
  )
}

const gridClass = 'mb-3 grid grid-cols-2 gap-x-3'
/** Names that take the width of the card. */
const stackClass = 'mb-3 space-y-2'

function choiceLabel(name: string): string {
  const labels: Readonly<Record<string, string>> = messages.choices
  return labels[name] ?? name
}

function choiceOptions(name: string, unit: string): readonly Option[] {
  const { units } = messages
  if (name === 'unit') return CONTENT_UNITS.map((value) => ({ value, label: units[value] }))
  if (name === 'per') return pricedUnitsFor(unit).map((value) => ({ value, label: units[value] }))
  return name === 'dutyBasis' ? optionsOf(messages.dutyBasis) : optionsOf(messages.vatCounts)
}
