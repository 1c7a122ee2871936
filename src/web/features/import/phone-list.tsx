import type { ReactNode } from 'react'

/** One entry of a list as a phone shows it. */
export interface PhoneEntry {
  readonly key: string
  readonly title: string
  /** First line, right. */
  readonly aside?: ReactNode
  /** Below the first line. */
  readonly detail?: ReactNode
}

/** Rows as a phone shows them: the name and what matters most, the rest below. */
export function PhoneList({ label, entries }: { readonly label: string; readonly entries: readonly PhoneEntry[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-xl border border-line">
      {entries.map(({ key, title, aside, detail }) => (
        <li key={key} className="px-3 py-2.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            {aside && <span className="shrink-0 text-muted">{aside}</span>}
          </div>
          {detail && <div className="mt-0.5 text-[13px] text-pretty wrap-anywhere text-muted">{detail}</div>}
        </li>
      ))}
    </ul>
  )
}
