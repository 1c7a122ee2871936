import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { setMessageLanguage } from './kit/format/locale.ts'
import { documentLanguage } from './kit/language/document-language.ts'
import { applyFormats } from './kit/language/own-formats.ts'
import { retry } from './kit/load/retry.ts'
import { whenQuiet } from './kit/load/when-quiet.ts'
import { startProduct } from './start.ts'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no #app element')

setMessageLanguage(documentLanguage().slice(0, 2))
applyFormats()
startProduct()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (window.parent !== window) void retry(() => import('./kit/shell/beacon.ts')).then(({ startBeacon }) => startBeacon())
// The first paint has its theme from a script of the page; what changes later is followed once there is time.
whenQuiet(() => void retry(() => import('./kit/theme/theme.ts')).then(({ followTheme }) => followTheme()))

if (import.meta.env.PROD) {
  // It fetches the whole product, which must not compete with the page that is waited for.
  whenQuiet(() => {
    void retry(() => import('./kit/shell/service-worker.ts')).then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    )
  })
}
