import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { documentsText } from './documents-text.ts'
import { countsOf, type EndedNumber, type NumberSeries } from './number-report.ts'

const text = documentsText.gaps
const TONES: Readonly<Record<EndedNumber['state'], Tone>> = {
  void: 'neutral',
  deleted: 'neutral',
  skipped: 'neutral',
  missing: 'bad',
}
/** A series of thousands of deletions is read in the file. */
const LISTED = 200

const typeOf = ({ documentType }: NumberSeries): string => DOCUMENT_RULES[documentType].label.many
const nameOf = (series: NumberSeries): string =>
  [typeOf(series), series.business, series.period].filter((part) => part !== '').join(' · ')

/** The series of all businesses, each with how its numbers stand. */
export function SeriesTable({ series }: { readonly series: readonly NumberSeries[] }) {
  const { columns } = text
  return (
    <DataTable label={text.series}>
      <thead>
        <tr>
          <HeadCell pin="first">{columns.series}</HeadCell>
          <HeadCell>{columns.period}</HeadCell>
          <HeadCell align="end">{columns.last}</HeadCell>
          <HeadCell align="end">{columns.present}</HeadCell>
          <HeadCell align="end">{columns.ended}</HeadCell>
          <HeadCell>{columns.missing}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {series.map((each) => {
          const { inForce, ended, skipped, missing } = countsOf(each)
          return (
            <Row key={each.counterId}>
              <Cell head pin="first" className="min-w-44">
                <span className="block font-semibold">{typeOf(each)}</span>
                <span className="block max-w-64 truncate pb-1 text-[13px] leading-4 text-muted">
                  {each.business || text.noBusiness}
                </span>
              </Cell>
              <Cell>{each.period || text.everything}</Cell>
              <Cell align="end">
                {formatNumber(each.currentNumber)}
                <Beginning firstNumber={each.firstNumber} skipped={skipped} />
              </Cell>
              <Cell align="end">{formatNumber(inForce)}</Cell>
              <Cell align="end">{formatNumber(ended)}</Cell>
              <Cell>
                <Pill plain tone={missing === 0 ? 'ok' : 'bad'}>
                  {missing === 0 ? text.noGap : formatNumber(missing)}
                </Pill>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

/** Where a series that did not begin at 1, or left numbers out, has its numbers. */
function Beginning({ firstNumber, skipped }: { readonly firstNumber: number; readonly skipped: number }) {
  const parts = [
    ...(firstNumber > 1 ? [text.from(formatNumber(firstNumber))] : []),
    ...(skipped > 0 ? [text.leftOut(formatNumber(skipped))] : []),
  ]
  if (parts.length === 0) return null
  return <span className="block pb-1 text-[13px] leading-4 text-muted">{parts.join(', ')}</span>
}

/** The numbers of a series that no document in force has, with the reason of each. */
export function EndedNumbers({ series }: { readonly series: NumberSeries }) {
  const { details } = text
  const label = text.ended(nameOf(series))
  const shown = series.gaps.slice(0, LISTED)
  return (
    <section>
      <h2 className="mb-2 text-base">{nameOf(series)}</h2>
      <DataTable label={label}>
        <thead>
          <tr>
            <HeadCell pin="first">{details.number}</HeadCell>
            <HeadCell>{details.state}</HeadCell>
            <HeadCell>{details.reason}</HeadCell>
            <HeadCell>{details.at}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <Row key={each.sequence}>
              <Cell head pin="first" className="min-w-36 font-semibold">
                <EndedLabel ended={each} prefix={series.prefix} />
              </Cell>
              <Cell>
                <Pill plain tone={TONES[each.state]}>
                  {text.states[each.state]}
                </Pill>
              </Cell>
              <Cell className="text-muted">{text.reasons[each.state]}</Cell>
              <Cell className="text-muted">
                {[each.at === null ? '' : formatDateTime(Date.parse(each.at)), each.actor ? text.by(each.actor) : '']
                  .filter((part) => part !== '')
                  .join(', ')}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {series.gaps.length > LISTED && (
        <p className="mt-1 text-muted">{documentsText.batch.more(formatNumber(series.gaps.length - LISTED))}</p>
      )}
    </section>
  )
}

function EndedLabel({ ended, prefix }: { readonly ended: EndedNumber; readonly prefix: string }) {
  const number = ended.documentNumber || `${prefix} ${formatNumber(ended.sequence)}`
  if (ended.state !== 'void' || ended.documentId === null) return <>{number}</>
  return (
    <ScreenLink screen="document" search={{ id: ended.documentId }} className="underline underline-offset-2">
      {number}
    </ScreenLink>
  )
}
