import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import type { ScreenId } from '#contract/screens.ts'
import { nounFor } from '../actions/nouns.ts'
import { useKnownRow } from '../data/use-known-row.ts'
import { useSyncStatus } from '../data/use-store.ts'
import { PageHead } from '../shell/page-head.tsx'
import { ReaderPart } from '../shell/reader-part.tsx'
import { RefusedNew, useRefusedNew } from '../shell/refused-new.tsx'
import { refusedWords } from '../shell/refusal-notice.ts'
import { textParam } from '../shell/search-params.ts'
import { useSearchState } from '../shell/use-search-state.ts'
import { ScreenButton, ScreenLink } from '../shell/screen-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FieldScope } from '../ui/field-scope.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { AlsoHere } from './also-here.tsx'
import { ReaderNote } from './reader-note.tsx'
import { isArriving } from './no-rows.tsx'
import { recordMessages } from './record-messages.ts'

const shape = { id: textParam() }

interface RecordPageProps<K extends Kind> {
  readonly kind: K
  /** The list that it belongs to. */
  readonly list: ScreenId
  readonly icon: ReactNode
  /** Where one came from, instead of the list. */
  readonly from?: BackLinkProps | undefined
  /** What is left of one that is gone, instead of how it may have gone. */
  readonly goneText?: string
  /** Brings back a record that was deleted while it was looked at. */
  readonly onRestore: (row: RowOfKind<K>) => void
  /** Whether it can come back as it was; every one can where nothing is said. */
  readonly canRestore?: (row: RowOfKind<K>) => boolean
  /** What is offered where there is nothing to bring back, before the way to the list. */
  readonly otherwise?: ReactNode
  readonly children: (row: RowOfKind<K>) => ReactNode
}

/** The page of the record that the address names, with the way back to its list; in place of one that is gone or never was, what can be done. */
export function RecordPage<K extends Kind>(props: RecordPageProps<K>) {
  const {
    kind,
    list,
    icon,
    from,
    goneText = recordMessages.notHere,
    onRestore,
    canRestore,
    otherwise,
    children,
  } = props
  const { label } = knownEntity(kind)
  const [{ id }] = useSearchState(shape)
  const known = useKnownRow(kind, id)
  const refused = useRefusedNew(kind, id)
  const isReading = isArriving(useSyncStatus())
  if (known.state === 'unknown' && isReading) return <PageSkeleton />
  const back = (
    <ScreenButton screen={list} tone={known.state === 'gone' || otherwise ? 'secondary' : 'primary'}>
      {recordMessages.backTo(label.many)}
    </ScreenButton>
  )
  return (
    <ReaderPart>
      <BackLink {...(from ?? { screen: list, children: label.many })} />
      {known.state === 'here' && (
        <FieldScope of={id}>
          <ReaderNote />
          <AlsoHere kind={kind} id={id} />
          {children(known.row)}
        </FieldScope>
      )}
      {refused && known.state !== 'here' && (
        <>
          <PageHead title={refusedWords(refused)} />
          <RefusedNew change={refused} icon={icon} back={back} />
        </>
      )}
      {!refused && known.state === 'gone' && (
        <>
          <PageHead title={recordMessages.isGone(nounFor(kind).one)} />
          <EmptyState
            icon={icon}
            title={recordMessages.isGone(nounFor(kind).one)}
            action={
              !canRestore || canRestore(known.row) ? (
                <Button tone="primary" onClick={() => onRestore(known.row)}>
                  {recordMessages.bringBack}
                </Button>
              ) : (
                otherwise
              )
            }
            secondAction={back}
          >
            {goneText}
          </EmptyState>
        </>
      )}
      {!refused && known.state === 'unknown' && (
        <>
          <PageHead title={recordMessages.notFound} />
          <EmptyState
            icon={icon}
            title={recordMessages.noId(nounFor(kind).one)}
            action={otherwise ?? back}
            secondAction={otherwise && back}
          />
        </>
      )}
    </ReaderPart>
  )
}

interface BackLinkProps {
  readonly screen: ScreenId
  readonly search?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** The way back to a list, above what belongs to it. */
export function BackLink({ screen, search = {}, children }: BackLinkProps) {
  return (
    <ScreenLink
      screen={screen}
      search={search}
      className="-ms-1 inline-flex h-8 items-center gap-1 rounded-md pe-2 text-[13px] font-semibold text-muted hover:text-fg"
    >
      <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      {children}
    </ScreenLink>
  )
}
