import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Coins from 'lucide-react/icons/coins'
import FilePen from 'lucide-react/icons/file-pen'
import FileCheck from 'lucide-react/icons/file-check'
import Hourglass from 'lucide-react/icons/hourglass'
import PackageX from 'lucide-react/icons/package-x'
import GitCompare from 'lucide-react/icons/git-compare'
import ListChecks from 'lucide-react/icons/list-checks'
import CreditCard from 'lucide-react/icons/credit-card'
import Gavel from 'lucide-react/icons/gavel'
import KeyRound from 'lucide-react/icons/key-round'
import Scale from 'lucide-react/icons/scale'
import Ship from 'lucide-react/icons/ship'
import Tag from 'lucide-react/icons/tag'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import Undo2 from 'lucide-react/icons/undo-2'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactNode } from 'react'
import type { WaitingKindOfAll } from '#domain/analytics/waiting-list.ts'

/** What waits has a shape beside its words. */
export const waitingIcons: Readonly<Record<WaitingKindOfAll, ReactNode>> = {
  disputes: <Gavel />,
  refusedKey: <KeyRound />,
  unpaidPlan: <CreditCard />,
  wentBack: <Undo2 />,
  overdue: <CalendarClock />,
  toConvert: <FileCheck />,
  expiring: <Hourglass />,
  oldDrafts: <FilePen />,
  losing: <TrendingDown />,
  belowFloor: <TrendingDown />,
  withoutCost: <PackageX />,
  unpriced: <Tag />,
  costRose: <TrendingUp />,
  currencyMoved: <Coins />,
  toLand: <Ship />,
  toTrueUp: <Scale />,
  lostStores: <Unplug />,
  storeDifferences: <GitCompare />,
  toApply: <ListChecks />,
  oldRates: <CircleDollarSign />,
}
