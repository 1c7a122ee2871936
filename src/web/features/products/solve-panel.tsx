import { useRef, useState } from 'react'
import { SOLVED_CELLS, type SolvedCell, type SolvedPrice } from '#domain/solve-price.ts'
import { FigureField } from '#web/kit/form/figure-field.tsx'
import { readMargin, readMoney, type ReadText } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { currencySymbol } from '#web/kit/format/money.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import type { Editing } from './editing.ts'
import { SolveAnswerCard } from './solve-answer.tsx'
import { type KeptBy, solved, solvedPatch, startCells } from './solve-cells.ts'
import { solveMessages as messages } from './solve-messages.ts'
import { editorMessages } from './editor-messages.ts'

/** The cell that is found, and what was typed into the others; those nobody typed in are the product's own. */
interface Question {
  readonly cell: SolvedCell
  readonly texts: Readonly<Partial<Record<SolvedCell, string>>>
}

/** Finds one figure of a price from the other four, at every key, and puts it on the product when asked to (PRICE-14). */
export function SolvePanel({ editing }: { readonly editing: Editing }) {
  const { shown: row, context, price, act } = editing
  const currency = row.baseCurrency
  const [question, setQuestion] = useState<Question>({ cell: 'baseCost', texts: {} })
  const before = useRef(question)
  const { cell, texts } = question
  const start = startCells(row, price.result)
  const cells = cellsOf(start, texts, cell, currency)
  const answer = cells && solved(row, context, cell, cells)
  const found = answer && 'solved' in answer ? textOf(cell, answer.solved[cell], currency) : ''

  /** The figure that was found stays as the given one of the next question. */
  function ask(next: SolvedCell) {
    setQuestion({ cell: next, texts: found === '' ? texts : { ...texts, [cell]: found } })
  }

  function type(each: SolvedCell, text: string) {
    setQuestion({ cell: each === cell ? GIVES_WAY[cell] : cell, texts: { ...texts, [each]: text } })
  }

  function use(way: KeptBy) {
    if (!answer || !('solved' in answer)) return
    const { solved: solution } = answer
    act((now) => solvedPatch(now, solution, way), messages.saved(messages.cells[cell]))
    // What was given is on the product now, save for the discount, which is none of its figures.
    setQuestion({ cell, texts: texts.discount === undefined ? {} : { discount: texts.discount } })
  }

  return (
    <section aria-label={messages.title} className="mt-4 rounded-xl border border-line bg-bg p-4">
      <div className="space-y-1.5">
        {SOLVED_CELLS.map((each) => (
          <FigureField
            key={each}
            label={messages.cells[each]}
            text={each === cell ? found : (texts[each] ?? textOf(each, start[each], currency))}
            unit={isPercent(each) ? '%' : currencySymbol(currency)}
            unitBefore={!isPercent(each)}
            isFound={each === cell}
            help={each === 'shelfPrice' && vatHelp(editing)}
            issue={each === cell ? undefined : issueOf(each, texts[each], currency)}
            onType={(text) => type(each, text)}
            onAsk={() => ask(each)}
            onEnter={() => {
              before.current = question
            }}
            onEscape={() => setQuestion(before.current)}
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

/** The cell that follows once the one that was found is typed. */
const GIVES_WAY: Readonly<Record<SolvedCell, SolvedCell>> = {
  shelfPrice: 'margin',
  margin: 'shelfPrice',
  discount: 'margin',
  baseCost: 'margin',
  shippingCost: 'margin',
}

function isPercent(cell: SolvedCell): boolean {
  return cell === 'margin' || cell === 'discount'
}

function readerOf(cell: SolvedCell, currency: string): ReadText<number> {
  return isPercent(cell) ? readMargin : readMoney(currency)
}

function textOf(cell: SolvedCell, value: number, currency: string): string {
  return isPercent(cell) ? percentText(value) : moneyText(value, currency)
}

/** All cells with what was typed into them; undefined while a given one is no number. */
function cellsOf(
  start: SolvedPrice,
  texts: Question['texts'],
  found: SolvedCell,
  currency: string,
): SolvedPrice | undefined {
  const typed = SOLVED_CELLS.filter((each) => each !== found && texts[each] !== undefined).map((each) => {
    const read = readerOf(each, currency)(texts[each] ?? '')
    return [each, 'value' in read ? read.value : undefined] as const
  })
  if (typed.some(([, value]) => value === undefined)) return undefined
  return { ...start, ...(Object.fromEntries(typed) as Partial<SolvedPrice>) }
}

function issueOf(cell: SolvedCell, text: string | undefined, currency: string): string | undefined {
  const read = text === undefined ? undefined : readerOf(cell, currency)(text)
  return read && 'issue' in read ? read.issue : undefined
}

function vatHelp({ price: { rules } }: Editing): string | undefined {
  const words = editorMessages.price
  if (rules.taxRate <= 0) return undefined
  return rules.pricesIncludeVat ? words.withVat : words.withoutVat
}
