import CalendarPlus from 'lucide-react/icons/calendar-plus'
import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Ship from 'lucide-react/icons/ship'
import StickyNote from 'lucide-react/icons/sticky-note'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ScreenId, screenHref, screenOf } from '#contract/screens.ts'
import { actMessages } from './act-messages.ts'
import { panelMessages } from './features/calendar/panel-messages.ts'
import { customersMessages } from './features/customers/messages.ts'
import { beginDocument } from './features/documents/new-document.ts'
import { newDocumentMessages } from './features/documents/new-document-messages.ts'
import { notesMessages } from './features/notes/messages.ts'
import { addNote } from './features/notes/note-acts.ts'
import { listMessages } from './features/products/list-messages.ts'
import { newProduct } from './features/products/new-product.ts'
import { shipmentsMessages } from './features/shipments/messages.ts'
import { newShipment } from './features/shipments/new-shipment.ts'
import { goTo } from './kit/shell/current-router.ts'
import { holdTyping } from './kit/shell/held-typing.ts'
import type { Act } from './kit/shell/palette-state.ts'

/** What can be made or brought in from any page: behind the plus of a phone, and in the palette (NAV-07). */
export function allActs(): readonly Act[] {
  return [
    {
      id: 'new-product',
      label: listMessages.newProduct,
      icon: <Package aria-hidden="true" />,
      run: () => begin('product-detail', newProduct),
    },
    {
      id: 'new-invoice',
      label: newDocumentMessages.new.invoice,
      icon: <ReceiptText aria-hidden="true" />,
      run: () => void beginDocument('invoice', goTo),
    },
    {
      id: 'new-quote',
      label: newDocumentMessages.new.quote,
      icon: <FileText aria-hidden="true" />,
      run: () => void beginDocument('quote', goTo),
    },
    {
      id: 'new-shipment',
      label: shipmentsMessages.create,
      icon: <Ship aria-hidden="true" />,
      run: () => begin('shipment', newShipment),
    },
    {
      id: 'new-customer',
      label: customersMessages.create,
      icon: <UserPlus aria-hidden="true" />,
      run: () => {
        holdTyping()
        goTo(screenHref('customers', { new: '1' }))
      },
    },
    {
      id: 'new-note',
      label: notesMessages.add,
      words: notesMessages.words,
      icon: <StickyNote aria-hidden="true" />,
      run: () => void addNote(),
    },
    {
      id: 'new-event',
      label: panelMessages.create,
      icon: <CalendarPlus aria-hidden="true" />,
      run: () => {
        holdTyping()
        goTo(screenHref('calendar', { new: '1' }))
      },
    },
    {
      id: 'import',
      label: screenOf('import').title,
      words: actMessages.importWords,
      icon: <FileUp aria-hidden="true" />,
      run: () => goTo(screenHref('import')),
    },
  ]
}

/** Leads to what is made; what is typed on the way there is its name. */
function begin(screen: ScreenId, make: () => Promise<string | undefined>): void {
  const letGo = holdTyping()
  void make().then((id) => (id ? goTo(screenHref(screen, { id, new: '1' })) : letGo()))
}
