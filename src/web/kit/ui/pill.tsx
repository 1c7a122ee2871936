import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, ToneShape, toneSurface, toneText } from './tone.tsx'

interface PillProps {
  readonly tone: Tone
  /** In place of the shape of its tone: for what is done, and neither good nor bad. */
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** The word for the tone where the content is only a number: `thin margin`. Read out after it. */
  readonly meaning?: string
  /** Without a surface, for states in a column. */
  readonly plain?: boolean
}

/** A number or word with its meaning: colour, shape and words say the same. */
export function Pill({ tone, icon, children, meaning, plain = false }: PillProps) {
  return (
    <span
      data-tip={meaning}
      className={classNames(
        'inline-flex items-center gap-1.5 text-[13px] leading-none font-semibold whitespace-nowrap',
        plain ? toneText[tone] : classNames('rounded-md px-1.5 py-1', toneSurface[tone]),
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="flex [&_svg]:size-3">
          {icon}
        </span>
      ) : (
        <ToneShape tone={tone} />
      )}
      {children}
      {meaning && <span className="sr-only">, {meaning}</span>}
    </span>
  )
}

/** A small neutral label, such as a tag or a count. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-md bg-accent px-1.5 py-0.5 text-xs font-semibold text-fg">
      {children}
    </span>
  )
}
