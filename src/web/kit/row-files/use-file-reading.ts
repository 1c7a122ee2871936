import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenTable } from '../files/open-table.ts'
import { type OpenedFile, openTableFile } from '../files/table-file-dialog.tsx'
import type { FileHead } from './file-form.ts'
import { type FileNumbers, fileNumbers, readingsOf } from './file-numbers.ts'
import { type ReadableFile, withRow } from './filled-rows.ts'
import { type FileSettings, knowsHead, missingColumns, recogniseColumns } from './recognise-columns.ts'
import { rowFileMessages } from './messages.ts'

/** A file that is chosen, recognised and told anew. */
export interface FileReading {
  readonly opened: OpenedFile<{ readonly settings: FileSettings }>
  readonly numbers: FileNumbers | undefined
  /** Undefined while something is still to be said of the columns; it may lag behind what is typed. */
  readonly readable: ReadableFile | undefined
  /** `readable` is that of what is chosen now. */
  readonly isSettled: boolean
  readonly take: (file: File) => void
  readonly onSheet: (sheet: string) => void
  readonly onSettings: (settings: FileSettings) => void
  /** Puts other cells in place of a row. */
  readonly onCorrect: (n: number, cells: readonly string[]) => void
}

/** Reads a file by the columns that it may have; the same head each time. `given` is there from the start. */
export function useFileReading(head: FileHead, given?: File): FileReading {
  const [opened, setOpened] = useState<FileReading['opened']>({ step: given ? 'reading' : 'none' })
  const turn = useRef(0)
  const deferred = useDeferredValue(opened)
  const numbers = useMemo(
    () => (deferred.step === 'open' ? fileNumbers(head, deferred.table, deferred.settings) : undefined),
    [head, deferred],
  )
  const readable = useMemo(() => {
    const readings = numbers && readingsOf(numbers)
    if (deferred.step !== 'open' || !readings || missingColumns(head, deferred.settings.targets)) return undefined
    return { table: deferred.table, targets: deferred.settings.targets, readings }
  }, [head, deferred, numbers])
  const read = useCallback(
    async (file: File, sheet?: string) => {
      turn.current += 1
      const own = turn.current
      const recognise = (table: OpenTable) => ({ settings: recogniseColumns(head, table) })
      const next = await openTableFile(file, rowFileMessages.problem, knowsHead(head), recognise, sheet)
      if (own !== turn.current) return
      // A sheet that cannot be read leaves the one that is open.
      setOpened((last) => (last.step === 'open' && next.step === 'problem' ? { ...last, problem: next } : next))
    },
    [head],
  )
  useEffect(() => {
    if (given) void read(given)
  }, [given, read])

  return {
    opened,
    numbers,
    readable,
    isSettled: deferred === opened,
    take(file) {
      setOpened({ step: 'reading' })
      void read(file)
    },
    onSheet: (sheet) => opened.step === 'open' && void read(opened.file, sheet),
    onSettings: (settings) => setOpened((file) => (file.step === 'open' ? { ...file, settings } : file)),
    onCorrect: (n, cells) =>
      setOpened((file) =>
        file.step === 'open' ? { ...file, table: withRow(file.table, n, cells, readable?.readings ?? []) } : file,
      ),
  }
}
