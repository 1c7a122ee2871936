import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useMediaQuery, WIDE_QUERY } from '#web/kit/ui/use-media-query.ts'
import PackageOpen from 'lucide-react/icons/package-open'
import { LineCards } from './line-cards.tsx'
import { newLineData } from './line-columns.ts'
import { type CellPosition, LinesGrid } from './lines-grid.tsx'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'
import { takeClipboard } from './take-clipboard.ts'
import type { SectionProps } from './section-props.ts'
import { linesMessages as messages } from './page-messages.ts'

const FileDialog = lazyPart(() => import('./file-dialog.tsx').then((module) => module.FileDialog))

/** The supplier's lines: typed, pasted or from a file. */
export function LinesSection({
  work,
  actions,
  deps,
  begun,
  onBegun,
  issues,
  onTyping,
  wanted: sought,
}: SectionProps & { readonly wanted: CellPosition | undefined }) {
  const { row, lines, landed } = work
  const store = useStore()
  // On a tablet too the grid would be cut.
  const isWide = useMediaQuery(WIDE_QUERY)
  const [added, setAdded] = useState<CellPosition>()
  const [file, setFile] = useState<File | 'choose'>()
  const isClosed = useReadOnlyPart()
  const isFixed = row.status === 'landed' || isClosed
  const isFull = lines.length >= MAX_SHIPMENT_LINES
  const perUnit = useMemo(
    () => new Map(landed.lines.flatMap(({ id, unitCost }) => (unitCost === null ? [] : [[id, unitCost] as const]))),
    [landed],
  )

  const add = useCallback(() => {
    const id = actions.newId()
    const above = lines.at(-1)
    void actions.addLines(row.id, [{ id, data: newLineData(above, deps) }])
    setAdded({ id, column: 'sku' })
  }, [actions, row.id, lines, deps])

  async function take(at: CellPosition, clipboard: string): Promise<void> {
    const find = productFinder(store.all('product'))
    const { asFile, refused } = await takeClipboard(clipboard, at, { work, actions, deps, find })
    if (asFile) setFile(asFile)
    else if (refused > 0) showToast({ title: messages.refusedCells(refused), tone: 'warn' })
  }

  const buttons = !isFixed && (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={add}>
        {messages.add}
      </Button>
      <Button
        tone="ghost"
        icon={<FileUp aria-hidden="true" />}
        disabled={isFull}
        onPointerEnter={FileDialog.preload}
        onClick={() => setFile('choose')}
      >
        {messages.file}
      </Button>
      {isWide && <p className="text-[13px] text-muted">{isFull ? messages.full(MAX_SHIPMENT_LINES) : messages.keys}</p>}
    </div>
  )
  const dialog = file !== undefined && (
    <Suspense fallback={null}>
      <FileDialog
        given={file === 'choose' ? undefined : file}
        work={work}
        actions={actions}
        deps={deps}
        onClose={() => setFile(undefined)}
      />
    </Suspense>
  )
  if (lines.length === 0) {
    return (
      <>
        <EmptyState
          icon={<PackageOpen />}
          title={messages.empty.title}
          action={
            <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
              {messages.add}
            </Button>
          }
          secondAction={
            <Button icon={<FileUp aria-hidden="true" />} onClick={() => setFile('choose')}>
              {messages.file}
            </Button>
          }
        >
          {messages.empty.text}
        </EmptyState>
        {dialog}
      </>
    )
  }
  const list = {
    lines,
    deps,
    begun,
    onBegun,
    issues,
    perUnit,
    disabled: isFixed,
    wanted: added ?? sought,
    onSave: actions.saveLine,
    onTyping,
    onRemove: actions.removeLine,
  }
  return (
    <div className="space-y-3">
      {isWide ? (
        <LinesGrid {...list} onAdd={add} onPaste={(at, clipboard) => void take(at, clipboard)} />
      ) : (
        <LineCards {...list} />
      )}
      {buttons}
      {dialog}
    </div>
  )
}
