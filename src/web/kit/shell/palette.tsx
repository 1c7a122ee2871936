import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { retry } from '../load/retry.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { closePalette, openPalette, paletteShown } from './palette-state.ts'
import { isForFocus, takeKey } from './palette-text.ts'
import { shortcutSheet } from './shortcuts-state.ts'

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx').then((module) => module.PaletteDialog))
const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet))

interface Keys {
  readonly onShellKey: (event: KeyboardEvent) => void
}

let keys: Keys | undefined
let loading: Promise<Keys> | undefined

/** One promise for all who wait, so that keys pressed meanwhile are read in their order. */
function loadKeys(): Promise<Keys> {
  loading ??= retry(() => import('./shell-keys.ts'))
    .then((loaded) => (keys = loaded))
    .finally(() => (loading = undefined))
  return loading
}

/** The command palette and the keys that act anywhere (NAV-07). They load when there is time for it, or when they are first wanted. */
export function Palette() {
  const open = paletteShown.use()
  const isSheetOpen = shortcutSheet.use()
  const [wasOpen, setWasOpen] = useState(false)
  const [wasSheetOpen, setSheetWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  if (isSheetOpen && !wasSheetOpen) setSheetWasOpen(true)
  useEffect(() => whenQuiet(preload), [])
  useEffect(() => {
    window.addEventListener('keydown', onKeyForField, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKeyForField, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <>
      <Suspense fallback={null}>{wasOpen && <PaletteDialog open={open} />}</Suspense>
      <Suspense fallback={null}>
        {wasSheetOpen && <ShortcutSheet open={isSheetOpen} onClose={() => shortcutSheet.set(false)} />}
      </Suspense>
    </>
  )
}

function preload(): void {
  PaletteDialog.preload()
  void loadKeys()
  void retry(() => import('./recent-records.ts')).then(({ followRecords }) => followRecords())
}

function onKey(event: KeyboardEvent): void {
  const isMod = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (event.key.toLowerCase() === 'k' && isMod) {
    event.preventDefault()
    openPalette()
  } else if (keys) keys.onShellKey(event)
  else void loadKeys().then(({ onShellKey }) => onShellKey(event))
}

/** Whoever knows the key types on at once: what is typed while the field has no focus is its text too. */
function onKeyForField(event: KeyboardEvent): void {
  if (!paletteShown.get() || isForFocus(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') closePalette()
  else if (!takeKey(event.key)) return
  event.preventDefault()
  event.stopPropagation()
}
