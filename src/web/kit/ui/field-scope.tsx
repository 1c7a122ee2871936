import { createContext, type ReactNode, useContext } from 'react'

const Scope = createContext('')
const Name = createContext('')

/** The record or line that fields belong to, by its id: what is typed into them is kept under it. Another record begins with fields of its own. */
export function FieldScope({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const outer = useContext(Scope)
  return (
    <Scope key={of} value={outer === '' ? of : `${outer}/${of}`}>
      <Name value="">{children}</Name>
    </Scope>
  )
}

/** What a field is called within its record in any language: what is typed into it is found again by it. Else its label tells it apart. */
export function FieldName({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return <Name value={of}>{children}</Name>
}

/** Where a field stands among all records; undefined outside of a record, and for a field without a name. */
export function useFieldPosition(label: ReactNode): string | undefined {
  const scope = useContext(Scope)
  const name = useContext(Name) || label
  return scope === '' || typeof name !== 'string' || name === '' ? undefined : `${scope}/${name}`
}
