import { useState } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { PHONE_QUERY, useMediaQuery } from './use-media-query.ts'
import { useOwnStep } from './use-own-step.ts'

/**
 * Back closes what covers the page: on a phone, where it covers all of it, that alone; elsewhere the page is left too, over which it would
 * stand otherwise. What the address opens has its step already. It stays as it was opened, however the device is turned meanwhile.
 */
export function useBackCloses(isOpen: boolean, close: () => void, isPlace = false): void {
  const isStep = useMediaQuery(PHONE_QUERY) && !isPlace
  const [opened, setOpened] = useState<boolean | undefined>()
  const hasStep = opened ?? isStep
  if (isOpen !== (opened !== undefined)) setOpened(isOpen ? isStep : undefined)
  useOwnStep(isOpen && hasStep, close)
  useCloseOnBack(isOpen && !hasStep, close)
}
