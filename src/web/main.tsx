import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerServiceWorker } from './kit/shell/service-worker.ts'
import { shellText } from './kit/shell/text.ts'
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
  void registerServiceWorker((apply) => {
    showToast({ title: shellText.updateReady, action: { label: shellText.reload, run: apply }, sticky: true })
  })
}
