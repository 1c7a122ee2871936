import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { ReaderPart } from '../shell/reader-part.tsx'
import { classNames } from './class-names.ts'
import { PANEL_WIDTH } from './list-with-panel.tsx'
import { IconButton } from './icon-button.tsx'
import { partMessages } from './part-messages.ts'
import { useMediaQuery, WIDE_QUERY } from './use-media-query.ts'

const PanelSheet = lazyPart(() => import('./panel-sheet.tsx').then((module) => module.PanelSheet))

/** What a record beside its list shows. */
export interface SidePanelProps {
  readonly title: ReactNode
  /** The name of the record, for screen readers. */
  readonly label: string
  readonly onClose: () => void
  /** Beside the title: a menu of acts. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A record beside its list. Where there is no room for both it is a sheet above the list. */
export function SidePanel(props: SidePanelProps) {
  const wide = useMediaQuery(WIDE_QUERY)
  return (
    <ReaderPart>
      {wide ? (
        <PanelAside {...props} />
      ) : (
        <Suspense fallback={null}>
          <PanelSheet {...props} />
        </Suspense>
      )}
    </ReaderPart>
  )
}

function PanelAside({ title, label, onClose, actions, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  const id = useId()
  useEffect(() => {
    opener.current = document.activeElement
    const element = panel.current
    return () => {
      // Closing by its button would lose the focus; elsewhere it is already where the user put it.
      const inside = element?.contains(document.activeElement) || document.activeElement === document.body
      if (inside && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    <aside
      ref={panel}
      aria-label={label}
      aria-describedby={id}
      className={classNames(
        PANEL_WIDTH,
        'sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col overflow-clip rounded-xl border border-line bg-card',
      )}
    >
      <div role="presentation" className="contents" onKeyDown={onKeyDown}>
        <header className="flex items-start justify-between gap-3 border-b border-line py-3 pe-2 ps-5">
          <h2 id={id} className="min-w-0 pt-1 text-lg leading-7">
            {title}
          </h2>
          <div className="flex shrink-0">
            {actions}
            <IconButton reads label={partMessages.closePanel} icon={<X />} onClick={onClose} />
          </div>
        </header>
        {/* Positioned, so that hidden controls inside scroll with it: the focus on one would push the head out of sight. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      </div>
    </aside>
  )
}
