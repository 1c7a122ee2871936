import { documentLanguage } from '../language/document-language.ts'
import { showToast } from '../ui/toast.ts'
import { menuMessages } from './menu-messages.ts'
import { scriptUrl } from './trusted-types.ts'

/**
 * Registers the service worker, which makes the product start without a network (SHELL-07). A new version is never
 * forced on the user: it waits until they agree or all tabs are closed.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  // A page that loses the network at once works without one from its next visit on.
  const registration = await container.register(scriptUrl(workerOf(documentLanguage()))).catch(() => undefined)
  if (!registration) return
  let switching = false
  container.addEventListener('controllerchange', () => {
    if (switching) location.reload()
  })

  function offer(waiting: ServiceWorker) {
    // The page is in the language of its worker already.
    if (waiting.scriptURL !== container.controller?.scriptURL) return waiting.postMessage({ type: 'SKIP_WAITING' })
    offerReload(() => {
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

function offerReload(apply: () => void): void {
  showToast({ title: menuMessages.updateReady, action: { label: menuMessages.reload, run: apply }, sticky: true })
}

function workerOf(language: string): string {
  return language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`
}
