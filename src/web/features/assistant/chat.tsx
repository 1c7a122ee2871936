import X from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useShown } from '#web/kit/shell/current-router.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Composer } from './composer.tsx'
import { ask, stopAnswer } from './conversation.ts'
import { MessageList } from './message-list.tsx'
import { assistantMessages as messages } from './messages.ts'
import { SCROLLS } from './messages-shown.tsx'
import { type SeenRecord, suggestionsFor, useOpenRecord } from './page-context.ts'
import { Asking } from './suggestions.tsx'
import { type AnsweringState, useAssistantState } from './use-assistant-state.ts'
import { useChoices } from './use-choices.ts'
import type { ShownConversation } from './use-conversation.ts'
import { Welcome } from './welcome.tsx'

const SentDialog = lazyPart(() => import('./sent-dialog.tsx').then((module) => module.SentDialog))

const MOST_RECORDS = 5

/** Questions and answers, what the assistant sees, and where the next question is written. */
export function Chat({ kept, live }: ShownConversation) {
  const screen = useShown((shown) => shown.screen?.id ?? '')
  const open = useOpenRecord()
  const online = useOnline()
  const state = useAssistantState()
  const [named, setNamed] = useState<readonly SeenRecord[]>([])
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isSentShown, setSentShown] = useState(false)
  const seen = [...(open ? [open] : []), ...named.filter(({ id }) => id !== open?.id)].filter(
    ({ id }) => !leftOut.has(id),
  )
  const page = { screen, records: seen.slice(0, MOST_RECORDS) }
  const choicesFor = useChoices((record) => {
    setNamed([...named.filter(({ id }) => id !== record.id), record])
    setLeftOut(new Set([...leftOut].filter((id) => id !== record.id)))
  })
  const send = (text: string): void => {
    void ask(text, page, kept)
    // What a question named belongs to it, not to the next one.
    setNamed([])
  }
  const leave = (id: string): void => {
    setNamed(named.filter((each) => each.id !== id))
    if (id === open?.id) setLeftOut(new Set([...leftOut, id]))
  }
  const isEmpty = kept.length === 0 && !live
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div {...{ [SCROLLS]: '' }} className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        {isEmpty ? (
          <Welcome
            title={messages.empty}
            text={messages.emptyText}
            questions={suggestionsFor(screen, open)}
            canAsk={online}
            onAsk={send}
          />
        ) : (
          <Asking value={online && live?.state !== 'working' ? send : undefined}>
            <MessageList kept={kept} live={live} onRetry={(question) => void ask(question, live?.page ?? page, kept)} />
          </Asking>
        )}
      </div>
      <div className="grid gap-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {!online && <Banner tone="neutral" title={messages.offline} />}
        {state?.isBudgetReached && <Banner tone="warn" title={messages.budget} />}
        <Seen records={seen} onLeaveOut={leave} />
        <Composer
          isWorking={live?.state === 'working'}
          isOffline={!online}
          onSend={send}
          onStop={stopAnswer}
          help={messages.askHelp}
          choicesFor={choicesFor}
        />
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
          <span>{answererOf(state)}</span>
          <button
            type="button"
            className="underline underline-offset-2 max-md:min-h-6"
            onClick={() => setSentShown(true)}
          >
            {messages.whatIsSent}
          </button>
        </p>
      </div>
      <Suspense fallback={null}>
        {isSentShown && <SentDialog state={state} page={page} kept={kept} onClose={() => setSentShown(false)} />}
      </Suspense>
    </div>
  )
}

function answererOf(state: AnsweringState | undefined): string {
  return state?.by === 'model' ? messages.byModel(state.model ?? '', state.host ?? '') : messages.builtIn
}

/** The records that go along with a question; each can be left out. */
function Seen({
  records,
  onLeaveOut,
}: {
  readonly records: readonly SeenRecord[]
  readonly onLeaveOut: (id: string) => void
}) {
  if (records.length === 0) return null
  return (
    <ul aria-label={messages.sees} className="flex flex-wrap gap-1.5">
      {records.map(({ id, name }) => (
        <li key={id} className="flex max-w-full items-center rounded-full bg-accent ps-2.5 text-[13px]">
          <span className="truncate">{name}</span>
          <IconButton
            label={messages.leaveOut(name)}
            icon={<X />}
            onClick={() => onLeaveOut(id)}
            className="size-7 rounded-full [&_svg]:size-3.5"
          />
        </li>
      ))}
    </ul>
  )
}
