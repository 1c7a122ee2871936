import { type ReactNode, Suspense } from 'react'
import type { StoreProblem } from '../data/status.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { useReadOnly } from '../shell/reach.ts'
import { PageHead } from '../shell/page-head.tsx'
import { ReaderPart } from '../shell/reader-part.tsx'
import { useAnnouncedFinding } from '../shell/use-announced-finding.ts'
import { ListWithPanel } from '../ui/list-with-panel.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { ListBody } from './list-body.tsx'
import { ListPages, type PageOfRows } from './list-pages.tsx'
import { NoRows } from './no-rows.tsx'
import type { NothingFoundProps } from './nothing-found.tsx'

const NothingFound = lazyPart(() => import('./nothing-found.tsx').then((module) => module.NothingFound))

export interface ListPageProps {
  readonly title: string
  /** How many rows there are before any search. Without rows, `empty` stands for the list, and head shows its title alone. */
  readonly count: number
  /** How many columns the list has: the shape that stands in while the first rows may be on their way. */
  readonly columns: number
  readonly facts?: ReactNode
  readonly action?: ReactNode
  /** What the list is for, with its first action. */
  readonly empty: ReactNode
  /** Problems of loading that are passed over where a requirement says so. */
  readonly hides?: (problem: StoreProblem) => boolean
  /** The record that is open beside the list. */
  readonly panel?: ReactNode
  /** Closes that record: Escape in the list does too. */
  readonly onClose?: (() => void) | undefined
  /** ListToolbar, ListRows and what else belongs to the list. */
  readonly children: ReactNode
}

/** A page that is a list: its head, and the list, its shape while it loads, or what it is for. */
export function ListPage(props: ListPageProps) {
  const { title, count, columns, facts, action, empty, hides, panel, onClose, children } = props
  const hasRows = count > 0
  // What makes a new row is found by key too.
  const creates = useReadOnly() ? {} : { 'data-creates': '' }
  return (
    <>
      <PageHead
        title={title}
        facts={hasRows && facts}
        action={
          hasRows &&
          action && (
            <div {...creates} className="contents">
              <ReaderPart>{action}</ReaderPart>
            </div>
          )
        }
      />
      <ListWithPanel panel={panel}>
        {hasRows ? (
          <ListBody onClose={onClose}>{children}</ListBody>
        ) : (
          <NoRows columns={columns} hides={hides}>
            {/* It moves aside when the panel opens: the second click of a double click would meet another of its buttons. */}
            <div {...creates} inert={onClose !== undefined}>
              <ReaderPart>{empty}</ReaderPart>
            </div>
          </NoRows>
        )}
      </ListWithPanel>
    </>
  )
}

export interface ListRowsProps {
  readonly list: PageOfRows<unknown>
  readonly nothing: NothingFoundProps
  /** How many rows there are, in words: said aloud once the typing of a search rests. */
  readonly found: string
  /** Where something is shown without a row, such as one that is being made. */
  readonly isEmpty?: boolean
  readonly onPage: (change: { readonly page: number; readonly pageSize?: number }) => void
  readonly pageSizes?: readonly number[]
  /** The keys that the table knows; a phone has none. */
  readonly keys?: string
  /** The table or the cards. */
  readonly children: ReactNode
}

const PAGE_SIZES = [20, 50, 100, 200]

/** The rows that search and filters find, or that they find none, with the way to the other pages. */
export function ListRows(props: ListRowsProps) {
  const { list, nothing, found, isEmpty = list.total === 0, onPage, keys, children } = props
  const phone = useMediaQuery(PHONE_QUERY)
  useAnnouncedFinding(nothing.asked.search, found)
  return (
    <>
      {isEmpty ? (
        <Suspense fallback={null}>
          <NothingFound {...nothing} />
        </Suspense>
      ) : (
        children
      )}
      <ListPages list={list} sizes={props.pageSizes ?? PAGE_SIZES} onChange={onPage} />
      {keys !== undefined && !phone && <p className="text-[13px] text-muted">{keys}</p>}
    </>
  )
}
