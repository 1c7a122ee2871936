const [WIDTH, HEIGHT] = [100, 24]

/** A line without axes beside a figure that says the same in words; nothing but the way up and down. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = most - least || 1
  const points = values.map((value, index) => {
    const [x, y] = [(index / (values.length - 1)) * WIDTH, (1 - (value - least) / span) * HEIGHT]
    return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      className="block h-6 w-full rtl:-scale-x-100"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-primary"
      />
    </svg>
  )
}
