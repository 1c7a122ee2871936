import { formatDate, formatDateTime } from '../format/date.ts'
import { formatCount, type Noun } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import { Badge, Pill } from '../ui/pill.tsx'
import { ProblemDisplay, type ShownProblem } from '../ui/problem-display.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { labelMessages } from '../format/label-messages.ts'
import type { SharedLink } from './shared-link.ts'
import { linkMessages as messages } from './messages.ts'

/** The links as the server has them. */
export interface Links {
  readonly items: readonly SharedLink[] | undefined
  readonly problem: ShownProblem | undefined
  readonly reload: () => void
}

/** What links of one kind are called. */
export interface LinkWords {
  readonly links: string
  readonly none: string
  readonly loadFailed: string
  /** What is counted of a link. */
  readonly view: Noun
}

interface LinkListProps {
  readonly links: Links
  readonly onRevoke: (link: SharedLink) => void
  readonly words?: LinkWords
}

/** The links that were made, with what became of them. */
export function LinkList({ links: { items, problem, reload }, onRevoke, words = messages }: LinkListProps) {
  return (
    <section>
      <h3 className="text-[13px] font-semibold">{words.links}</h3>
      {problem ? (
        <div className="mt-2">
          <ProblemDisplay problem={{ ...problem, title: words.loadFailed, detail: problem.title }} onRetry={reload} />
        </div>
      ) : items === undefined ? (
        <Skeleton className="mt-2 h-14 w-full" />
      ) : items.length === 0 ? (
        <p className="mt-1 text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={onRevoke} words={words} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LinkRowProps extends Pick<LinkListProps, 'onRevoke'> {
  readonly link: SharedLink
  readonly words: LinkWords
}

function LinkRow({ link, onRevoke, words }: LinkRowProps) {
  const { createdAt, expiresAt, views, state, name } = link
  const made = messages.madeOn(formatDateTime(Date.parse(createdAt)))
  const end = expiresAt === null ? messages.noEnd : messages.until(formatDate(Date.parse(expiresAt)))
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name ?? made}
          {state === 'open' ? <Pill tone="ok">{messages.open}</Pill> : <Badge>{messages[state]}</Badge>}
        </p>
        <p className="text-[13px] text-muted">
          {[
            ...(name === undefined ? [] : [made]),
            ...(state === 'open' ? [end] : []),
            formatCount(views, words.view),
          ].join(' · ')}
        </p>
        {link.said !== undefined && <p className="mt-1 break-words whitespace-pre-line">{link.said}</p>}
      </div>
      {state === 'open' && (
        <Button
          size="small"
          onClick={() => onRevoke(link)}
          aria-label={labelMessages.named(messages.revoke, name ?? made)}
        >
          {messages.revoke}
        </Button>
      )}
    </li>
  )
}
