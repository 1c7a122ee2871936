import { useDeferredValue, useMemo, useState } from 'react'
import type { DecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '../files/open-table.ts'
import { type OpenedFile, openTableFile } from '../files/table-file-dialog.tsx'
import type { FileHead } from './file-form.ts'
import {
  type FileSettings,
  type FileSign,
  fileSign,
  type FileTargets,
  knowsHead,
  missingColumns,
  recogniseColumns,
} from './recognise-columns.ts'
import { rowFileText } from './text.ts'

/** A table of which enough is known to read its rows. */
export interface ReadableFile {
  readonly table: OpenTable
  readonly targets: FileTargets
  readonly decimal: DecimalSign
}

/** A file that is chosen, recognised and told anew. */
export interface FileReading {
  readonly opened: OpenedFile<{ readonly settings: FileSettings }>
  readonly sign: FileSign | undefined
  /** Undefined while something is still to be said of the columns; it may lag behind what is typed. */
  readonly readable: ReadableFile | undefined
  /** `readable` is that of what is chosen now. */
  readonly isSettled: boolean
  readonly take: (file: File) => void
  readonly onSettings: (settings: FileSettings) => void
}

/** Reads a file by the columns that it may have; the same head each time. */
export function useFileReading(head: FileHead): FileReading {
  const [opened, setOpened] = useState<FileReading['opened']>({ step: 'none' })
  const deferred = useDeferredValue(opened)
  const sign = useMemo(
    () => (deferred.step === 'open' ? fileSign(head, deferred.table, deferred.settings) : undefined),
    [head, deferred],
  )
  const readable = useMemo(() => {
    if (deferred.step !== 'open' || !sign?.sign || missingColumns(head, deferred.settings.targets)) return undefined
    return { table: deferred.table, targets: deferred.settings.targets, decimal: sign.sign }
  }, [head, deferred, sign])
  return {
    opened,
    sign,
    readable,
    isSettled: deferred === opened,
    take(file) {
      setOpened({ step: 'reading' })
      const recognise = (table: OpenTable) => ({ settings: recogniseColumns(head, table) })
      void openTableFile(file, rowFileText.problem, knowsHead(head), recognise).then(setOpened)
    },
    onSettings: (settings) => setOpened((file) => (file.step === 'open' ? { ...file, settings } : file)),
  }
}
