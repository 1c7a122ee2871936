import { useSyncExternalStore } from 'react'
import { onThemeChange, themeChoice, type ThemeChoice } from './theme.ts'

/** The user's theme choice, kept up to date. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, themeChoice)
}
