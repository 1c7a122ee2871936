import type { ReactNode } from 'react'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { AssistantTabs } from './assistant-tabs.tsx'
import { fixedMessages } from './messages.ts'

/** The assistant as a page (CHAT-01). */
export function AssistantPage({ insights }: { readonly insights?: ReactNode }) {
  return (
    <>
      <PageHead title={fixedMessages.title} />
      <div className="mx-auto flex h-[calc(100dvh-11rem)] min-h-96 max-w-3xl flex-col overflow-clip rounded-2xl border border-line bg-card">
        <AssistantTabs insights={insights} isPage />
      </div>
    </>
  )
}
