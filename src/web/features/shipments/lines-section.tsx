import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useMediaQuery, WIDE_QUERY } from '#web/kit/ui/use-media-query.ts'
import PackageOpen from 'lucide-react/icons/package-open'
import { LineCards } from './line-cards.tsx'
import { type CellPlace, LinesGrid } from './lines-grid.tsx'
import { newLineData } from './new-line.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'
import { takeClipboard } from './take-clipboard.ts'
import type { LineRow } from './shipment-row.ts'
import type { SectionProps } from './section-props.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines
const FileDialog = lazyPart(() => import('./file-dialog.tsx').then((module) => module.FileDialog))

/** The supplier's lines: typed, pasted or from a file. */
export function LinesSection({
  work,
  acts,
  surroundings,
  issues,
  onTyping,
  wanted: sought,
}: SectionProps & { readonly wanted: CellPlace | undefined }) {
  const { row, lines, landed } = work
  const store = useStore()
  // On a tablet too the grid would be cut.
  const isWide = useMediaQuery(WIDE_QUERY)
  const [added, setAdded] = useState<CellPlace>()
  const [file, setFile] = useState<File | 'choose'>()
  const isLanded = row.status === 'landed'
  const isFull = lines.length >= MAX_SHIPMENT_LINES
  const perUnit = useMemo(
    () => new Map(landed.lines.flatMap(({ id, unitCost }) => (unitCost === null ? [] : [[id, unitCost] as const]))),
    [landed],
  )

  const add = useCallback(() => {
    const id = acts.newId()
    const above = lines.at(-1)
    void acts.addLines(row.id, [{ id, data: newLineData(above, surroundings) }])
    setAdded({ id, column: 'sku' })
  }, [acts, row.id, lines, surroundings])

  const onRemove = useCallback((line: LineRow) => acts.removeLines(row.id, [line]), [acts, row.id])

  async function take(at: CellPlace, clipboard: string): Promise<void> {
    const find = productFinder(store.all('product'))
    const { asFile, refused } = await takeClipboard(clipboard, at, { work, acts, surroundings, find })
    if (asFile) setFile(asFile)
    else if (refused > 0) showToast({ title: text.refusedCells(formatCount(refused, text.cells)), tone: 'warn' })
  }

  const actions = !isLanded && (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={add}>
        {text.add}
      </Button>
      <Button
        tone="ghost"
        icon={<FileUp aria-hidden="true" />}
        disabled={isFull}
        onPointerEnter={FileDialog.preload}
        onClick={() => setFile('choose')}
      >
        {text.file}
      </Button>
      {isWide && (
        <p className="text-[13px] text-muted">{isFull ? text.full(formatNumber(MAX_SHIPMENT_LINES)) : text.keys}</p>
      )}
    </div>
  )
  const dialog = file !== undefined && (
    <Suspense fallback={null}>
      <FileDialog
        given={file === 'choose' ? undefined : file}
        work={work}
        acts={acts}
        surroundings={surroundings}
        onClose={() => setFile(undefined)}
      />
    </Suspense>
  )
  if (lines.length === 0) {
    return (
      <>
        <EmptyState
          icon={<PackageOpen />}
          title={text.empty.title}
          action={
            <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
              {text.add}
            </Button>
          }
          secondAction={
            <Button icon={<FileUp aria-hidden="true" />} onClick={() => setFile('choose')}>
              {text.file}
            </Button>
          }
        >
          {text.empty.text}
        </EmptyState>
        {dialog}
      </>
    )
  }
  const list = {
    lines,
    surroundings,
    issues,
    perUnit,
    disabled: isLanded,
    wanted: added ?? sought,
    onSave: acts.saveLine,
    onTyping,
    onRemove,
  }
  return (
    <div className="space-y-3">
      {isWide ? (
        <LinesGrid {...list} onAdd={add} onPaste={(at, clipboard) => void take(at, clipboard)} />
      ) : (
        <LineCards {...list} />
      )}
      {actions}
      {dialog}
    </div>
  )
}
