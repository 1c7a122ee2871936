import { useState } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { loadRows } from '#web/kit/change-sets/change-set-calls.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { RowList } from './row-list.tsx'
import type { RowSurroundings } from './row-changes.ts'
import { findStayed } from './stayed-rows.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.skipped
const PAGE_SIZE = '500'

type Found = 'not asked' | 'looking' | readonly ChangeSetRow[] | ShownProblem

/** How many rows stayed when a change set was taken back, and on demand which (CHANGE-02). */
export function SkippedRows({
  header,
  surroundings,
  isOnline,
}: {
  readonly header: ChangeSetHeader
  readonly surroundings: RowSurroundings
  readonly isOnline: boolean
}) {
  const store = useStore()
  const [found, setFound] = useState<Found>('not asked')
  const { id, skipped } = header
  if (skipped === 0) return null

  async function look() {
    setFound('looking')
    try {
      const load = (page: number) => loadRows(id, { page: String(page), pageSize: PAGE_SIZE })
      setFound(await findStayed(skipped, load, (kind, ref) => store.get(kind, ref)))
    } catch (error) {
      setFound(failureOf(error, { act: 'read', thing: changeSetsText.thing }))
    }
  }

  const title = skipped === 1 ? text.titleOne : text.title(formatCount(skipped, changeSetsText.row))
  return (
    <div>
      <Banner
        tone="warn"
        title={title}
        action={
          typeof found === 'string' && (
            <Button size="small" disabled={!isOnline || found === 'looking'} onClick={() => void look()}>
              {found === 'looking' ? text.finding : text.show}
            </Button>
          )
        }
      >
        {text.text}
      </Banner>
      {typeof found === 'object' && 'title' in found && (
        <div className="mt-3">
          <ProblemDisplay problem={found} onRetry={() => void look()} />
        </div>
      )}
      {typeof found === 'object' && !('title' in found) && (
        <div className="mt-3">
          <p className="text-[13px] text-muted">{found.length === 0 ? text.none : text.shown}</p>
          {found.length > 0 && <RowList rows={found} surroundings={surroundings} />}
        </div>
      )}
    </div>
  )
}
