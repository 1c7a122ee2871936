import { formatNumber } from '../format/number.ts'
import { classNames } from '../ui/class-names.ts'
import { type Tone, ToneShape, toneText } from '../ui/tone.tsx'

/** How many rows of a file there are of one sort. */
export interface FileFigure {
  readonly label: string
  readonly count: number
  /** Of a count above zero. */
  readonly tone?: Tone
}

/** What a file would do, in figures. */
export function FileFigures({ figures }: { readonly figures: readonly FileFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-4">
      {figures.map(({ label, count, tone }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-4 py-3">
          <dt className="text-[13px] text-muted">{label}</dt>
          <dd className={classNames('flex items-center gap-2 text-xl font-bold', tone && count > 0 && toneText[tone])}>
            {tone && count > 0 && <ToneShape tone={tone} />}
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
