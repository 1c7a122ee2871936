import { targetOf } from '#domain/import/targets.ts'
import { ColumnQuestion } from '#web/kit/files/column-question.tsx'
import { FractionQuestion, SignQuestion } from '#web/kit/files/number-questions.tsx'
import { formatNumber } from '#web/kit/format/number.ts'
import { columnName } from '#web/kit/files/column-targets.tsx'
import type { ImportProps } from './import-session.ts'
import { isDoubtful } from './import-state.ts'
import { importMessages } from './messages.ts'

/** Asks how numbers are meant that can be read two ways, and whether percentages such as 0.4 are fractions. */
export function ReadingQuestions({ state: { opened, settings }, session }: ImportProps) {
  const { columns: text } = importMessages
  const ofColumns = opened.columns.map((column, index) => {
    const target = settings.columns[index]
    const name = columnName(column.name, index)
    const isPercent = target !== null && target !== undefined && targetOf(target).kind === 'percent'
    return [
      isDoubtful(opened, settings, index) && (
        <SignQuestion
          key={`sign ${index}`}
          name={name}
          cells={column.openNumbers}
          chosen={settings.columnDecimals[index] ?? null}
          onChoose={(decimal) => session.setReading(index, { decimal })}
        />
      ),
      isPercent && column.isFractional && (
        <FractionQuestion
          key={`fraction ${index}`}
          name={name}
          cells={column.samples}
          chosen={settings.fractions[index] ?? false}
          onChoose={(fractions) => session.setReading(index, { fractions })}
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
  const { columns: text } = importMessages
  const names = sections
    .slice(0, SHOWN_SECTIONS)
    .map((name) => `“${name}”`)
    .join(', ')
  const more = sections.length - SHOWN_SECTIONS
  return more > 0 ? text.sectionsMore(names, formatNumber(more)) : names
}
