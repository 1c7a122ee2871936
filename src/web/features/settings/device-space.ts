import { useCallback, useEffect, useState } from 'react'
import { cachedFormatter } from '#web/kit/format/locale.ts'

/** How much room the data takes on this device; `null` where the browser does not tell. */
export interface DeviceSpace {
  readonly used: number | null
  readonly quota: number | null
  /** The browser has promised not to remove it by itself. */
  readonly persisted: boolean
}

const UNKNOWN: DeviceSpace = { used: null, quota: null, persisted: false }

/** The room that the data takes; undefined while it is being measured. `ask` asks the browser to keep it, and answers whether it will. */
export function useDeviceSpace(): { readonly space: DeviceSpace | undefined; readonly ask: () => Promise<boolean> } {
  const [space, setSpace] = useState<DeviceSpace | undefined>(undefined)
  useEffect(() => {
    let isShown = true
    void measured().then((found) => isShown && setSpace(found))
    return () => {
      isShown = false
    }
  }, [])
  const ask = useCallback(async () => {
    const persisted = await navigator.storage.persist().catch(() => false)
    setSpace((current) => ({ ...(current ?? UNKNOWN), persisted }))
    return persisted
  }, [])
  return { space, ask }
}

async function measured(): Promise<DeviceSpace> {
  // Without a secure context there is no storage manager.
  const manager: StorageManager | undefined = navigator.storage
  if (!manager) return UNKNOWN
  try {
    const [{ usage = null, quota = null }, persisted] = await Promise.all([manager.estimate(), manager.persisted()])
    return { used: usage, quota, persisted }
  } catch {
    return UNKNOWN
  }
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1_000

const formatter = cachedFormatter((locale, unit) => {
  const maximumFractionDigits = unit === 'byte' || unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
})

/** A number of bytes as people say it: `1.2 MB`. */
export function formatBytes(bytes: number): string {
  let [value, index] = [bytes, 0]
  while (value >= STEP && index < UNITS.length - 1) {
    value /= STEP
    index++
  }
  return formatter(UNITS[index] ?? 'byte').format(value)
}
