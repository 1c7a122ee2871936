import { lazy, Suspense, useEffect, useState } from 'react'
import { questionQueue } from './confirm.ts'
import { toastQueue } from './toast.ts'

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))
const ConfirmHost = lazy(() => import('./confirm-host.tsx').then((module) => ({ default: module.ConfirmHost })))
const TipLayer = lazy(() => import('./tip-layer.tsx').then((module) => ({ default: module.TipLayer })))

/** Everything that floats above all pages: messages, questions and tips. Each part loads when it is first needed. */
export function Overlays() {
  const [toasts, setToasts] = useState(false)
  const [questions, setQuestions] = useState(false)
  const [tips, setTips] = useState(false)
  useEffect(() => toastQueue.onFirst(() => setToasts(true)), [])
  useEffect(() => questionQueue.onFirst(() => setQuestions(true)), [])
  useEffect(() => onFirstTip(() => setTips(true)), [])
  return (
    <Suspense fallback={null}>
      {toasts && <ToastHost />}
      {questions && <ConfirmHost />}
      {tips && <TipLayer />}
    </Suspense>
  )
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
