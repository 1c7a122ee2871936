import { useCallback, useEffect, useState } from 'react'
import {
  type CalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '#contract/endpoints/calendar.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { LinkList } from '#web/kit/links/link-list.tsx'
import { linkMessages } from '#web/kit/links/messages.ts'
import { NewLink } from '#web/kit/links/new-link.tsx'
import type { SharedLink } from '#web/kit/links/shared-link.ts'
import { ConfirmIdentity, isStale } from '#web/kit/shell/confirm-identity.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { feedHref } from './feed-href.ts'
import { exchangeMessages } from './messages.ts'
import { reachOf } from './reach.ts'

const { feed: messages } = exchangeMessages
const MOST_NAME = 100
const act = () => ({ act: 'share', thing: exchangeMessages.thing }) as const

interface Feeds {
  readonly items: readonly SharedLink[] | undefined
  readonly problem: ShownProblem | undefined
}

interface MadeFeed {
  readonly id: string
  readonly address: string
}

interface FeedDialogProps {
  /** What was typed before a fresh sign-in. */
  readonly name: string
  readonly onClose: () => void
}

/** Makes and closes the addresses under which other calendars read the events (CAL-04). */
export function FeedDialog({ name: begun, onClose }: FeedDialogProps) {
  const [feeds, setFeeds] = useState<Feeds>({ items: undefined, problem: undefined })
  const [name, setName] = useState(begun)
  const [latest, setLatest] = useState<MadeFeed>()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<ShownProblem | 'not-fresh'>()

  const reload = useCallback(() => {
    fetchFeeds().then(
      (items) => setFeeds({ items, problem: undefined }),
      (error: unknown) => setFeeds({ items: undefined, problem: failureOf(error, act()) }),
    )
  }, [])
  useEffect(reload, [reload])

  const reach = reachOf(location.hostname)
  // What was turned off, here or elsewhere, is not offered any more.
  const isOff = feeds.items?.some(({ id, state }) => id === latest?.id && state === 'revoked')
  const made = isOff ? undefined : latest?.address

  async function make() {
    setMaking(true)
    setProblem(undefined)
    try {
      setLatest(await makeFeed(name.trim()))
      setName('')
      reload()
    } catch (error) {
      setProblem(isStale(error) ? 'not-fresh' : failureOf(error, act()))
    } finally {
      setMaking(false)
    }
  }

  async function revoke({ id }: SharedLink) {
    const { revokeTitle: title, revokeText: text } = messages
    const { revoke: confirm } = linkMessages
    if (!(await askConfirm({ title, text, confirm, danger: true }))) return
    await callEndpoint(revokeCalendarFeed, { params: { id } }).catch((error: unknown) => showFailure(error, act()))
    reload()
  }

  return (
    <Dialog
      open
      isPlace
      keepOpen={made !== undefined}
      onClose={onClose}
      title={messages.title}
      description={messages.lead}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <div className="flex flex-col gap-5">
        {reach !== 'anywhere' && <Banner tone="warn" title={messages[reach]} />}
        {problem === 'not-fresh' ? (
          <ConfirmIdentity reason={messages.notFresh} next={feedHref(name.trim())} />
        ) : (
          problem && <ProblemDisplay problem={problem} />
        )}
        {made === undefined ? (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={messages.name}
              placeholder={messages.nameHint}
              maxLength={MOST_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
              className="min-w-44 flex-1"
            />
            <Button tone="primary" disabled={isMaking} onClick={() => void make()}>
              {isMaking ? messages.making : messages.make}
            </Button>
          </div>
        ) : (
          <NewLink address={made} made={messages.words.made} isPage={false} />
        )}
        <LinkList words={messages.words} links={{ ...feeds, reload }} onRevoke={(link) => void revoke(link)} />
      </div>
    </Dialog>
  )
}

async function fetchFeeds(): Promise<readonly SharedLink[]> {
  const { items } = await callEndpoint<{ items: CalendarFeed[] }>(listCalendarFeeds)
  return items.map(({ id, name, createdAt, revokedAt, fetches, lastFetchedAt }) => ({
    id,
    createdAt,
    expiresAt: null,
    revokedAt,
    views: fetches,
    lastViewedAt: lastFetchedAt,
    state: revokedAt === null ? 'open' : 'revoked',
    name: name || messages.unnamed,
  }))
}

async function makeFeed(name: string): Promise<MadeFeed> {
  const { id, path } = await callEndpoint<{ id: string; path: string }>(makeCalendarFeed, {
    body: name === '' ? {} : { name },
  })
  return { id, address: new URL(path, location.origin).href }
}
