import { kindOf } from '#contract/collections.ts'
import type { CollectionCounts } from '#contract/endpoints/account-archive.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { reasonsOf } from '#web/kit/format/problem-reasons.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { type PlainColumn, PlainTable } from '#web/kit/ui/plain-table.tsx'
import { archiveMessages as messages } from './messages.ts'
import type { PreparedArchive } from './prepare-archive.ts'

/** How many rows a change set makes or fills in. */
export function comingIn({ created = 0, updated = 0 }: ChangeSetHeader['effect']): number {
  return created + updated
}

function nameOf({ collection }: CollectionCounts): string {
  return entityOf(kindOf(collection))?.label.many ?? collection
}

const count = (name: 'found' | 'proposed' | 'here' | 'foreign', label: string): PlainColumn<CollectionCounts> => ({
  label,
  align: 'end',
  isNamed: true,
  renderCell: (row) => formatNumber(row[name]),
})

/** What would come in of an archive, by collection; what is refused or changed on the way, and what stays out, with the reasons. */
export function ArchivePreview({ prepared }: { readonly prepared: PreparedArchive }) {
  const { changeSet, collections, refused, noted } = prepared
  const { effect } = changeSet
  const taken = collections.filter(({ found, proposed, passedOver }) => passedOver === null && found + proposed > 0)
  const passed = collections.filter(({ found, passedOver }) => passedOver !== null && found > 0)
  const columns = [
    { label: messages.collection, renderCell: nameOf },
    count('found', messages.found),
    count('proposed', messages.proposed),
    count('here', messages.here),
    taken.some(({ foreign }) => foreign > 0) && count('foreign', messages.foreign),
  ]
  return (
    <>
      <p className="text-base font-semibold">{messages.summary(effect.created ?? 0, effect.updated ?? 0)}</p>
      <PlainTable label={messages.table} rows={taken} keyOf={({ collection }) => collection} columns={columns} />
      <Told tone="warn" title={messages.refused(effect.refused ?? 0)} rows={refused} total={effect.refused ?? 0} />
      <Told tone="neutral" title={messages.noted} rows={noted} total={noted.length} />
      {passed.length > 0 && (
        <Banner tone="neutral" title={messages.passedOver}>
          <ul className="list-disc ps-4">
            {passed.map((each) => (
              <li key={each.collection}>{messages.reason(nameOf(each), each.found, each.passedOver ?? '')}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

interface ToldProps {
  readonly tone: 'warn' | 'neutral'
  readonly title: string
  readonly rows: readonly ChangeSetRow[]
  readonly total: number
}

function Told({ tone, title, rows, total }: ToldProps) {
  if (rows.length === 0) return null
  return (
    <Banner tone={tone} title={title}>
      <ul className="list-disc ps-4">
        {rows.map((row, index) => (
          <li key={`${row.n ?? index}`} className="break-words">
            {messages.row(
              entityOf(row.kind)?.label.one ?? row.kind,
              row.title ?? '',
              reasonsOf(row.kind, row.problems).join(' · '),
            )}
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="mt-1">{messages.more(total - rows.length)}</p>}
    </Banner>
  )
}
