import { useEffect, useState } from 'react'
import type { ChangeSetRowsQuery } from '#contract/endpoints/change-sets.ts'
import type { ChangeSetApi, RowsPage } from './change-set-api.ts'

export const ROWS_PER_PAGE = 50

/** A page of the rows of a change set: absent while it loads, or why it could not be read. */
export interface LoadedPage {
  readonly page?: RowsPage
  readonly failed?: true
}

/** Reads a page of the rows of a change set. */
export function useRowsPage(
  api: ChangeSetApi,
  id: string,
  { state, kind }: Pick<ChangeSetRowsQuery, 'state' | 'kind'>,
  page: number,
): LoadedPage {
  const asked = `${id} ${state} ${kind} ${page}`
  const [loaded, setLoaded] = useState<LoadedPage & { readonly asked: string }>({ asked: '' })
  useEffect(() => {
    let isCurrent = true
    const show = (result: LoadedPage): void => {
      if (isCurrent) setLoaded({ ...result, asked })
    }
    api
      .rows(id, { state, kind, page: String(page), pageSize: String(ROWS_PER_PAGE) })
      .then((read) => show({ page: read }))
      .catch(() => show({ failed: true }))
    return () => {
      isCurrent = false
    }
  }, [api, id, state, kind, page, asked])
  return loaded.asked === asked ? loaded : {}
}
