import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { retry } from './kit/load/retry.ts'
import { whenQuiet } from './kit/load/when-quiet.ts'
import { shellMessages } from './kit/shell/messages.ts'
import { followTheme } from './kit/theme/theme.ts'
import { showToast } from './kit/ui/toast.ts'
import { startProduct } from './start.ts'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no #app element')

followTheme()
startProduct()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD) {
  // It fetches the whole product, which must not compete with the page that is waited for.
  whenQuiet(() => {
    void retry(() => import('./kit/shell/service-worker.ts')).then(({ registerServiceWorker }) =>
      registerServiceWorker((apply) => {
        showToast({
          title: shellMessages.updateReady,
          action: { label: shellMessages.reload, run: apply },
          sticky: true,
        })
      }),
    )
  })
}
