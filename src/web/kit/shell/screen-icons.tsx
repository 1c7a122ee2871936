import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import Ship from 'lucide-react/icons/ship'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import type { ScreenIcon } from '#contract/screen.ts'

const ICONS: Readonly<Record<ScreenIcon, ReactNode>> = {
  home: <House aria-hidden="true" />,
  products: <Package aria-hidden="true" />,
  shipments: <Ship aria-hidden="true" />,
  priceLists: <ScrollText aria-hidden="true" />,
  documents: <FileText aria-hidden="true" />,
  customers: <Users aria-hidden="true" />,
  analytics: <ChartColumn aria-hidden="true" />,
  calendar: <CalendarDays aria-hidden="true" />,
  simulator: <SlidersHorizontal aria-hidden="true" />,
  changes: <History aria-hidden="true" />,
  settings: <Settings aria-hidden="true" />,
}

/** The picture of a screen in the navigation. */
export function screenIcon(icon: ScreenIcon): ReactNode {
  return ICONS[icon]
}
