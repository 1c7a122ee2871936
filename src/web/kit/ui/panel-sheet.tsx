import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { backdropClass } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import type { SidePanelProps } from './side-panel.tsx'
import { partMessages } from './part-messages.ts'

/** The side panel where there is no room beside the list: a sheet from the right, of full width on a phone. */
export function PanelSheet({ title, label, onClose, actions, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label={label}
          // Else the title would be its name.
          aria-labelledby={undefined}
          initialFocus={heading}
          className="sheet fixed inset-y-0 end-0 flex w-full flex-col bg-card outline-none md:w-[30rem] md:shadow-float"
        >
          <header className="flex items-start justify-between gap-3 border-b border-line py-3 pe-2 ps-5">
            <Dialog.Title ref={heading} tabIndex={-1} className="min-w-0 pt-1.5 text-lg leading-7 outline-none">
              {title}
            </Dialog.Title>
            <div className="flex shrink-0">
              {actions}
              <IconButton reads label={partMessages.closePanel} icon={<X />} onClick={onClose} />
            </div>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
