/** Where the browser sends a file that somebody shares with the installed product: `share_target` of the manifest names it (SHELL-07). */
export const SHARE_PATH = '/import-shared'

/** The name of the store in which such a file waits for the import, which takes it from there. */
export const WAITING_FILE = 'pricewright-shared'
