import type { OutgoingReason } from '../kit/outgoing.ts'

export const uploadMessages = {
  over: 'This upload was made before, and is over.',
  removed: 'This upload was removed meanwhile.',
  noUpload: (id: string) => `Upload with ID ${id} not found`,
  noFile: 'This file was not found.',
  noAddress: 'It has no picture address.',
  storedAlready: 'Its picture is stored already.',
}

/** Why the picture at an address was not fetched; `{status}` is what its server answered. */
export const fetchMessages: Readonly<Record<OutgoingReason, string>> = {
  address: 'The address of the picture must begin with https:// and have at most 2,000 characters.',
  'not-public': 'The address of the picture leads into a private network, so it was not fetched.',
  unreachable: 'The server of the picture cannot be reached. Check the address, or try again later.',
  status: 'There is no picture at this address: the server answered {status}.',
  'too-large': 'The file at this address is larger than 10 MB.',
  'too-slow': 'The server of the picture took longer than 20 s.',
  redirects: 'The address of the picture redirects too often.',
}
