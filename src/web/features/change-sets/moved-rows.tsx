import { useMemo, useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { changeSetsMessages as messages } from './messages.ts'

const MOST_COUNTED = 500

interface MovedRowsProps {
  readonly header: RowOfKind<'changeSet'>
  readonly onCheck: (header: RowOfKind<'changeSet'>) => Promise<void>
}

/** Says before the press that products of a preview were changed since it was made, and makes it anew. */
export function MovedRows(props: MovedRowsProps) {
  const { version } = props.header
  const products = useRows('product')
  // Versions count the writes of an account, so that a higher one is a later one.
  const newest = useMemo(() => products.reduce((most, row) => Math.max(most, row.version), 0), [products])
  return newest > version && version > 0 && <Counted {...props} newest={newest} />
}

function Counted({ header, onCheck, newest }: MovedRowsProps & { readonly newest: number }) {
  const { id, version } = header
  const [isBusy, setBusy] = useState(false)
  const { page } = useRowsPage({
    id,
    version: Math.max(version, newest),
    state: 'moved',
    page: 1,
    pageSize: String(MOST_COUNTED),
    thing: messages.thing,
  })
  const count = page?.items.length ?? 0
  if (count === 0) return null
  async function check() {
    setBusy(true)
    await onCheck(header)
    setBusy(false)
  }
  return (
    <Banner
      tone="warn"
      title={messages.moved.title(count, page?.more === true)}
      action={
        <Button size="small" disabled={isBusy} onClick={() => void check()}>
          {isBusy ? messages.moved.checking : messages.moved.check}
        </Button>
      }
    >
      {messages.moved.text}
    </Banner>
  )
}
