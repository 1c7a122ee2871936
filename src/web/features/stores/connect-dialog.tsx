import { type ReactNode, useState } from 'react'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { sentence } from '#web/kit/form/read-field.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity, isStale } from '#web/kit/shell/confirm-identity.tsx'
import { useFreshSignIn } from '#web/kit/shell/fresh-first.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { forgetEntries, keepEntries, keptEntries } from './kept-entries.ts'
import { storesMessages } from './messages.ts'

const messages = storesMessages.connecting
type KeyName = keyof typeof messages.keys

/** The keys that a person enters to connect a store, in order. */
const KEYS: Readonly<Record<StoreProviderName, readonly KeyName[]>> = {
  wix: ['apiKey', 'siteId'],
  shopify: ['clientId', 'clientSecret'],
  woocommerce: ['consumerKey', 'consumerSecret'],
}
/** Those of a way that is no longer offered to new owners, and still holds. */
const OLDER_KEYS: Readonly<Partial<Record<StoreProviderName, readonly KeyName[]>>> = {
  shopify: ['accessToken', 'apiSecret'],
}
/** Systems whose stores are found by their address, also by the page of consent. */
const WITH_ADDRESS: ReadonlySet<StoreProviderName> = new Set(['shopify', 'woocommerce'])
const SECRETS: ReadonlySet<string> = new Set(['apiKey', 'clientSecret', 'accessToken', 'apiSecret', 'consumerSecret'])

type Entries = Readonly<Partial<Record<KeyName, string>>>

interface ConnectDialogProps {
  readonly provider: StoreProviderName
  /** Connects this store again. */
  readonly store?: RowOfKind<'store'>
  readonly onClose: () => void
}

interface Started {
  readonly url: string | null
  /** `nextPullAt` is null where it is looked at only when asked. */
  readonly store: { readonly id: string; readonly name: string; readonly nextPullAt: string | null } | null
}

/**
 * Connects a store (STORE-01): a fresh sign-in is asked for first, then what each permission is for is said, and the owner agrees on a page of
 * the provider, or enters keys.
 */
export function ConnectDialog({ provider, store: again, onClose: close }: ConnectDialogProps) {
  const form = again?.id ?? provider
  const [entries, setEntries] = useState<Entries>(() => ({ address: again?.address ?? '', ...keptEntries(form) }))
  const [error, setError] = useState<unknown>()
  const [isLeaving, setLeaving] = useState(false)
  const [isOlder, setOlder] = useState(false)
  const [wantsKeys, setWantsKeys] = useState(false)
  const { answer: status, error: unknownStatus } = useAnswer({ provider }, askStatus)
  const isFresh = useFreshSignIn()
  const rows = useStore()
  const go = useGo()
  const online = useOnline()
  const name = storesMessages.providers[provider]
  const olderKeys = OLDER_KEYS[provider] ?? []
  const hasApp = status?.hasApp === true
  const isKnown = status !== undefined || unknownStatus !== undefined
  const byKeys = isKnown && (wantsKeys || !hasApp)

  function onClose() {
    forgetEntries(form)
    close()
  }

  function enter(key: KeyName, text: string) {
    const next = { ...entries, [key]: text }
    setEntries(next)
    keepEntries(form, Object.fromEntries(Object.entries(next).filter(([each]) => !SECRETS.has(each))))
  }

  async function start(): Promise<void> {
    setError(undefined)
    try {
      const { address } = entries
      // What was typed and put out of sight again is not sent.
      const shown = [...KEYS[provider], ...(isOlder ? olderKeys : [])]
      const keys = Object.fromEntries(shown.flatMap((key) => (entries[key] === undefined ? [] : [[key, entries[key]]])))
      const isFound = WITH_ADDRESS.has(provider) && address
      const body = { ...(again && { store: again.id }), ...(isFound && { address }), ...(byKeys && { keys }) }
      const { url, store } = await callEndpoint<Started>(storeEndpoints[provider].authStart, { body })
      if (url !== null) {
        setLeaving(true)
        forgetEntries(form)
        return location.assign(url)
      }
      if (!store) return
      rows.retry()
      showToast({ title: messages.done(store.name, store.nextPullAt !== null) })
      onClose()
      go('store', { id: store.id })
    } catch (failure) {
      setError(failure)
    }
  }

  const entry = (key: KeyName) => (
    <TextField
      key={key}
      label={messages.keys[key]}
      type={SECRETS.has(key) ? 'password' : 'text'}
      autoComplete="off"
      spellCheck={false}
      placeholder={key === 'address' ? messages.placeholders[provider] : ''}
      value={entries[key] ?? ''}
      error={issueOf(error, key)}
      onChange={(event) => enter(key, event.target.value)}
    />
  )

  return (
    <FormDialog
      wide
      keepOpen
      title={storesMessages.connectTo(name)}
      submit={hasApp && !byKeys ? messages.byConsent(name) : storesMessages.connectTo(name)}
      isBlocked={!online || isLeaving || !isKnown}
      onSubmit={start}
      onClose={onClose}
    >
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      {online && !isFresh && !isStale(error) && <SignInFirst />}
      <Problem error={error} />
      <section>
        <h3 className="font-semibold">{messages.permissions}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-pretty text-muted">
          {messages.allows[provider].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {WITH_ADDRESS.has(provider) && entry('address')}
      {hasApp && (
        <div className="space-y-2">
          {!byKeys && <p className="text-pretty text-muted">{messages.consentText(name)}</p>}
          <Button size="small" tone="ghost" className="-ms-2.5" onClick={() => setWantsKeys(!wantsKeys)}>
            {byKeys ? messages.withoutKeys : messages.withKeys}
          </Button>
        </div>
      )}
      {byKeys && (
        <>
          <p className="text-pretty text-muted">{messages.lead[provider]}</p>
          {KEYS[provider].map(entry)}
          {olderKeys.length > 0 && <OlderWay onToggle={setOlder}>{isOlder && olderKeys.map(entry)}</OlderWay>}
          <p className="text-[13px] text-muted">{messages.kept}</p>
        </>
      )}
    </FormDialog>
  )
}

/** Asks for a fresh sign-in, and comes back to this place with what was typed. */
function SignInFirst() {
  return <ConfirmIdentity reason={messages.notFresh} next={location.pathname + location.search} />
}

/** Keys that few owners still have, out of sight until they are asked for. */
function OlderWay({
  onToggle,
  children,
}: {
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}) {
  return (
    <details onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded py-1 font-semibold text-muted hover:text-fg">
        {messages.older.title}
      </summary>
      <div className="mt-2 space-y-4">
        <p className="text-pretty text-muted">{messages.older.lead}</p>
        {children}
      </div>
    </details>
  )
}

/** What was refused, without what is said below the entries. */
function Problem({ error }: { readonly error: unknown }) {
  if (error === undefined) return null
  if (isStale(error)) return <SignInFirst />
  const problem = failureOf(error, { act: 'change', thing: storesMessages.thing })
  const errors = problem.errors?.filter(({ field }) => !(field.replace(/^keys\./, '') in messages.keys))
  return <ProblemDisplay problem={{ ...problem, errors }} />
}

/** What is wrong with an entry, said below it. */
function issueOf(error: unknown, key: KeyName): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined
  const field = key === 'address' ? key : `keys.${key}`
  const message = error.problem.errors?.find((issue) => issue.field === field)?.message
  return message === undefined ? undefined : sentence(message)
}

function askStatus({ provider }: { readonly provider: StoreProviderName }, signal: AbortSignal) {
  return callEndpoint<{ readonly hasApp: boolean }>(storeEndpoints[provider].status, { signal })
}
