import { Dialog } from '@base-ui/react/dialog'
import Maximize from 'lucide-react/icons/maximize-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { screenHref } from '#contract/screens.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { assistantOpen } from './assistant-state.ts'
import { AssistantTabs } from './assistant-tabs.tsx'
import { assistantMessages as messages, fixedMessages } from './messages.ts'

const close = (): void => assistantOpen.set(false)

/** The assistant beside the page; where there is no room for both it lies over it, and on a phone it is a sheet. */
export function AssistantDock({ insights }: { readonly insights?: ReactNode }) {
  const phone = useMediaQuery(PHONE_QUERY)
  const parts = <AssistantTabs insights={insights} actions={<Actions />} />
  return phone ? <Sheet>{parts}</Sheet> : <Beside>{parts}</Beside>
}

function Actions() {
  return (
    <>
      <IconButton
        label={messages.asPage}
        icon={<Maximize />}
        onClick={() => {
          close()
          goTo(screenHref('assistant'))
        }}
      />
      <IconButton label={messages.close} icon={<X />} onClick={close} />
    </>
  )
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
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
    close()
  }
  return (
    <section
      role="dialog"
      aria-modal="false"
      aria-label={fixedMessages.title}
      data-beside=""
      className="fixed inset-y-0 end-0 z-30 w-100 max-w-full border-s border-line bg-card shadow-float print:hidden"
    >
      <div role="presentation" className="flex h-full flex-col" onKeyDown={onKeyDown}>
        {children}
      </div>
    </section>
  )
}
