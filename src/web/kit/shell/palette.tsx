import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { openPalette, usePaletteOpen } from './palette-state.ts'

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx').then((module) => module.PaletteDialog))

/** The command palette: Ctrl or Cmd and K, anywhere (NAV-07). It loads when there is time for it, or when it is first opened. */
export function Palette() {
  const open = usePaletteOpen()
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => whenQuiet(PaletteDialog.preload), [])
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return wasOpen ? (
    <Suspense fallback={null}>
      <PaletteDialog open={open} />
    </Suspense>
  ) : null
}
