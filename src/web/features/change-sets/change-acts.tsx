import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePending } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import type { Advance } from '#web/kit/change-sets/apply-changes.ts'
import { type ChangeSetActs, isUnsent } from './change-set-acts.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.panel

export interface ChangeActsProps {
  readonly header: ChangeSetHeader
  readonly acts: ChangeSetActs
  readonly isOnline: boolean
  readonly onShow: () => void
}

/** What can be done with a change set where it stands: take back, apply, go on or discard. */
export function ChangeActs(props: ChangeActsProps) {
  const { state } = props.header
  return (
    <Place>
      {(state === 'applied' || state === 'partly') && <TakeBack {...props} />}
      {state === 'checked' && <ApplyOrDiscard {...props} />}
      {state === 'draft' && <GoOnOrDiscard {...props} />}
    </Place>
  )
}

/** Each act gives way to the next; the focus stays at their place when the button that had it goes. */
function Place({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = undefined
    place.current?.focus()
  })
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="empty:hidden focus-visible:outline-none"
      onFocus={({ target }) => {
        last.current = target
      }}
    >
      {children}
    </div>
  )
}

function TakeBack({ header, acts, isOnline, onShow }: ChangeActsProps) {
  const [busy, during] = useBusy()
  const isQueued = usePending().some(({ body }) => body.op === 'revert' && body.changeSetId === header.id)
  return (
    <Button
      icon={<Undo2 aria-hidden="true" />}
      disabled={busy || isQueued || (!isOnline && !isUnsent(header))}
      onClick={() => during(acts.revert(header, onShow))}
    >
      {isQueued ? text.queued : busy ? text.reverting : header.state === 'partly' ? text.again : text.revert}
    </Button>
  )
}

interface Applying {
  readonly advance: Advance | undefined
  readonly stop: AbortController
}

function ApplyOrDiscard(props: ChangeActsProps) {
  const { header, acts, isOnline, onShow } = props
  const [applying, setApplying] = useState<Applying | undefined>(undefined)

  async function apply() {
    const stop = new AbortController()
    setApplying({ advance: undefined, stop })
    await acts.apply(header, (advance) => setApplying({ advance, stop }), stop.signal, onShow)
    setApplying(undefined)
  }

  return (
    <Place>
      {applying ? (
        <ApplyProgress {...applying} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            icon={<Check aria-hidden="true" />}
            disabled={!isOnline || header.size === 0}
            onClick={() => void apply()}
          >
            {text.apply}
          </Button>
          <Discard {...props} />
        </div>
      )}
    </Place>
  )
}

function ApplyProgress({ advance, stop }: Applying) {
  return (
    <ProgressBar
      label={text.applying}
      done={advance?.done ?? 0}
      total={advance?.total}
      detail={advance && text.left(formatNumber(advance.done), formatNumber(advance.total))}
      action={
        <Button size="small" onClick={() => stop.abort()}>
          {text.cancel}
        </Button>
      }
    />
  )
}

function GoOnOrDiscard(props: ChangeActsProps) {
  return (
    <div>
      <p className="mb-3 text-pretty text-muted">{text.draft}</p>
      <div className="flex flex-wrap gap-2">
        <ScreenButton screen="import" search={{ set: props.header.id }}>
          {text.continue}
        </ScreenButton>
        <Discard {...props} />
      </div>
    </div>
  )
}

function Discard({ header, acts, isOnline }: ChangeActsProps) {
  const [busy, during] = useBusy()
  return (
    <Button tone="ghost" disabled={busy || !isOnline} onClick={() => during(acts.discard(header))}>
      {text.discard}
    </Button>
  )
}

/** Whether work is under way, and how to begin it. */
function useBusy(): readonly [boolean, (work: Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const during = async (work: Promise<void>): Promise<void> => {
    setBusy(true)
    await work
    setBusy(false)
  }
  return [busy, (work) => void during(work)]
}
