import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { actorName } from '#web/kit/history/history-entry.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainTable } from '#web/kit/ui/plain-table.tsx'
import { countsOf, type EndedNumber, type NumberSeries } from './number-report.ts'
import { numberMessages as messages } from './messages.ts'

/** A series of thousands of deletions is read in the file. */
const LISTED = 200

const typeOf = ({ documentType }: NumberSeries): string => DOCUMENT_RULES[documentType].label.many
const nameOf = (series: NumberSeries): string =>
  [typeOf(series), series.business, series.period].filter((part) => part !== '').join(' · ')

/** The series of all businesses, each with how its numbers stand. */
export function SeriesTable({ series }: { readonly series: readonly NumberSeries[] }) {
  const { columns } = messages
  return (
    <PlainTable
      label={messages.series}
      rows={series.map((each) => ({ ...each, ...countsOf(each) }))}
      keyOf={({ counterId }) => counterId}
      columns={[
        {
          label: columns.series,
          className: 'min-w-44',
          renderCell: (each) => (
            <>
              <span className="block font-semibold">{typeOf(each)}</span>
              <span className="block max-w-64 truncate pb-1 text-[13px] leading-4 text-muted">
                {each.business || messages.noBusiness}
              </span>
            </>
          ),
        },
        { label: columns.period, renderCell: ({ period }) => period || messages.everything },
        {
          label: columns.last,
          align: 'end',
          renderCell: (each) => (
            <>
              {formatNumber(each.currentNumber)}
              <Beginning firstNumber={each.firstNumber} skipped={each.skipped} />
            </>
          ),
        },
        { label: columns.present, align: 'end', renderCell: ({ inForce }) => formatNumber(inForce) },
        { label: columns.ended, align: 'end', renderCell: ({ ended }) => formatNumber(ended) },
        {
          label: columns.missing,
          renderCell: ({ missing }) => (
            <Pill plain tone={missing === 0 ? 'ok' : 'bad'}>
              {missing === 0 ? messages.noGap : formatNumber(missing)}
            </Pill>
          ),
        },
      ]}
    />
  )
}

/** Where a series that did not begin at 1, or left numbers out, has its numbers. */
function Beginning({ firstNumber, skipped }: { readonly firstNumber: number; readonly skipped: number }) {
  const parts = [
    ...(firstNumber > 1 ? [messages.from(firstNumber)] : []),
    ...(skipped > 0 ? [messages.leftOut(skipped)] : []),
  ]
  if (parts.length === 0) return null
  return <span className="block pb-1 text-[13px] leading-4 text-muted">{parts.join(', ')}</span>
}

/** The numbers of a series that no document in force has, with the reason of each. */
export function EndedNumbers({ series }: { readonly series: NumberSeries }) {
  const { details } = messages
  return (
    <section>
      <h2 className="mb-2 text-base">{nameOf(series)}</h2>
      <PlainTable
        label={messages.ended(nameOf(series))}
        rows={series.gaps.slice(0, LISTED)}
        keyOf={({ sequence }) => sequence}
        columns={[
          {
            label: details.number,
            className: 'min-w-36 font-semibold',
            renderCell: (each) => <EndedLabel ended={each} prefix={series.prefix} />,
          },
          {
            label: details.state,
            renderCell: ({ state }) => (
              <Pill plain tone={state === 'missing' ? 'bad' : 'neutral'}>
                {messages.states[state]}
              </Pill>
            ),
          },
          { label: details.reason, className: 'text-muted', renderCell: ({ state }) => messages.reasons[state] },
          {
            label: details.at,
            className: 'text-muted',
            renderCell: ({ at, actor }) =>
              [at === null ? '' : formatDateTime(Date.parse(at)), actor ? messages.by(actorName(actor)) : '']
                .filter((part) => part !== '')
                .join(', '),
          },
        ]}
      />
      {series.gaps.length > LISTED && <p className="mt-1 text-muted">{messages.more(series.gaps.length - LISTED)}</p>}
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
