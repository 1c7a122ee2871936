import Banknote from 'lucide-react/icons/banknote'
import CircleDot from 'lucide-react/icons/circle-dot'
import FileOutput from 'lucide-react/icons/file-output'
import FilePlus from 'lucide-react/icons/file-plus'
import Repeat from 'lucide-react/icons/repeat'
import Send from 'lucide-react/icons/send'
import Ship from 'lucide-react/icons/ship'
import Undo2 from 'lucide-react/icons/undo-2'
import type { DocumentAction, OfferedAction } from '../actions/next-action.ts'

const ICONS = {
  pay: Banknote,
  convert: FileOutput,
  credit: Undo2,
  ship: Ship,
  use: FilePlus,
  repeat: Repeat,
} as const satisfies Readonly<Record<DocumentAction, typeof Send>>

/** The sign of an act in the menu of a document, so that all its entries begin at one line. */
export function ActIcon({ act }: { readonly act: OfferedAction }) {
  const Icon = act.kind === 'action' ? ICONS[act.action] : act.status === 'sent' ? Send : CircleDot
  return <Icon aria-hidden="true" />
}
