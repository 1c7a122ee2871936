import { useState } from 'react'
import { type CardAccountAnswer, disconnectCardAccount, readCardAccount } from '#contract/endpoints/card-payments.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { AccountBanners } from './account-banners.tsx'
import { CardPayments } from './card-payments.tsx'
import { KeyDialog, SecretDialog } from './key-dialogs.tsx'
import { cardMessages as messages } from './messages.ts'

type Account = NonNullable<CardAccountAnswer['account']>

const ask = () => callEndpoint<CardAccountAnswer>(readCardAccount)

/** The seller's own account at Stripe, and what was paid through it (DOC-14). */
export function CardsPanel() {
  const { answer, error, retry } = useAnswer(null, ask)
  const { network } = useSyncStatus()
  const [dialog, setDialog] = useState<'key' | 'secret'>()
  const account = answer?.account ?? undefined
  const close = (): void => setDialog(undefined)
  const saved = (): void => {
    close()
    retry()
  }
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={answer && !account && <Button onClick={() => setDialog('key')}>{messages.connect}</Button>}
    >
      {account && (
        <>
          <AccountRow account={account} onReplace={() => setDialog('key')} onDone={retry} />
          <AccountBanners
            account={account}
            onReplace={() => setDialog('key')}
            onEnterSecret={() => setDialog('secret')}
          />
        </>
      )}
      {answer && !account && <p className="text-muted">{messages.none}</p>}
      {!answer && error === undefined && <Skeleton className="h-24 w-full" />}
      {!answer && error !== undefined && network === 'offline' && (
        <Banner tone="warn" title={messages.offline.title}>
          {messages.offline.text}
        </Banner>
      )}
      {!answer && error !== undefined && network !== 'offline' && (
        <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} onRetry={retry} />
      )}
      {answer && <CardPayments account={answer.account} />}
      {dialog === 'key' && <KeyDialog isReplacing={account !== undefined} onSaved={saved} onClose={close} />}
      {dialog === 'secret' && <SecretDialog onSaved={saved} onClose={close} />}
    </Panel>
  )
}

interface AccountRowProps {
  readonly account: Account
  readonly onReplace: () => void
  readonly onDone: () => void
}

function AccountRow({ account, onReplace, onDone }: AccountRowProps) {
  const [isBusy, setBusy] = useState(false)
  const { name, accountId, mode, state, keyKind, heardAt } = account

  async function disconnect() {
    const question = { title: messages.disconnectQuestion, text: messages.disconnectText }
    if (!(await askConfirm({ ...question, confirm: messages.disconnect, danger: true }))) return
    setBusy(true)
    try {
      await callEndpoint(disconnectCardAccount)
      showToast({ title: messages.disconnected })
      onDone()
    } catch (error) {
      showFailure(error, { act: 'change', thing: messages.thing })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi className="min-w-0 break-words">{name || messages.unnamed}</bdi>
          <Pill tone={state === 'active' ? 'ok' : state === 'waiting' ? 'warn' : 'bad'}>{messages.states[state]}</Pill>
          {mode === 'test' && <Pill tone="warn">{messages.test}</Pill>}
        </p>
        <p className="text-[13px] break-all text-muted">
          {[accountId, messages.keyKinds[keyKind]].filter(Boolean).join(' · ')}
        </p>
        <p className="text-[13px] text-muted">
          {heardAt === null ? (
            messages.neverHeard
          ) : (
            <>
              {messages.heard} <Time at={Date.parse(heardAt)} />
            </>
          )}
        </p>
      </div>
      <Button size="small" disabled={isBusy} onClick={onReplace}>
        {messages.replace}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void disconnect()}>
        {messages.disconnect}
      </Button>
    </div>
  )
}
