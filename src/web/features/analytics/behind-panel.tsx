import { useMemo } from 'react'
import { countOf } from '#web/kit/actions/nouns.ts'
import { BehindRows } from '#web/kit/figures/behind-rows.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { leftOutLines } from './left-out-lines.ts'
import type { OpenBehind } from './open-behind.ts'

/** The list behind a figure: the figure, what is not in it, and every row that it is made from with what it adds, leading to the record. */
export function BehindPanel({ open, onClose }: { readonly open: OpenBehind; readonly onClose: () => void }) {
  const { kind, ids, title, figure } = open
  const parts = useMemo(() => open.parts?.(), [open])
  const leftOut = parts?.leftOut ? leftOutLines('', [parts.leftOut]) : []
  return (
    <SidePanel title={title} label={title} onClose={onClose}>
      {figure && (
        <p className="mb-1 flex flex-wrap justify-between gap-x-3 font-semibold">
          <span>{figure.name}</span>
          <span>{figure.value}</span>
        </p>
      )}
      {ids.length > 0 && <p className="mb-3 text-muted">{countOf(kind, ids.length)}</p>}
      {leftOut.map(({ text }) => (
        <p key={text} className="mb-3 text-[13px] text-pretty text-muted">
          {text}
        </p>
      ))}
      <BehindRows
        label={title}
        kind={kind}
        ids={ids}
        {...(parts && figure && { part: { label: figure.name, of: parts.of, text: figure.form.text } })}
      />
    </SidePanel>
  )
}
