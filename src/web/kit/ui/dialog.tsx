import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { ReadOnlyPart, useReadOnlyPart } from './read-only-part.tsx'
import { uiMessages } from './messages.ts'
import { draftMessages } from './draft-messages.ts'
import { useTypedGuard } from './use-typed-guard.ts'

/** What every dialog is given. */
export interface DialogProps {
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
  /** The fields in it save as they are left, so that closing loses nothing. */
  readonly savesAsTyped?: boolean
  /** The address opens it, so that Back closes it by that. */
  readonly isPlace?: boolean
  /** Nothing in it changes anything: whoever only looks has all of it. */
  readonly reads?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** The page darkened behind something that floats. */
export const backdropClass = 'floating fixed inset-0 bg-scrim'

const footerClass = 'flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 max-md:*:flex-1'

/** A dialog; on a phone a sheet of full height. The focus goes in, stays, and returns to where it was. What is typed in it is not lost unasked. */
export function Dialog(props: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const { open, onClose, title, description, children, footer, initialFocus } = props
  const { wide = false, keepOpen = false, savesAsTyped = false, isPlace = false, reads = false } = props
  const isClosed = useReadOnlyPart()
  const guard = useTypedGuard(open, onClose, savesAsTyped, isPlace)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (next) return
        if (guard.isAsking) guard.keep()
        else guard.leave(reason === 'outside-press')
      }}
      disablePointerDismissal={keepOpen}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 flex items-center justify-center md:p-6">
          <Base.Popup
            onFocus={guard.onFocus}
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
              <IconButton reads label={uiMessages.close} icon={<X />} onClick={onClose} className="-mt-1 -me-2" />
            </header>
            <ReadOnlyPart when={isClosed && !reads}>
              <div ref={content} className="relative min-h-0 flex-1 overflow-y-auto px-5 py-3">
                {children}
              </div>
              {guard.isAsking ? (
                <Unsaved onKeep={guard.keep} onThrowAway={guard.throwAway} />
              ) : (
                footer && <footer className={footerClass}>{footer}</footer>
              )}
            </ReadOnlyPart>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Asks in place of the actions whether what was typed may go; the focus is on the harmless answer. */
function Unsaved({ onKeep, onThrowAway }: { readonly onKeep: () => void; readonly onThrowAway: () => void }) {
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    harmless.current?.focus()
  }, [])
  return (
    <footer className={footerClass}>
      <p role="alert" className="min-w-full font-semibold">
        {draftMessages.unsaved}
      </p>
      <Button reads ref={harmless} onClick={onKeep}>
        {draftMessages.keepTyped}
      </Button>
      <Button reads tone="danger" onClick={onThrowAway}>
        {draftMessages.throwAway}
      </Button>
    </footer>
  )
}

/** The first control of a dialog's content; without one the focus goes where it would by default. */
function firstControl(content: HTMLElement | null): HTMLElement | true {
  return content?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? true
}
