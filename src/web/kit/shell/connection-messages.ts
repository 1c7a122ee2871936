/** What the state of the connection means. */
export const connectionMessages = {
  saved: 'Everything on this device is also on the server.',
  offline: 'You can go on working. What you change is kept on this device and sent when the network is back.',
  loading: 'Your data is on its way to this device.',
  syncing: 'Changes are being sent.',
} as const
