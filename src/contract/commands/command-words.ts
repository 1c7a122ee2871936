import { entities } from '../entities/registry.ts'

/** What a command is called that writes nothing of its own to tell, by its name, where it waits to be sent or was refused. */
const COMMANDS: Readonly<Record<string, string>> = {
  'business-profile/set-default': 'Choice of the main business profile',
  'document/convert-quote': 'Invoice made from a quote',
  'document/mark': 'Status of a document',
  'document/correct': 'Correction of an invoice',
  'document/use-credit': 'Use of a credit',
}

/** A command in words, such as `Change of brands`; no command is shown by its inner name. */
export function commandWords(name: string): string {
  const [kind = '', act = ''] = name.split('/')
  const label = entities.find((entity) => plain(entity.kind) === plain(kind))?.label
  if (label && act === 'dropUntouched') return `Removal of an empty ${label.one.toLowerCase()}`
  return COMMANDS[name] ?? `Change of ${label?.many.toLowerCase() ?? 'several things'}`
}

/** `priceList` and `price-list` are one kind. */
function plain(kind: string): string {
  return kind.replaceAll('-', '').toLowerCase()
}
