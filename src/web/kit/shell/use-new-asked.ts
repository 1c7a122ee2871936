import { useEffect } from 'react'
import { changeSearch, useSearch } from './current-router.ts'
import { isReadOnly } from './reach.ts'

/** Opens what makes a new row where an act of the palette led here for it (`new=1`); the address forgets that at once. Nothing where nothing may be changed (TEAM-02). `open` must stay the same. */
export function useNewAsked(open: (what: 'new') => void): void {
  const isAsked = useSearch()['new'] === '1'
  useEffect(() => {
    if (!isAsked) return
    changeSearch((search) => ({ ...search, new: undefined }), { replace: true })
    if (!isReadOnly()) open('new')
  }, [isAsked, open])
}
