import { countOf } from '#web/kit/actions/nouns.ts'
import { BehindRows } from '#web/kit/figures/behind-rows.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import type { OpenBehind } from './open-behind.ts'

/** The list behind a figure: every row that it is made from, leading to the record. */
export function BehindPanel({ open, onClose }: { readonly open: OpenBehind; readonly onClose: () => void }) {
  const { kind, ids, title } = open
  return (
    <SidePanel title={title} label={title} onClose={onClose}>
      {ids.length > 0 && <p className="mb-3 text-muted">{countOf(kind, ids.length)}</p>}
      <BehindRows label={title} kind={kind} ids={ids} />
    </SidePanel>
  )
}
