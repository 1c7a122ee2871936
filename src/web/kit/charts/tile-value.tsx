/** The width of a character of a bold figure, in parts of its size. */
const CHARACTER = 0.62

interface TileValueProps {
  readonly text: string
  /** The figures of all tiles beside each other: they have one size. */
  readonly among: readonly string[]
  /** The size where there is room, in rem. */
  readonly most: number
}

/** The size, in parts of a hundred of the tile's width, in which the longest of the figures has room. */
export function fittingSize(figures: readonly string[]): number {
  return 100 / (Math.max(1, ...figures.map(({ length }) => length)) * CHARACTER)
}

/** The figure of a tile on one line, in a size that has room for the longest of them. */
export function TileValue({ text, among, most }: TileValueProps) {
  return (
    <span className="@container block pt-2">
      <span
        className="block leading-tight font-bold whitespace-nowrap"
        style={{ fontSize: `min(${most}rem, ${fittingSize([text, ...among]).toFixed(2)}cqi)` }}
      >
        {text}
      </span>
    </span>
  )
}
