import { useState } from 'react'
import { SOLVED_CELLS, type SolvedCell, type SolvedPrice } from '#domain/solve-price.ts'
import { readMargin, readMoney, type ReadText } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { currencySymbol } from '#web/kit/format/money.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import type { Editing } from './editing.ts'
import { SolveAnswerCard } from './solve-answer.tsx'
import { type KeptBy, solved, solvedPatch, startCells } from './solve-cells.ts'
import { SolveField } from './solve-field.tsx'
import { solveMessages as messages } from './solve-messages.ts'
import { editorMessages } from './editor-messages.ts'

/** What was typed into the calculator; null is a text that is no number. */
type Typed = Readonly<Partial<Record<SolvedCell, number | null>>>

/** Finds one figure of a price from the other four, at every key, and puts it on the product when asked to (PRICE-14). */
export function SolvePanel({ editing }: { readonly editing: Editing }) {
  const { shown: row, context, price, act } = editing
  const [cell, setCell] = useState<SolvedCell>('baseCost')
  const [typed, setTyped] = useState<Typed>({})
  const [round, setRound] = useState(0)
  const start = startCells(row, price.result)
  const isWhole = SOLVED_CELLS.every((each) => each === cell || typed[each] !== null)
  const cells = { ...start, ...readable(typed) }
  const answer = isWhole ? solved(row, context, cell, cells) : undefined

  /** The figure that was found stays as the given one of the next question. */
  function ask(next: SolvedCell) {
    const found = answer && 'solved' in answer ? { [cell]: answer.solved[cell] } : {}
    setTyped({ ...typed, ...found })
    setCell(next)
  }

  function use(way: KeptBy) {
    if (!answer || !('solved' in answer)) return
    const { solved: found } = answer
    act((now) => solvedPatch(now, found, way), messages.saved(messages.cells[cell]))
    // What was given is on the product now, save for the discount, which is none of its figures.
    setTyped(typed.discount === undefined ? {} : { discount: typed.discount })
    setRound(round + 1)
  }

  return (
    <section aria-label={messages.title} className="mt-4 rounded-xl border border-line bg-bg p-4">
      <NativeSelect label={messages.find} value={cell} options={optionsOf(messages.questions)} onChange={ask} />
      <div className="mt-4 grid grid-cols-2 items-start gap-x-4 gap-y-4">
        {SOLVED_CELLS.filter((each) => each !== cell).map((each) => (
          <CellField
            key={`${each} ${round}`}
            cell={each}
            editing={editing}
            value={cells[each]}
            onValue={(value) => setTyped({ ...typed, [each]: value ?? null })}
          />
        ))}
      </div>
      <div className="mt-4" aria-live="polite">
        {answer === undefined ? null : 'problem' in answer ? (
          <Banner tone="warn" title={messages.noAnswer}>
            {messages.problems(cell)[answer.problem]}
          </Banner>
        ) : (
          <SolveAnswerCard key={cell} cell={cell} row={row} answer={answer} context={context} onUse={use} />
        )}
      </div>
    </section>
  )
}

function readable(typed: Typed): Partial<SolvedPrice> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null))
}

interface CellFieldProps {
  readonly cell: SolvedCell
  readonly editing: Editing
  readonly value: number
  readonly onValue: (value: number | undefined) => void
}

function CellField({ cell, editing, value, onValue }: CellFieldProps) {
  const { row, price } = editing
  const currency = row.baseCurrency
  const isPercent = cell === 'margin' || cell === 'discount'
  const { rules } = price
  const words = editorMessages.price
  const help =
    cell === 'shelfPrice' && rules.taxRate > 0 ? (rules.pricesIncludeVat ? words.withVat : words.withoutVat) : undefined
  const parse: ReadText<number> = isPercent ? readMargin : readMoney(currency)
  return (
    <SolveField
      label={messages.cells[cell]}
      text={isPercent ? percentText(value) : moneyText(value, currency)}
      unit={isPercent ? '%' : currencySymbol(currency)}
      unitBefore={!isPercent}
      help={help}
      parse={parse}
      onValue={onValue}
    />
  )
}
