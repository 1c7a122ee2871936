import { formatNumber, plural } from '../format/number.ts'

/** Words of the upload. Those that the specification quotes stand here to the letter (UP-01…03). */
export const uploadMessages = {
  offline: 'Your device appears to be offline. Please check your internet connection and try again.',
  /** From here on: for the log (UP-02). */
  timedOut: (seconds: number) =>
    `Upload timed out after ${seconds} seconds. Try a smaller image or a faster connection.`,
  connectionLost: 'Upload aborted: Network connection lost',
  invalidData: 'Upload completed but returned invalid data',
  urlTimeout: 'Timeout getting download URL',
  urlFailed: 'Upload succeeded but failed to get download URL',
  cancelled: 'Upload cancelled',
  noRow: 'A file and a product id are needed',
  /** For people. */
  denied: 'Permission denied. Please ask an administrator to update the storage rules.',
  quota: 'Storage quota exceeded. Please contact an administrator.',
  timeout: 'Upload timed out. Please try again with a smaller image or a better connection.',
  network: 'Network error detected. Please check your internet connection and try again later.',
  wasCancelled: 'Upload was cancelled. Please try again.',
  corrupted: 'The image appears to be invalid or corrupted. Please try with a different image.',
  other: (cause: string) => `Error uploading image: ${cause}`,
  settings: 'Settings',
  tiny: (name: string) => `${name} is smaller than 500 bytes. It may not be the picture you meant.`,

  image: 'Image',
  none: 'No image yet',
  drop: 'Drop, paste or choose a picture.',
  limits: 'JPEG, PNG, GIF or WebP, at most 10 MB.',
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  discard: 'Discard',
  undo: 'Undo',
  added: 'Image added',
  removed: 'Image removed',
  uploading: (name: string) => `Uploading ${name}`,
  attempt: (number: number) => `Try ${number} of 3`,
  queued: (count: number) =>
    plural(count, { one: 'One more picture follows.', other: `${formatNumber(count)} more pictures follow.` }),
  saving: 'Saving',
  waiting: (name: string) => `${name} waits on this device and is uploaded when you are online again.`,
  of: (name: string) => `Picture of ${name}`,
  elsewhere: (host: string) => `The picture is at ${host} and is not loaded from there.`,
  open: 'Open it there',
  gone: 'What this picture was for has been deleted.',
} as const
