import { AttentionList, type AttentionListProps } from './attention-list.tsx'
import { ChangesList } from './changes-list.tsx'

/** Below the figures: what to look at first, and what was changed lately. */
export function Highlights(props: AttentionListProps) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.35fr_1fr]">
      <AttentionList {...props} />
      <ChangesList />
    </div>
  )
}
