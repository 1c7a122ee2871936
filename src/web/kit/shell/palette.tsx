import { lazy, Suspense, useEffect, useState } from 'react'
import { openPalette, usePaletteOpen } from './palette-state.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx').then((module) => ({ default: module.PaletteDialog })))

/** The command palette: Ctrl or Cmd and K, anywhere (NAV-07). It loads when it is first opened. */
export function Palette() {
  const open = usePaletteOpen()
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
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
