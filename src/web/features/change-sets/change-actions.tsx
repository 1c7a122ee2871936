import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isToApply } from '#contract/change-states.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { usePending } from '#web/kit/data/use-store.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { type Applying, beginApplying, followApplying, useApplying } from './applying.ts'
import { changeSetsMessages as messages } from './messages.ts'
import { type ChangeSetActions, isUnsent } from './use-change-set-actions.ts'

export interface ChangeActionsProps {
  readonly header: RowOfKind<'changeSet'>
  readonly actions: ChangeSetActions
  readonly isOnline: boolean
  readonly onShow: () => void
}

/** What can be done with a change set where it stands: take back, apply, go on or discard. */
export function ChangeActions(props: ChangeActionsProps) {
  const { state } = props.header
  return (
    <Place>
      {(state === 'applied' || state === 'partly') && <TakeBack {...props} />}
      {(state === 'checked' || state === 'draft') && <ApplyOrDiscard {...props} />}
    </Place>
  )
}

/** Each action gives way to the next; the focus stays at their place when the button that had it goes. */
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

function TakeBack({ header, actions, isOnline, onShow }: ChangeActionsProps) {
  const [busy, during] = useBusy()
  const isQueued = usePending().some(({ body }) => body.op === 'revert' && body.changeSetId === header.id)
  return (
    <Button
      icon={<Undo2 aria-hidden="true" />}
      disabled={busy || isQueued || (!isOnline && !isUnsent(header))}
      onClick={() => during(actions.revert(header, onShow))}
    >
      {isQueued
        ? messages.panel.queued
        : busy
          ? messages.panel.reverting
          : header.state === 'partly'
            ? messages.panel.again
            : messages.panel.revert}
    </Button>
  )
}

function ApplyOrDiscard(props: ChangeActionsProps) {
  const { header, actions, isOnline, onShow } = props
  const applying = useApplying(header.id)
  // It may be under way, begun here before the page was left, or on another device.
  const follow = useEffectEvent(
    (id: string) => void followApplying(id, (...work) => actions.follow(header, ...work, onShow)),
  )
  const isChecked = header.state === 'checked'
  useEffect(() => {
    if (isOnline && isChecked) follow(header.id)
  }, [isOnline, isChecked, header.id])

  return (
    <Place>
      {applying ? (
        // Also while it is checked anew, which makes it a draft for so long.
        <ApplyProgress {...applying} />
      ) : !isChecked ? (
        <GoOnOrDiscard {...props} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            icon={<Check aria-hidden="true" />}
            disabled={!isOnline || !isToApply(header)}
            onClick={() => void beginApplying(header.id, (...work) => actions.apply(header, ...work, onShow))}
          >
            {header.origin === 'storePush' ? messages.panel.send : messages.panel.apply}
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
      label={messages.panel.applying}
      done={advance?.done ?? 0}
      total={advance?.total}
      detail={advance && messages.panel.left(advance.done, advance.total)}
      action={
        <Button size="small" onClick={() => stop.abort()}>
          {messages.panel.cancel}
        </Button>
      }
    />
  )
}

function GoOnOrDiscard(props: ChangeActionsProps) {
  const { header, actions, isOnline } = props
  const [busy, during] = useBusy()
  const isImport = header.origin === 'import'
  return (
    <div>
      <p className="mb-3 text-pretty text-muted">{isImport ? messages.panel.draft : messages.panel.unchecked}</p>
      <div className="flex flex-wrap gap-2">
        {isImport ? (
          <ScreenButton screen="import" search={{ set: header.id }}>
            {messages.panel.continue}
          </ScreenButton>
        ) : (
          <Button tone="primary" disabled={busy || !isOnline} onClick={() => during(actions.checkAgain(header))}>
            {busy ? messages.moved.checking : messages.moved.check}
          </Button>
        )}
        <Discard {...props} />
      </div>
    </div>
  )
}

function Discard({ header, actions, isOnline }: ChangeActionsProps) {
  const [busy, during] = useBusy()
  return (
    <Button tone="ghost" disabled={busy || !isOnline} onClick={() => during(actions.discard(header))}>
      {messages.panel.discard}
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
