import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { questionQueue } from './confirm.ts'
import { toastQueue } from './toast.ts'

const ToastHost = lazyPart(() => import('./toast-host.tsx').then((module) => module.ToastHost))
const ConfirmHost = lazyPart(() => import('./confirm-host.tsx').then((module) => module.ConfirmHost))
const TipLayer = lazyPart(() => import('./tip-layer.tsx').then((module) => module.TipLayer))

/** Everything that floats above all pages: messages, questions and tips; `screen` says which page that is. Each part loads when it is first needed, or before. */
export function Overlays({ screen = '' }: { readonly screen?: string }) {
  const [toasts, setToasts] = useState(false)
  const [questions, setQuestions] = useState(false)
  const [tips, setTips] = useState(false)
  useEffect(() => whenQuiet(preloadAll), [])
  useEffect(() => toastQueue.onFirst(() => setToasts(true)), [])
  useEffect(() => questionQueue.onFirst(() => setQuestions(true)), [])
  useEffect(() => onFirstTip(() => setTips(true)), [])
  return (
    <>
      <Suspense fallback={null}>{toasts && <ToastHost screen={screen} />}</Suspense>
      <Suspense fallback={null}>{questions && <ConfirmHost />}</Suspense>
      <Suspense fallback={null}>{tips && <TipLayer />}</Suspense>
    </>
  )
}

function preloadAll(): void {
  for (const part of [ToastHost, ConfirmHost, TipLayer]) part.preload()
}

/** Tips load when the pointer or the keyboard first reaches something that has one. */
function onFirstTip(listener: () => void): () => void {
  function onReach(event: Event) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-tip]')) return
    stop()
    listener()
  }
  function stop() {
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
  }
  document.addEventListener('pointerover', onReach)
  document.addEventListener('focusin', onReach)
  return stop
}
