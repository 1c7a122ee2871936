import { importServices } from '#contract/commands/services.ts'
import { ImportDialog } from '#web/kit/row-files/import-dialog.tsx'
import { serviceFile } from './service-file.ts'

/** Brings services in from a file (SERV-06). */
export function ImportServices({ onClose }: { readonly onClose: () => void }) {
  return <ImportDialog form={serviceFile} command={importServices} onClose={onClose} />
}
