/** The width of a character of a bold figure, in parts of its size. */
const CHARACTER = 0.62

/** The figure of a tile on one line: as large as the tile has room for, and never larger than `most`, in rem. */
export function TileValue({ text, most }: { readonly text: string; readonly most: number }) {
  const fitting = 100 / (Math.max(1, text.length) * CHARACTER)
  return (
    <span className="@container block pt-2">
      <span
        className="block leading-tight font-bold whitespace-nowrap"
        style={{ fontSize: `min(${most}rem, ${fitting.toFixed(2)}cqi)` }}
      >
        {text}
      </span>
    </span>
  )
}
