import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { backdropClass } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { uiMessages } from '../ui/messages.ts'
import { useBackCloses } from '../ui/use-back-closes.ts'

/** A line of such a sheet. */
export const sheetLineClass =
  'flex min-h-12 w-full items-center gap-3 rounded-lg px-3 text-start text-[15px] font-semibold hover:bg-accent [&_svg]:size-5 [&_svg]:text-muted'

interface PhoneSheetProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What the bottom bar of a phone opens above itself; Back closes it, and the page stays. */
export function PhoneSheet({ title, open, onClose, children }: PhoneSheetProps) {
  useBackCloses(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          // A text that is begun keeps the focus.
          initialFocus={() => document.querySelector<HTMLElement>('.sheet textarea') ?? true}
          className="sheet fixed inset-x-0 bottom-0 max-h-dvh overflow-y-auto rounded-t-2xl bg-card px-3 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none"
        >
          <div className="mb-1 flex items-center justify-between ps-3">
            <Dialog.Title className="text-base">{title}</Dialog.Title>
            <IconButton label={uiMessages.close} icon={<X />} onClick={onClose} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
