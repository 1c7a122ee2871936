import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { landedCsv } from './landed-csv.ts'
import { StatusPill } from './shipment-cells.tsx'
import type { ShipmentActs } from './shipment-acts.ts'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.head
const LandDialog = lazyPart(() => import('./land-dialog.tsx').then((module) => module.LandDialog))

/** The name of the shipment, where it stands, and what can be done with it as a whole. */
export function ShipmentHead({ work, acts }: { readonly work: ShipmentWork; readonly acts: ShipmentActs }) {
  const { row, lines } = work
  const go = useGo()
  const [isLanding, setLanding] = useState(false)
  const isLanded = row.status === 'landed'
  const exportCsv = () => saveFile(text.fileName(row.name), landedCsv(work))
  return (
    <>
      <PageHead
        title={row.name}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusPill row={row} />
            {row.supplier && <span>{row.supplier}</span>}
            <span>{formatCount(lines.length, shipmentsText.line)}</span>
            {row.landedAt !== null && (
              <span>
                {text.landedOn} <Time at={row.landedAt} />
              </span>
            )}
          </span>
        }
        action={
          <>
            {isLanded && row.changeSetId !== null && (
              <ScreenButton screen="change-sets" search={{ id: row.changeSetId }} icon={<History aria-hidden="true" />}>
                {text.changes}
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
                {text.land}
              </Button>
            )}
            <MenuButton
              label={text.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                {
                  label: text.duplicate,
                  icon: <Copy aria-hidden="true" />,
                  run: () => void acts.duplicate(row).then((id) => id !== undefined && go('shipment', { id })),
                },
                {
                  label: text.exportCsv,
                  icon: <FileDown aria-hidden="true" />,
                  disabled: lines.length === 0,
                  run: exportCsv,
                },
                {
                  label: text.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  run: () => void acts.remove(row).then((done) => done && go('shipments')),
                },
              ]}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {isLanding && <LandDialog work={work} acts={acts} mode="land" onClose={() => setLanding(false)} />}
      </Suspense>
    </>
  )
}
