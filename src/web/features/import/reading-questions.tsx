import { targetOf } from '#domain/import/targets.ts'
import { type DecimalSign, plainNumeral } from '#domain/numeral.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import { columnName } from './column-name.ts'
import { ColumnQuestion } from './column-question.tsx'
import type { FileColumn } from './import-calls.ts'
import type { ImportSession } from './import-session.ts'
import { type ImportState, isDoubtful } from './import-state.ts'
import { importText } from './text.ts'

interface ReadingQuestionsProps {
  readonly state: ImportState
  readonly session: ImportSession
}

const BETWEEN = '  ·  '
const PPM_OF_PERCENT = 10_000
const SIGNS: readonly DecimalSign[] = ['.', ',']

/** Asks how numbers are meant that can be read two ways, and whether percentages such as 0.4 are fractions. */
export function ReadingQuestions({ state: { opened, settings }, session }: ReadingQuestionsProps) {
  if (!opened || !settings) return null
  const { columns: text } = importText
  const ofColumns = opened.columns.map((column, index) => {
    const target = settings.columns[index]
    const name = columnName(column, index)
    const isPercent = target !== null && target !== undefined && targetOf(target).kind === 'percent'
    const isFraction = settings.fractions[index] ?? false
    return [
      isDoubtful(opened, settings, index) && (
        <ColumnQuestion
          key={`sign ${index}`}
          question={text.twoWays(name, column.openNumbers.join(BETWEEN))}
          answers={SIGNS.map((sign) => ({
            label: text.readAs(readings(column.openNumbers, sign)),
            isChosen: settings.columnDecimals[index] === sign,
            choose: () => session.setReading(index, { decimal: sign }),
          }))}
        />
      ),
      isPercent && column.isFractional && (
        <ColumnQuestion
          key={`fraction ${index}`}
          question={text.fractional(name, column.samples.join(BETWEEN))}
          answers={[
            {
              label: text.isFraction(percents(column, 100)),
              isChosen: isFraction,
              choose: () => session.setReading(index, { fractions: true }),
            },
            {
              label: text.isPercent(percents(column, 1)),
              isChosen: !isFraction,
              choose: () => session.setReading(index, { fractions: false }),
            },
          ]}
        />
      ),
    ]
  })
  return (
    <>
      {opened.sections.length > 0 && (
        <ColumnQuestion
          question={text.sections(sectionWords(opened.sections))}
          answers={[
            {
              label: text.areSections,
              isChosen: settings.sections === true,
              choose: () => session.change({ sections: true }),
            },
            {
              label: text.areRows,
              isChosen: settings.sections === false,
              choose: () => session.change({ sections: false }),
            },
          ]}
        />
      )}
      {ofColumns}
    </>
  )
}

const SHOWN_SECTIONS = 3

function sectionWords(sections: readonly string[]): string {
  const { columns: text } = importText
  const names = sections
    .slice(0, SHOWN_SECTIONS)
    .map((name) => `“${name}”`)
    .join(', ')
  const more = sections.length - SHOWN_SECTIONS
  return more > 0 ? text.sectionsMore(names, formatNumber(more)) : names
}

/** What the cells come to with one decimal sign; a cell that is no number then stands as it is. */
function readings(cells: readonly string[], sign: DecimalSign): string {
  return cells
    .map((cell) => {
      const plain = plainNumeral(cell, sign)
      return plain === null ? `“${cell}”` : formatNumber(Number(plain))
    })
    .join(BETWEEN)
}

function percents({ samples }: FileColumn, times: number): string {
  const numbers = samples.map((sample) => Number(sample.replace(',', '.')) * times).filter(Number.isFinite)
  return numbers.map((number) => formatRate(Math.round(number * PPM_OF_PERCENT))).join(BETWEEN)
}
