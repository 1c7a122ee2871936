import { useEffect, useMemo, useState } from 'react'
import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { type OpenedFile, openTableFile, TableFileDialog } from '#web/kit/files/table-file-dialog.tsx'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { type FileSettings, isEnough, recogniseLines } from './file-columns.ts'
import { fileLines } from './file-lines.ts'
import { FilePreview } from './file-preview.tsx'
import type { LineSurroundings } from './line-columns.ts'
import type { ShipmentActs } from './shipment-acts.ts'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.file

interface FileDialogProps {
  /** A file that is there already, such as a pasted block of cells. */
  readonly given: File | undefined
  readonly work: ShipmentWork
  readonly acts: ShipmentActs
  readonly surroundings: LineSurroundings
  readonly onClose: () => void
}

interface Recognised {
  readonly settings: FileSettings
}

/** Any row may be the head of a supplier's file. */
function read(file: File, currency: string): Promise<OpenedFile<Recognised>> {
  return openTableFile(
    file,
    text.problem,
    () => false,
    (table) => ({ settings: recogniseLines(table, currency) }),
  )
}

/** Brings a supplier's file in: its columns are recognised, what becomes of them is shown, and then the lines are added (SHIP-04). */
export function FileDialog({ given, work, acts, surroundings, onClose }: FileDialogProps) {
  const { row, lines: present } = work
  const store = useStore()
  const [opened, setOpened] = useState<OpenedFile<Recognised>>({ step: given ? 'reading' : 'none' })
  const find = useMemo(() => productFinder(store.all('product')), [store])
  const [currency] = useState(present.at(-1)?.currency ?? row.currency)
  useEffect(() => {
    let isCurrent = true
    if (given) void read(given, currency).then((answer) => isCurrent && setOpened(answer))
    return () => {
      isCurrent = false
    }
  }, [given, currency])

  const settings = opened.step === 'open' ? opened.settings : undefined
  const made = useMemo(
    () =>
      opened.step === 'open' && isEnough(opened.settings)
        ? fileLines(opened.table, opened.settings, surroundings, find)
        : { lines: [], refused: [] },
    [opened, surroundings, find],
  )
  const room = MAX_SHIPMENT_LINES - present.length
  const isTooMany = made.lines.length > room

  function take(file: File) {
    setOpened({ step: 'reading' })
    void read(file, currency).then(setOpened)
  }

  async function add() {
    const added = made.lines.map(({ data }) => ({ id: acts.newId(), data }))
    const told = shipmentsText.lines.added(formatCount(added.length, shipmentsText.line))
    if (await acts.addLines(row.id, added, told)) onClose()
  }

  return (
    <TableFileDialog
      words={text}
      opened={opened}
      onFile={take}
      onClose={onClose}
      action={
        <Button tone="primary" disabled={made.lines.length === 0 || isTooMany} onClick={() => void add()}>
          {text.add(formatCount(made.lines.length, shipmentsText.line))}
        </Button>
      }
    >
      {isTooMany && <p className="font-medium text-bad">{text.tooMany(formatNumber(MAX_SHIPMENT_LINES))}</p>}
      {opened.step === 'open' && settings && (
        <FilePreview
          table={opened.table}
          settings={settings}
          made={made}
          onSettings={(next) => setOpened({ ...opened, settings: next })}
        />
      )}
    </TableFileDialog>
  )
}
