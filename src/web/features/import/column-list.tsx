import { useState } from 'react'
import type { Confidence } from '#domain/import/columns.ts'
import { type TargetId, targetIds } from '#domain/import/targets.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { columnName } from './column-name.ts'
import type { FileColumn } from './import-calls.ts'
import type { ImportSession } from './import-session.ts'
import { canJoin, type ImportState } from './import-state.ts'
import { ColumnQuestion } from './column-question.tsx'
import { JoinPanel } from './join-panel.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ReadingQuestions } from './reading-questions.tsx'
import { importText, targetLabels } from './text.ts'

export interface ColumnListProps {
  readonly state: ImportState
  readonly session: ImportSession
}

const IGNORED = ''
const OPTIONS: readonly Option<TargetId | typeof IGNORED>[] = [
  { value: IGNORED, label: importText.columns.ignored },
  ...targetIds.map((value) => ({ value, label: targetLabels[value] })),
]

const TONES: Readonly<Record<Confidence, Tone>> = { sure: 'ok', likely: 'neutral', guess: 'warn' }

/** The columns of the file, with examples, and what each of them is. Of a known system those of no interest are folded away. */
export function ColumnList({ state, session }: ColumnListProps) {
  const { opened, settings } = state
  const [showsAll, setShowsAll] = useState(opened?.system === null)
  const { columns: text } = importText
  if (!opened || !settings) return null
  const shown = opened.columns.map((_, index) => showsAll || settings.columns[index] !== null)
  const hidden = shown.filter((isShown) => !isShown).length
  return (
    <Panel title={text.title} lead={text.text}>
      <CostOrPrice state={state} session={session} />
      <ReadingQuestions state={state} session={session} />
      <ul aria-label={text.title} className="divide-y divide-line border-y border-line">
        {opened.columns.map(
          (column, index) =>
            shown[index] && (
              <li key={index} className="py-2.5 md:py-1.5">
                <ColumnRow
                  column={column}
                  name={columnName(column, index)}
                  target={settings.columns[index] ?? null}
                  isOwnGuess={settings.columns[index] === opened.settings.columns[index]}
                  onTarget={(target) => session.setTarget(index, target)}
                />
                {canJoin(settings.columns[index]) && column.isIds && (
                  <JoinPanel state={state} session={session} column={index} />
                )}
              </li>
            ),
        )}
      </ul>
      {hidden > 0 && (
        <Button tone="ghost" className="mt-2 -ml-3.5" onClick={() => setShowsAll(true)}>
          {text.more(formatCount(hidden, text.column))}
        </Button>
      )}
    </Panel>
  )
}

interface ColumnRowProps {
  readonly column: FileColumn
  readonly name: string
  readonly target: TargetId | null
  /** The target is still the recognised one. */
  readonly isOwnGuess: boolean
  readonly onTarget: (target: TargetId | null) => void
}

function ColumnRow({ column, name, target, isOwnGuess, onTarget }: ColumnRowProps) {
  const { columns: text } = importText
  const confidence = isOwnGuess && target !== null ? column.confidence : null
  return (
    <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(9rem,1fr)_minmax(10rem,1.5fr)_13rem_7.5rem]">
      <span className={classNames('min-w-0 wrap-anywhere', target === null ? 'text-muted' : 'font-semibold')}>
        {name}
      </span>
      <span className="min-w-0 truncate text-muted">{column.samples.join('  ·  ') || text.empty}</span>
      <NativeSelect
        label={text.targetOf(name)}
        hideLabel
        value={target ?? IGNORED}
        options={OPTIONS}
        onChange={(value) => onTarget(value === IGNORED ? null : value)}
      />
      <span className="empty:hidden">
        {confidence && (
          <Pill tone={TONES[confidence]} plain={confidence !== 'guess'}>
            {text.confidence[confidence]}
          </Pill>
        )}
      </span>
    </div>
  )
}

/** Asks once where one column of prices could be either: what is paid or what is asked. */
function CostOrPrice({ state: { opened, settings }, session }: ColumnListProps) {
  if (!opened || !settings) return null
  const { columns: text } = importText
  const index = settings.columns.indexOf('baseCost')
  const column = opened.columns[index]
  const isOpen = column?.confidence === 'guess' && opened.settings.columns[index] === 'baseCost'
  if (!column || !isOpen || settings.columns.includes('retailPrice')) return null
  return (
    <ColumnQuestion
      question={text.costOrPrice(columnName(column, index))}
      answers={[
        { label: text.isCost, isChosen: true, choose: () => session.setTarget(index, 'baseCost') },
        { label: text.isPrice, isChosen: false, choose: () => session.setTarget(index, 'retailPrice') },
      ]}
    />
  )
}
