import { sparklinePath } from './sparkline-path.ts'

interface SparklineProps {
  /** What the line shows and how it went, in words: it stands in for the picture. */
  readonly label: string
  readonly values: readonly number[]
  readonly width?: number
  readonly height?: number
}

/** The course of a number at a glance, with a dot on the last value. */
export function Sparkline({ label, values, width = 96, height = 24 }: SparklineProps) {
  const { path, last } = sparklinePath(values, width, height)
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="inline-block overflow-visible">
      <path d={path} fill="none" className="stroke-chart-cost" strokeWidth="1.5" strokeLinejoin="round" />
      {last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-primary" />}
    </svg>
  )
}
