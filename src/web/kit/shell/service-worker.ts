import { scriptUrl } from './trusted-types.ts'

/** Called when a new version waits; `apply` switches to it and reloads. */
export type OnUpdate = (apply: () => void) => void

/**
 * Registers the service worker, which makes the product start without a network (SHELL-07). A new version is never
 * forced on the user: it waits until they agree or all tabs are closed.
 */
export async function registerServiceWorker(onUpdate: OnUpdate): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  // A page that loses the network at once works without one from its next visit on.
  const registration = await container.register(scriptUrl('/service-worker.js')).catch(() => undefined)
  if (!registration) return
  let switching = false
  container.addEventListener('controllerchange', () => {
    if (switching) location.reload()
  })

  function offer(waiting: ServiceWorker) {
    onUpdate(() => {
      // Another tab may have switched to it already: then nothing changes any more.
      if (waiting.state !== 'installed') return location.reload()
      switching = true
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })
  }

  // The first worker of all waits for nobody and needs no question.
  if (registration.waiting && container.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) offer(installing)
    })
  })
}
