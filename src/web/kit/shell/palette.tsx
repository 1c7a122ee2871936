import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { closePalette, openPalette, typeAhead, usePaletteOpen } from './palette-state.ts'

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
    <Suspense fallback={open && <TypingAhead />}>
      <PaletteDialog open={open} />
    </Suspense>
  ) : null
}

/** Whoever knows the key types on at once: until the field is there, what is typed waits for it. */
function TypingAhead() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') closePalette()
      else if (!typeAhead(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
  return null
}
