import FileUp from 'lucide-react/icons/file-up'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useActions } from '#web/kit/actions/actions.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { SampleShopButton } from './sample-shop-button.tsx'
import { startMessages } from './messages.ts'

const messages = startMessages.ways
const ENDINGS = ['.csv', '.tsv', '.txt', '.tab', '.xlsx', '.xlsm']

export interface WaysToBeginProps {
  /** Takes a file to be imported; the page then goes to the import. */
  readonly onFile: (file: File) => void
}

/** The two ways to begin: with what one has, or by looking around. */
export function WaysToBegin({ onFile }: WaysToBeginProps) {
  const go = useGo()
  return (
    <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
      <Way icon={<FileUp />} title={messages.bring}>
        <FileDrop
          label={messages.fileKinds}
          accept={ENDINGS}
          onFile={(file) => {
            onFile(file)
            go('import')
          }}
        >
          {messages.bringText}
        </FileDrop>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          {messages.orType} <FirstProductButton />
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          {messages.sellsOnline} <ScreenButton screen="stores">{messages.connect}</ScreenButton>
        </p>
      </Way>
      <Way icon={<Store />} title={messages.look}>
        <p className="text-pretty text-muted">{messages.lookText}</p>
        <div className="mt-5">
          <SampleShopButton />
        </div>
      </Way>
    </div>
  )
}

function Way({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className="rounded-2xl border border-line bg-card p-5 md:p-7">
      <header className="mb-4 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-xl bg-accent text-muted [&_svg]:size-5"
        >
          {icon}
        </span>
        <h2 className="text-lg">{title}</h2>
      </header>
      {children}
    </section>
  )
}

function FirstProductButton() {
  const actions = useActions('product')
  const go = useGo()
  async function create() {
    const id = await actions.begin({})
    if (id) go('product-detail', { id, new: '1' })
  }
  return <Button onClick={() => void create()}>{messages.type}</Button>
}
