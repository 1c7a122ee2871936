import { createContext, type ReactNode, useContext, useEffect } from 'react'

const Scope = createContext('')

/** The record or line that fields belong to, by its id: what is typed into them is kept under it. Another record begins with fields of its own. */
export function FieldScope({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const outer = useContext(Scope)
  useEffect(() => {
    // Before the router hears of it.
    addEventListener('popstate', leaveField, { capture: true })
    return () => removeEventListener('popstate', leaveField, { capture: true })
  }, [])
  return (
    <Scope key={of} value={outer === '' ? of : `${outer}/${of}`}>
      {children}
    </Scope>
  )
}

/** Back leaves a field as every other way does: what was typed is saved before its page goes. */
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLElement && field.matches('input, textarea')) field.blur()
}

/** Where a field stands among all records; undefined outside of a record, and for a field without a name. */
export function useFieldPosition(name: ReactNode): string | undefined {
  const scope = useContext(Scope)
  return scope === '' || typeof name !== 'string' || name === '' ? undefined : `${scope}/${name}`
}
