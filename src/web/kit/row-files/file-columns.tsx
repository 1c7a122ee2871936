import { Fragment } from 'react'
import type { DecimalSign } from '#domain/numeral.ts'
import { ColumnTargets, columnName } from '../files/column-targets.tsx'
import { tableFileMessages } from '../files/messages.ts'
import { FractionQuestion, SignQuestion } from '../files/number-questions.tsx'
import type { OpenTable } from '../files/open-table.ts'
import { rowText } from '../files/table-text.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import type { FileHead } from './file-form.ts'
import type { FileNumbers } from './file-numbers.ts'
import { type FileSettings, lostColumns, missingColumns, type SaidOfColumn } from './recognise-columns.ts'
import { rowFileMessages as messages } from './messages.ts'
import type { FileReading } from './use-file-reading.ts'

const SAMPLES = 3
const signs = () => (['.', ','] as const).map((value) => ({ value, label: messages.signs[value] }))

interface FileColumnsProps {
  readonly head: FileHead
  readonly file: FileReading
}

/** What the columns of a file are taken for and how its numbers are written, and what is still to be said of them. */
export function FileColumns({ head, file: { opened, numbers, onSettings } }: FileColumnsProps) {
  if (opened.step !== 'open' || !numbers) return null
  const { table, settings } = opened
  const missing = missingColumns(head, settings.targets)
  const options = head.columns.map(({ id, label }) => ({ value: id, label: label() }))
  const labels = options.filter(({ value }) => missing?.includes(value)).map(({ label }) => label)
  const lost = lostColumns(head, table, settings.targets)
  const isOpen = numbers.columns.some((column) => column !== null && column.open.length > 0)
  return (
    <section aria-label={tableFileMessages.columns} className="space-y-3">
      <NumberQuestions table={table} numbers={numbers} settings={settings} onSettings={onSettings} />
      <h3 className="text-base">{tableFileMessages.columns}</h3>
      <ColumnTargets
        columns={settings.targets.map((target, index) => ({
          index,
          name: columnName(table.headers?.[index], index),
          samples: samplesOf(table, index, numbers.sign),
          target,
          below: lost[index] !== undefined && (
            <p className="mt-1 text-[13px] text-warn">{messages.lost(lost[index])}</p>
          ),
        }))}
        options={options}
        onTarget={(index, target) => onSettings({ ...settings, targets: settings.targets.map(taking(index, target)) })}
      />
      {numbers.matters && !isOpen && (
        <NativeSelect
          label={messages.decimal}
          className="max-w-72"
          value={numbers.sign}
          options={signs()}
          onChange={(decimal) => onSettings({ ...settings, decimal })}
        />
      )}
      {missing && <p className="font-medium text-warn">{messages.missing(labels.join(', '))}</p>}
    </section>
  )
}

/** A target belongs to one column: what had it before lets it go. */
function taking(at: number, target: string | null) {
  return (each: string | null, index: number): string | null => (index === at ? target : each === target ? null : each)
}

function samplesOf({ rows, width }: OpenTable, index: number, decimal: DecimalSign): readonly string[] {
  const cells = rows.slice(0, SAMPLES).map((row) => rowText(row, width, decimal)[index]?.trim() ?? '')
  return cells.filter((cell) => cell !== '')
}

interface NumberQuestionsProps {
  readonly table: OpenTable
  readonly numbers: FileNumbers
  readonly settings: FileSettings
  readonly onSettings: (settings: FileSettings) => void
}

/** Asks of each column how its numbers are meant, where they could be read two ways or look like fractions. */
function NumberQuestions({ table, numbers, settings, onSettings }: NumberQuestionsProps) {
  const { said } = settings
  return numbers.columns.map((column, index) => {
    if (!column) return null
    const name = columnName(table.headers?.[index], index)
    const say = (more: SaidOfColumn) =>
      onSettings({ ...settings, said: { ...said, [index]: { ...said[index], ...more } } })
    return (
      <Fragment
        // A file's columns have no other identity than their place.
        key={`${index} of ${numbers.columns.length}`}
      >
        {column.open.length > 0 && (
          <SignQuestion
            name={name}
            cells={column.open}
            chosen={column.decimal}
            onChoose={(decimal) => say({ decimal })}
          />
        )}
        {column.fractional.length > 0 && (
          <FractionQuestion
            name={name}
            cells={column.fractional}
            chosen={column.fractions}
            onChoose={(fractions) => say({ fractions })}
          />
        )}
      </Fragment>
    )
  })
}
