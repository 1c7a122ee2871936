import { deviceFlag } from './device-flag.ts'

/** Whether the row of buttons at the corner of every page is shown on this device (SHELL-01); it is until somebody switches it off. */
export const floatingRowShown = deviceFlag('floating-row', true)
