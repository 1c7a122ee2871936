import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { themeMessages } from './messages.ts'
import { chooseTheme, type ThemeChoice, themeChoices } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const ICONS: Readonly<Record<ThemeChoice, ReactNode>> = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
}

/** Light, dark, or as the system has it; takes effect at once (SHELL-04). */
export function ThemeSwitch({ hideLabel = true }: { readonly hideLabel?: boolean }) {
  const choice = useThemeChoice()
  return (
    <SegmentedControl
      label={themeMessages.theme}
      hideLabel={hideLabel}
      value={choice}
      segments={themeChoices.map((each) => ({ value: each, label: themeMessages[each], icon: ICONS[each] }))}
      onChange={chooseTheme}
    />
  )
}
