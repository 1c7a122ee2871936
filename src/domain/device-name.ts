const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', / Version\/\d/],
]

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** What a browser calls itself, in names that every language has: `Firefox (Windows)`; undefined when it says nothing known. */
export function deviceName(userAgent: string | null): string | undefined {
  const text = userAgent ?? ''
  const browser = BROWSERS.find(([, mark]) => mark.test(text))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(text))?.[0]
  return browser && system ? `${browser} (${system})` : (browser ?? system)
}
