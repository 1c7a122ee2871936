import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { uiText } from './text.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Actions, the main one last; they stay in sight. */
  readonly footer?: ReactNode
  readonly wide?: boolean
  /** A press outside does not close: something would be lost. */
  readonly keepOpen?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** The page darkened behind something that floats. */
export const backdropClass = 'floating fixed inset-0 bg-scrim'

/** A dialog; on a phone a sheet of full height. The focus goes in, stays, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const { open, onClose, title, description, children, footer, wide = false, keepOpen = false, initialFocus } = props
  useCloseOnBack(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={keepOpen}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 flex items-center justify-center md:p-6">
          <Base.Popup
            initialFocus={initialFocus ?? ((type) => (type === 'touch' ? true : firstControl(content.current)))}
            className={classNames(
              'sheet flex max-h-full w-full flex-col bg-card outline-none max-md:h-full md:rounded-2xl md:shadow-float',
              wide ? 'md:max-w-3xl' : 'md:max-w-lg',
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-1">
              <div>
                <Base.Title className="text-lg leading-7">{title}</Base.Title>
                {description && <Base.Description className="mt-0.5 text-muted">{description}</Base.Description>}
              </div>
              <IconButton label={uiText.close} icon={<X />} onClick={onClose} className="-mt-1 -mr-2" />
            </header>
            <div ref={content} className="relative min-h-0 flex-1 overflow-y-auto px-5 py-3">
              {children}
            </div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 max-md:*:flex-1">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first control of a dialog's content; without one the focus goes where it would by default. */
function firstControl(content: HTMLElement | null): HTMLElement | true {
  return content?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? true
}
