/** Words of fetching the pictures that products name by an address. */
export const fetchPicturesText = {
  act: 'Fetch pictures',
  looking: 'Looking for pictures …',
  nothingLeft: 'Every picture of this import is kept here already.',
  title: (products: string) => `Fetch the pictures of ${products}`,
  intro:
    'The server asks the addresses that your products name and keeps a copy of each picture, which is then shown everywhere.',
  offline: 'You are offline. Pictures are fetched by the server, so connect first.',
  working: 'Fetching pictures',
  left: (count: string) => `${count} left`,
  stop: 'Stop',
  start: (count: string) => `Fetch ${count}`,
  cancel: 'Cancel',
  close: 'Close',
  fetched: (pictures: string) => `${pictures} fetched.`,
  stopped: 'You stopped it. The others keep their addresses.',
  failed: (products: string) => `${products} kept the address alone:`,
  undo: 'Undo',
  picture: { one: 'picture', other: 'pictures' },
  thing: 'these pictures',
} as const
