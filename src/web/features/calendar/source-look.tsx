import FileText from 'lucide-react/icons/file-text'
import Repeat from 'lucide-react/icons/repeat'
import Ship from 'lucide-react/icons/ship'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import type { Source } from './entry.ts'

/** Each source has a shape beside its colour, which is never all that tells it. */
export const SOURCE_ICONS: Readonly<Record<Source, ReactNode>> = {
  // A plain dot: a month draws more than a hundred of them. As a border it is seen where colours are forced.
  event: <span aria-hidden="true" className="m-0.5 size-2 shrink-0 rounded-full border-4 border-current" />,
  documents: <FileText aria-hidden="true" />,
  recurring: <Repeat aria-hidden="true" />,
  prices: <Tag aria-hidden="true" />,
  shipments: <Ship aria-hidden="true" />,
}

/** Text, surface and edge of a source. */
export const SOURCE_CLASSES: Readonly<Record<Source, string>> = {
  event: 'bg-layer-event-surface text-layer-event',
  documents: 'bg-layer-documents-surface text-layer-documents',
  recurring: 'bg-layer-recurring-surface text-layer-recurring',
  prices: 'bg-layer-prices-surface text-layer-prices',
  shipments: 'bg-layer-shipments-surface text-layer-shipments',
}
