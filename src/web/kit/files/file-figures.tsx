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
  // Tiles grow to the end of their row, so that no cell is empty; one alone in the last row would be as wide as all.
  const share = figures.length % 4 === 1 ? 'sm:basis-[30%]' : 'sm:basis-[22%]'
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line">
      {figures.map(({ label, count, tone }) => (
        <div
          key={label}
          className={classNames('flex min-w-0 grow basis-[40%] flex-col-reverse justify-end bg-card px-4 py-3', share)}
        >
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
