import { useCallback, useEffect, useState } from 'react'

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
