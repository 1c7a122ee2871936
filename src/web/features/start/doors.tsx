import FileUp from 'lucide-react/icons/file-up'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { SampleShopButton } from './sample-shop-button.tsx'
import { startText } from './text.ts'

const text = startText.doors
const ENDINGS = ['.csv', '.tsv', '.txt', '.tab', '.xlsx', '.xlsm']

/** The two ways to begin: with what one has, or by looking around. */
export function Doors({ onFile }: { readonly onFile: (file: File) => void }) {
  const go = useGo()
  return (
    <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
      <Door icon={<FileUp />} title={text.bring}>
        <FileDrop
          label={text.fileKinds}
          accept={ENDINGS}
          onFile={(file) => {
            onFile(file)
            go('import')
          }}
        >
          {text.bringText}
        </FileDrop>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          {text.orType} <FirstProductButton />
        </p>
      </Door>
      <Door icon={<Store />} title={text.look}>
        <p className="text-pretty text-muted">{text.lookText}</p>
        <div className="mt-5">
          <SampleShopButton />
        </div>
      </Door>
    </div>
  )
}

function Door({
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
  const store = useStore()
  const go = useGo()
  async function create() {
    const id = store.newId()
    try {
      await store.mutate({ op: 'put', kind: 'product', id, data: {} })
      go('product-detail', { id, new: '1' })
    } catch (error) {
      showFailure(error, { act: 'create', thing: 'this product' })
    }
  }
  return <Button onClick={() => void create()}>{text.type}</Button>
}
