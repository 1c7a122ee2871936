import { formatNumber } from '#web/kit/format/number.ts'
import { Badge } from '#web/kit/ui/pill.tsx'

const TAGS_SHOWN = 3

/** The first tags of a product, and how many more it has. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {tags.length > TAGS_SHOWN && <Badge>+{formatNumber(tags.length - TAGS_SHOWN)}</Badge>}
    </span>
  )
}
