import type { ReactNode } from 'react'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { cancelPull } from '#contract/endpoints/stores.ts'
import { store } from '#contract/entities/store.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { screenHref } from '#contract/screens.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { choiceParam } from '#web/kit/shell/search-params.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { type StoreAct, useStoreAct } from './ask-store.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { DoubtsPanel } from './doubts-panel.tsx'
import { storesMessages } from './messages.ts'
import { type StoreLook, useFirstImport } from './use-look.ts'

const messages = storesMessages.overview

const SHAPE = { connect: choiceParam(['', 'again'], '') }

interface OverviewTabProps {
  readonly row: RowOfKind<'store'>
  readonly look: StoreLook
}

/** How a store stands: what is under way, what went wrong, when it was read and is read next (STORE-01, STORE-04, STORE-09). */
export function OverviewTab({ row, look }: OverviewTabProps) {
  const online = useOnline()
  return (
    <div className="space-y-5">
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      <Trouble row={row} />
      <FirstImport row={row} />
      <UnderWay row={row} />
      <Outcome row={row} look={look} />
      <DoubtsPanel row={row} />
      <Facts row={row} look={look} />
    </div>
  )
}

function Trouble({ row }: { readonly row: RowOfKind<'store'> }) {
  const [{ connect }, update] = useSearchState(SHAPE)
  const advice = row.problem === '' ? undefined : storeMessages.reasons[row.problem]
  if (!advice && row.state === 'connected') return null
  return (
    <>
      <Banner
        tone={row.state === 'lost' ? 'bad' : 'warn'}
        title={advice?.title ?? storesMessages.states[row.state]}
        action={
          row.state !== 'connected' && (
            <Button size="small" onClick={() => update({ connect: 'again' })}>
              {storesMessages.again}
            </Button>
          )
        }
      >
        <p>{advice?.remedy ?? messages.lostText}</p>
        {row.said !== '' && <p className="break-words">{storeMessages.said(row.said)}</p>}
      </Banner>
      {connect === 'again' && row.state !== 'connected' && (
        <ConnectDialog provider={row.provider} store={row} onClose={() => update({ connect: '' })} />
      )}
    </>
  )
}

/** The first import waits to be looked at and applied. */
function FirstImport({ row }: { readonly row: RowOfKind<'store'> }) {
  const changeSet = useFirstImport(row)
  if (!changeSet) return null
  return (
    <Banner
      tone="neutral"
      title={messages.first(row.name)}
      action={
        <ScreenButton tone="primary" size="small" screen="change-sets" search={{ id: changeSet.id }}>
          {messages.review}
        </ScreenButton>
      }
    >
      {messages.firstText}
    </Banner>
  )
}

/** What came of the look that was asked for here. */
function Outcome({ row, look: { outcome, dismiss } }: OverviewTabProps) {
  if (!outcome) return null
  const { changeSet, differences } = outcome
  const parts = [
    changeSet ? messages.tookOver(changeSet.size) : messages.nothingNew,
    differences > 0 && messages.newDifferences(differences),
  ]
  return (
    <Banner
      urgent
      tone="ok"
      title={parts.filter(Boolean).join(' ')}
      onDismiss={dismiss}
      action={
        <>
          {changeSet && (
            <ScreenButton size="small" screen="change-sets" search={{ id: changeSet.id }}>
              {messages.seeChanges}
            </ScreenButton>
          )}
          {differences > 0 && (
            <ScreenButton size="small" screen="store" search={{ id: row.id, view: 'differences' }}>
              {messages.decide}
            </ScreenButton>
          )}
        </>
      }
    />
  )
}

function UnderWay({ row: { id, run } }: { readonly row: RowOfKind<'store'> }) {
  const act = useStoreAct()
  const online = useOnline()
  if (!run) return null
  const isPull = run.doing === 'pull'
  const stop = () =>
    void act
      .run(() => callEndpoint(cancelPull, { params: { id } }))
      .then((answer) => answer !== undefined && showToast({ title: messages.stopped }))
  return (
    <Panel title={isPull ? messages.reading : messages.sending}>
      <ProgressBar
        label={isPull ? messages.read(run.done) : messages.sent(run.done)}
        done={run.done}
        total={run.total ?? undefined}
        action={
          isPull && (
            <Button size="small" disabled={act.isBusy || !online} onClick={stop}>
              {messages.stop}
            </Button>
          )
        }
      />
    </Panel>
  )
}

function Facts({ row, look }: OverviewTabProps) {
  const act = useStoreAct()
  const linked = useRows('storeListing').filter(({ storeId }) => storeId === row.id).length
  const { fields } = store
  const { pulledAt, pushedAt, nextPullAt, state } = row
  const never = <span className="text-muted">{messages.never}</span>
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      fields.address.label,
      <bdi key="address" className="wrap-anywhere">
        {row.address}
      </bdi>,
    ],
    [fields.currency.label, row.currency === '' ? messages.noCurrency : row.currency],
    [messages.products, formatNumber(linked)],
    [fields.pulledAt.label, pulledAt === null ? never : <Time key="pulled" at={pulledAt} />],
    ...(state === 'connected'
      ? [
          [
            fields.nextPullAt.label,
            nextPullAt === null ? messages.onlyAsked : <Time key="next" at={nextPullAt} />,
          ] as const,
        ]
      : []),
    [fields.pushedAt.label, pushedAt === null ? never : <Time key="pushed" at={pushedAt} />],
  ]
  return (
    <>
      {act.needsSignIn && (
        <ConfirmIdentity reason={storesMessages.connecting.notFresh} next={screenHref('store', { id: row.id })} />
      )}
      <Panel title={storesMessages.tabs.overview} action={<Acts row={row} look={look} act={act} />}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}

interface ActsProps extends OverviewTabProps {
  readonly act: StoreAct
}

function Acts({ row, look, act }: ActsProps) {
  const online = useOnline()
  async function disconnect() {
    const isMeant = await askConfirm({
      title: messages.disconnectTitle(row.name),
      text: messages.disconnectText,
      confirm: messages.disconnect,
      danger: true,
    })
    if (!isMeant) return
    const call = storeEndpoints[row.provider].disconnect
    const done = await act.run(() => callEndpoint(call, { query: { store: row.id } }))
    if (done !== undefined) showToast({ title: messages.disconnected(row.name) })
  }
  if (row.state === 'disconnected') return null
  const isBlocked = act.isBusy || look.isBusy || !online
  return (
    <div className="flex flex-wrap items-start justify-end gap-2">
      {row.state === 'connected' && (
        <Button size="small" disabled={isBlocked || row.run !== null} onClick={() => look.ask()}>
          {messages.look}
        </Button>
      )}
      <MenuButton
        label={storesMessages.more}
        size="small"
        align="end"
        disabled={isBlocked}
        entries={[
          ...(row.state === 'connected'
            ? [
                { label: messages.whole, run: () => look.ask({ whole: true }) },
                { label: messages.bringBack, run: () => look.ask({ whole: true, bringsBack: true }) },
              ]
            : []),
          { label: messages.disconnect, danger: true, run: () => void disconnect() },
        ]}
      />
    </div>
  )
}
