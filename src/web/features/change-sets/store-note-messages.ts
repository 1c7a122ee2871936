import { formatNumber } from '#web/kit/format/number.ts'

/** What a change set says of the store that it is from, or that it is sent to. */
export const storeNoteMessages = {
  sends: (store: string) => `These prices go to ${store}`,
  aStore: 'the store',
  sendsText:
    'Sending puts them in place of those that customers see there now. You can take it back: then the former prices are sent again.',
  toStore: (store: string) => `Go to ${store}`,
  allArrived: (store: string) => `Everything has arrived in ${store}.`,
  arrived: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} have arrived`,
  waiting: (count: number) => `${formatNumber(count)} on the way`,
  failed: (count: number) => `${formatNumber(count)} not sent: the store says why on its page`,
  conflict: (count: number) => `${formatNumber(count)} to decide: changed in the store meanwhile`,
  margin: 'Margin after fees',
} as const
