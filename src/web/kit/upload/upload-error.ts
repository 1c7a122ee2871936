/** What kind of failure an upload met, by which it is told (UP-03). */
export type UploadTrouble =
  | 'validation'
  | 'denied'
  | 'quota'
  | 'timeout'
  | 'network'
  | 'cancelled'
  | 'corrupted'
  | 'gone'
  | 'other'

/** An upload failed. Its message is for the log; `uploadMessage` makes it one for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly trouble: UploadTrouble
  /** Another try may do better. */
  readonly isPassing: boolean
  constructor(
    trouble: UploadTrouble,
    message: string,
    { isPassing = false, cause }: { isPassing?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.trouble = trouble
    this.isPassing = isPassing
  }
}

/** Any failure as one of an upload. */
export function uploadErrorOf(error: unknown): UploadError {
  if (error instanceof UploadError) return error
  return new UploadError('other', error instanceof Error ? error.message : String(error), { cause: error })
}
