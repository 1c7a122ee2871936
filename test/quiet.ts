import type { Log } from '#server/kit/log.ts'

/** A log that nobody reads. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
