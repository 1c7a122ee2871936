import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { isTakenBack } from '#contract/change-states.ts'
import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type ReactNode, useState } from 'react'
import { product } from '#contract/entities/product.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { recordScreen } from '#contract/record-screen.ts'
import type { ChangedField } from '#web/kit/list/field-value.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { kindMessage, rowChanges, type RowContext } from './row-changes.ts'
import { reasonsOf } from '#web/kit/format/problem-reasons.ts'
import { changeSetsMessages as messages } from './messages.ts'

const FEW = 5
const TONES: Readonly<Record<ChangeSetRow['state'], Tone>> = {
  create: 'ok',
  update: 'neutral',
  delete: 'neutral',
  same: 'neutral',
  bad: 'bad',
  new: 'neutral',
}

const ICONS: Readonly<Partial<Record<ChangeSetRow['state'], ReactNode>>> = { update: <Pencil />, delete: <Trash2 /> }

/** The rows of a change set, each with what it changes: before → after. */
export function RowList({ rows, ...row }: { readonly rows: readonly ChangeSetRow[] } & Omit<RowItemProps, 'row'>) {
  if (rows.length === 0) return <p className="py-3 text-muted">{messages.rows.none}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map((each, index) => (
        <li
          key={`${each.kind} ${each.id ?? ''} ${each.n ?? index}`}
          className={classNames('py-3', isOfProduct(each, rows[index - 1]) && 'ps-5')}
        >
          <RowItem row={each} {...row} />
        </li>
      ))}
    </ul>
  )
}

/** Whether a row is the place in a store of the product that stands before it. */
function isOfProduct({ kind, after }: ChangeSetRow, former: ChangeSetRow | undefined): boolean {
  return kind === storeListing.kind && former?.kind === product.kind && former.id === after?.['productId']
}

interface RowItemProps {
  readonly row: ChangeSetRow
  readonly context: RowContext
  /** The change set that it is of. */
  readonly header: Header
}

type Header = Pick<RowOfKind<'changeSet'>, 'state' | 'origin'>

/** What is left of a row, in words: of a change set that was taken back, whether it went back (CHANGE-02). */
export function rowOutcome(row: Pick<ChangeSetRow, 'state' | 'kept' | 'isKept'>, header: Header) {
  if (!isBack(row, header)) return rowState(row.state, header.origin)
  return row.kept.length > 0 ? changeStates.partly : changeStates.reverted
}

/** Whether a row went back, wholly or in part. */
function isBack({ state, isKept }: Pick<ChangeSetRow, 'state' | 'isKept'>, header: Header): boolean {
  const wasDone = state === 'create' || state === 'update' || state === 'delete'
  return wasDone && isTakenBack(header.state) && !isKept
}

/** What became of a row, in the words of what made the change set. */
export function rowState(state: ChangeSetRow['state'], origin: ChangeOrigin): string {
  return state === 'bad' && origin === 'import' ? messages.rows.notUnderstood : messages.rows.states[state]
}

function RowItem({ row, context, header }: RowItemProps) {
  const changes = rowChanges(row, context)
  const kind = kindMessage(row, context)
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <div className="min-w-0">
          <RowTitle row={row} context={context} header={header} />
          {kind && (
            <span className="ms-2">
              <Badge>{kind}</Badge>
            </span>
          )}
        </div>
        <Pill
          plain
          tone={isTakenBack(header.state) ? 'neutral' : TONES[row.state]}
          icon={isBack(row, header) ? <Undo2 /> : ICONS[row.state]}
        >
          {rowOutcome(row, header)}
        </Pill>
      </div>
      {row.problems.length > 0 && (
        <ul className={classNames('mt-1 text-[13px]', row.state === 'bad' ? 'text-bad' : 'text-muted')}>
          {reasonsOf(row.kind, row.problems).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <Changes row={row} changes={changes} />}
    </>
  )
}

function RowTitle({ row: { n, kind, id, title }, context, header }: RowItemProps) {
  // The line of a file; elsewhere a number says nothing.
  const isOfFile = kind === product.kind && header.origin === 'import'
  // What an act leaves unchanged, such as the name, is not among its changes.
  const name = title || (id === null ? '' : (context.nameOf(kind, id) ?? ''))
  const words = name || messages.rows.unnamed
  const screen = id !== null && context.isHere(kind, id) ? recordScreen(kind) : undefined
  return (
    <>
      {screen && id !== null ? (
        <ScreenLink
          screen={screen}
          search={{ id }}
          className="font-semibold break-words underline-offset-4 hover:underline"
        >
          {words}
        </ScreenLink>
      ) : (
        <span className={classNames('break-words', name ? 'font-semibold' : 'text-muted')}>{words}</span>
      )}
      {isOfFile && n !== null && <span className="ms-2 text-[13px] text-muted">{messages.rows.line(n)}</span>}
    </>
  )
}

function Changes({ row, changes }: { readonly row: ChangeSetRow; readonly changes: readonly ChangedField[] }) {
  const [isOpen, setOpen] = useState(false)
  // A press that shows a single line more takes as much room as the line.
  const more = changes.length > FEW + 1 ? changes.length - FEW : 0
  return (
    <>
      <dl className="mt-1.5 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 text-[13px]">
        {(isOpen || more === 0 ? changes : changes.slice(0, FEW)).map(({ name, label, before, after }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">
              {row.before !== null && <span className="text-muted">{before}</span>}
              {row.before !== null && row.after !== null && (
                <>
                  <span aria-hidden="true" className="text-muted">
                    {' → '}
                  </span>
                  <span className="sr-only"> {messages.rows.to} </span>
                </>
              )}
              {row.after !== null && <span className="font-semibold">{after}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1.5 rounded text-[13px] font-semibold text-primary underline-offset-4 hover:underline max-md:min-h-8"
        >
          {isOpen ? messages.rows.less : messages.rows.more(more)}
        </button>
      )}
    </>
  )
}
