import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { assistantOpen } from './assistant-state.ts'
import { DockEdge } from './dock-edge.tsx'
import { dockWidth } from './dock-width.ts'
import { fixedMessages } from './messages.ts'

/** Closes the assistant that stands beside a page. */
export function closeAssistant(): void {
  assistantOpen.set(false)
}

/** The place of the assistant beside the page; where there is no room for both it lies over it, and on a phone it is a sheet. */
export function DockPlace({ children }: { readonly children: ReactNode }) {
  const phone = useMediaQuery(PHONE_QUERY)
  return phone ? <Sheet>{children}</Sheet> : <Beside>{children}</Beside>
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeAssistant()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={fixedMessages.title}
          className="sheet fixed inset-0 flex flex-col bg-card outline-none"
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** From 1280 px on it takes its room from the page, unless a record stands there: then it lies over that. */
function Beside({ children }: { readonly children: ReactNode }) {
  const opener = useRef<Element | null>(null)
  const width = dockWidth.use()
  useEffect(() => {
    document.documentElement.style.setProperty('--assistant', `${width}px`)
  }, [width])
  useEffect(() => {
    opener.current = document.activeElement
    document.body.classList.add('has-assistant')
    return () => {
      document.body.classList.remove('has-assistant')
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    closeAssistant()
  }
  return (
    <section
      role="dialog"
      aria-modal="false"
      aria-label={fixedMessages.title}
      data-beside=""
      className="fixed inset-y-0 end-0 z-30 w-(--assistant) max-w-full border-s border-line bg-card shadow-float print:hidden"
    >
      <DockEdge />
      <div role="presentation" className="flex h-full flex-col" onKeyDown={onKeyDown}>
        {children}
      </div>
    </section>
  )
}
