import { useState } from 'react'
import type { Confidence } from '#domain/import/columns.ts'
import { ColumnTargets, columnName } from '#web/kit/files/column-targets.tsx'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import type { ImportProps } from './import-session.ts'
import type { FileColumn } from './import-calls.ts'
import { canJoin, type OpenState } from './import-state.ts'
import { ColumnQuestion } from '#web/kit/files/column-question.tsx'
import { JoinPanel } from './join-panel.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ReadingQuestions } from './reading-questions.tsx'
import { importMessages, targetLabels } from './messages.ts'

const optionsOfTargets = () => optionsOf(targetLabels)

const TONES: Readonly<Record<Confidence, Tone>> = { sure: 'ok', likely: 'neutral', guess: 'warn' }

/** The columns of the file, with examples, and what each of them is. Of a known system those of no interest are folded away. */
export function ColumnList({ state, session }: ImportProps) {
  const { opened, settings } = state
  const [showsAll, setShowsAll] = useState(opened.system === null)
  const { columns: text } = importMessages
  const columns = opened.columns.map(({ name, samples, confidence, conflict, unplaced, isIds }, index) => {
    const target = settings.columns[index] ?? null
    const isOwnGuess = target === opened.settings.columns[index]
    return {
      index,
      name: columnName(name, index),
      samples,
      target,
      isLost: target === null && conflict !== null,
      mark: isOwnGuess && (confidence ?? conflict) !== null && <Mark confidence={confidence ?? 'guess'} />,
      below:
        target === null
          ? leftOut({ conflict, unplaced })
          : canJoin(target) && isIds && <JoinPanel state={state} session={session} column={index} />,
    }
  })
  const shown = columns.filter(({ target, isLost }) => showsAll || isLost || target !== null)
  const hidden = columns.length - shown.length
  return (
    <Panel title={text.title} lead={text.text}>
      <CostOrPrice state={state} session={session} />
      <StockOrDelivery state={state} session={session} />
      <ReadingQuestions state={state} session={session} />
      <NotFound targets={settings.columns} />
      <ColumnTargets
        columns={shown}
        options={optionsOfTargets()}
        onTarget={(index, target) => session.setTarget(index, target)}
      />
      {hidden > 0 && (
        <Button tone="ghost" className="mt-2 -ms-3.5" onClick={() => setShowsAll(true)}>
          {text.more(formatCount(hidden, text.column))}
        </Button>
      )}
    </Panel>
  )
}

/** What products are known and priced by. */
const WANTED = ['sku', 'baseCost'] as const

/** Says which of the columns that matter were not found. */
function NotFound({ targets }: { readonly targets: OpenState['settings']['columns'] }) {
  const { columns: text } = importMessages
  const lost = WANTED.filter((target) => !targets.includes(target))
  if (lost.length === 0) return null
  const labels = lost.map((target) => targetLabels[target]).join(', ')
  return (
    <div className="mb-3">
      <Banner tone="warn" title={text.notFound(labels)}>
        {text.notFoundText}
      </Banner>
    </div>
  )
}

/** Why a column stays out although its name is understood. */
function leftOut({ conflict, unplaced }: Pick<FileColumn, 'conflict' | 'unplaced'>) {
  const { columns: text } = importMessages
  if (conflict) return <p className="mt-1 text-[13px] text-warn">{text.conflict(targetLabels[conflict])}</p>
  return unplaced && <p className="mt-1 text-[13px] text-muted">{text.unplaced[unplaced]}</p>
}

function Mark({ confidence }: { readonly confidence: Confidence }) {
  return (
    <Pill tone={TONES[confidence]} plain={confidence !== 'guess'}>
      {importMessages.columns.confidence[confidence]}
    </Pill>
  )
}

/** Asks once where one column of prices could be either: what is paid or what is asked. */
function CostOrPrice({ state: { opened, settings }, session }: ImportProps) {
  const { columns: text } = importMessages
  const index = settings.columns.indexOf('baseCost')
  const column = opened.columns[index]
  const isOpen = column?.confidence === 'guess' && opened.settings.columns[index] === 'baseCost'
  if (!column || !isOpen || settings.columns.includes('retailPrice')) return null
  return (
    <ColumnQuestion
      question={text.costOrPrice(columnName(column.name, index))}
      answers={[
        { label: text.isCost, isChosen: true, choose: () => session.setTarget(index, 'baseCost') },
        { label: text.isPrice, isChosen: false, choose: () => session.setTarget(index, 'retailPrice') },
      ]}
    />
  )
}

/** Asks once where a column says how many beside what is paid for each: a delivery must not replace the stock. */
function StockOrDelivery({ state: { opened, settings }, session }: ImportProps) {
  const { columns: text } = importMessages
  const index = opened.settings.columns.indexOf('stock')
  const column = opened.columns[index]
  const target = settings.columns[index] ?? null
  if (column?.confidence !== 'guess' || (target !== null && target !== 'stock')) return null
  return (
    <ColumnQuestion
      question={text.stockOrDelivery(columnName(column.name, index))}
      answers={[
        { label: text.isStock, isChosen: target === 'stock', choose: () => session.setTarget(index, 'stock') },
        { label: text.isDelivery, isChosen: target === null, choose: () => session.setTarget(index, null) },
      ]}
    />
  )
}
