import { createContext, type ReactNode, useContext } from 'react'

const Scope = createContext('')

/** The record or line that fields belong to, by its id: what is typed into them is kept under it. Another record begins with fields of its own. */
export function FieldScope({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const outer = useContext(Scope)
  return (
    <Scope key={of} value={outer === '' ? of : `${outer}/${of}`}>
      {children}
    </Scope>
  )
}

/** Where a field of that name stands among all records; undefined outside of a record. */
export function useFieldPosition(name: string): string | undefined {
  const scope = useContext(Scope)
  return scope === '' ? undefined : `${scope}/${name}`
}
