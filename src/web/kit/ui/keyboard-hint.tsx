import { keyNames } from './key-messages.ts'

const isApple = /Mac|iPhone|iPad/.test(typeof navigator === 'undefined' ? '' : navigator.userAgent)

/** The name of a key as this device's keyboard shows it: `Mod` is ⌘ on Apple devices. */
function keyName(key: string): string {
  return key === 'Mod' && isApple ? '⌘' : (keyNames[key] ?? key)
}

/** The keys of a shortcut, as small keycaps. */
export function KeyboardHint({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="inline-flex items-center gap-1" aria-hidden="true">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded border border-line bg-bg px-1 font-sans text-[11px] font-semibold text-muted"
        >
          {keyName(key)}
        </kbd>
      ))}
    </span>
  )
}
