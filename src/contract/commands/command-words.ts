import { entities } from '../entities/registry.ts'
import { commandWordMessages as messages } from './command-word-messages.ts'

/** A command in words, such as `Change of brands`, where it tells nothing of its own; no command is shown by its inner name. */
export function commandWords(name: string): string {
  const [kind = '', act = ''] = name.split('/')
  const label = entities.find((entity) => plain(entity.kind) === plain(kind))?.label
  if (label && act === 'dropUntouched') return messages.removed(label.one)
  return messages.named[name] ?? (label ? messages.changed(label.many) : messages.changedSeveral)
}

/** `priceList` and `price-list` are one kind. */
function plain(kind: string): string {
  return kind.replaceAll('-', '').toLowerCase()
}
