import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { saveFile } from '#web/kit/files/save-file.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { landedCsv } from './landed-csv.ts'
import { StatusPill } from './shipment-view.tsx'
import type { ShipmentActions } from './use-shipment-actions.ts'
import { headMessages as messages } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

const LandDialog = lazyPart(() => import('./land-dialog.tsx').then((module) => module.LandDialog))

/** The name and status of the shipment, with the actions on the whole of it. */
export function ShipmentHead({ work, actions }: { readonly work: ShipmentWork; readonly actions: ShipmentActions }) {
  const { row, lines } = work
  const go = useGo()
  const [isLanding, setLanding] = useState(false)
  const isLanded = row.status === 'landed'
  const exportCsv = () => saveFile(messages.fileName(row.name), landedCsv(work))
  return (
    <>
      <PageHead
        title={row.name}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusPill row={row} />
            {row.supplier && <span>{row.supplier}</span>}
            <span>{countOf('shipmentLine', lines.length)}</span>
            {row.landedAt !== null && (
              <span>
                {messages.landedOn} <Time at={row.landedAt} />
              </span>
            )}
          </span>
        }
        action={
          <>
            {isLanded && row.changeSetId !== null && (
              <ScreenButton screen="change-sets" search={{ id: row.changeSetId }} icon={<History aria-hidden="true" />}>
                {messages.changes}
              </ScreenButton>
            )}
            {!isLanded && (
              <Button
                tone="primary"
                disabled={lines.length === 0}
                onPointerEnter={LandDialog.preload}
                onFocus={LandDialog.preload}
                onClick={() => setLanding(true)}
              >
                {messages.land}
              </Button>
            )}
            <MenuButton
              label={messages.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                {
                  label: messages.duplicate,
                  icon: <Copy aria-hidden="true" />,
                  run: () => void actions.duplicate(row).then((id) => id !== undefined && go('shipment', { id })),
                },
                {
                  label: messages.exportCsv,
                  icon: <FileDown aria-hidden="true" />,
                  disabled: lines.length === 0,
                  reads: true,
                  run: exportCsv,
                },
                {
                  label: messages.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  run: () => void actions.removeAll([row]).then((done) => done && go('shipments')),
                },
              ]}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {isLanding && <LandDialog work={work} actions={actions} mode="land" onClose={() => setLanding(false)} />}
      </Suspense>
    </>
  )
}
