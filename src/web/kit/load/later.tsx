import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenQuiet } from './when-quiet.ts'

/** What can wait: the first page goes first. Nothing stands in its place. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  return <Suspense fallback={null}>{isQuiet && children}</Suspense>
}
