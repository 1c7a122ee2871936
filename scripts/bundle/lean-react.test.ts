import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { Window } from 'happy-dom'
import type * as ReactModule from 'react'
import type { ReactNode } from 'react'
import type * as ReactDomModule from 'react-dom'
import type * as ClientModule from 'react-dom/client'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leanReactDom } from './lean-react.ts'
import { UNUSED_NAMES } from './unused-in-react.ts'

const CLIENT = 'react-dom/cjs/react-dom-client.production.js'

const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** It holds back a fallback's end by up to 300 ms. */
const LONGER_THAN_REACT_WAITS_MS = 1_000

/** Elements that React would treat in a way that is left out. */
const DRAWN = /<form\b[^>]*\saction=\{|\bformAction=\{|<(?:html|head|body|title|meta|link)\b|<Fragment\b[^>]*\bref=/g

interface LoadedReact {
  readonly React: typeof ReactModule
  readonly dom: typeof ReactDomModule
  readonly client: typeof ClientModule
  readonly window: Window
}

/* The time of both lives is the same: otherwise a busy machine puts an effect before or after a look at the page. */
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('NAV-03 React without what the product does not use draws, updates, waits, fails and ends as the whole one does', async () => {
  const whole = await lifeOf(loadReact((code) => code))
  expect(whole.join('\n')).toMatch(/waiting[^]*came[^]*caught: broken[^]*typed: 7[^]*<\/main>[^]*gone/)
  expect(await lifeOf(loadReact(lean))).toEqual(whole)
})

it('NAV-03 what is left out of React is much, and a part that another version does not have is said', () => {
  const code = sourceOf(CLIENT)
  expect(lean(code).length).toBeLessThan(code.length * 0.82)
  expect(() => lean(code.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow('startViewTransition')
})

it('NAV-03 nobody asks React for what the build leaves out', () => {
  const own = filesBelow('src/web')
  const files = [
    ...own,
    ...['node_modules/@base-ui/react', 'node_modules/@floating-ui/react-dom/dist'].flatMap(filesBelow),
  ]
  expect(files.length).toBeGreaterThan(500)
  const asked = files.flatMap((file) => askedFor(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  const pages = own.filter((name) => name.endsWith('.tsx'))
  const drawn = pages.flatMap((file) => drawnBy(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  expect([...asked, ...drawn]).toEqual([])
})

it('NAV-03 finds what is asked of React', () => {
  expect(askedFor(`import { type A, useOptimistic as hope, useState } from 'react'`)).toEqual(['useOptimistic'])
  expect(askedFor(`import { hydrateRoot } from "react-dom/client"`)).toEqual(['hydrateRoot'])
  expect(askedFor(`import { useState } from 'react'`)).toEqual([])
  expect(askedFor('React.useActionState(save, null)')).toEqual(['useActionState'])
  expect(drawnBy('<form action={save}>')).toEqual(['<form action={'])
  expect(drawnBy('return <title>Shop</title>')).toEqual(['<title'])
  expect(drawnBy('<form onSubmit={save}>')).toEqual([])
})

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|d)\.[a-z]+$/.test(name))
    .map((name) => join(folder, name))
}

/** Names that are imported and left out, and, in our own files, elements that would be drawn by what is left out. */
function askedFor(code: string): readonly string[] {
  const imported = [...code.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"](react(?:-dom)?(?:\/client)?)['"]/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((each) => each.trim().split(/\s/, 1)[0] ?? '')
        .filter((name) => UNUSED_NAMES[from]?.includes(name)),
  )
  const called = [...code.matchAll(/\bReact\.(\w+)\s*[(,]/g)].flatMap(([, name = '']) =>
    UNUSED_NAMES['react']?.includes(name) ? name : [],
  )
  return [...imported, ...called]
}

function drawnBy(code: string): readonly string[] {
  return code.match(DRAWN) ?? []
}

function lean(code: string): string {
  return leanReactDom(code, (text) => parseSync('react-dom.cjs', text).program)
}

function sourceOf(path: string): string {
  const [name = '', ...rest] = path.split('/')
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return readFileSync(join(manifest, '..', ...rest), 'utf8')
}

/** React as it is built, on a page of its own. */
function loadReact(change: (code: string) => string): LoadedReact {
  const window = new Window({ url: 'http://shop.test/' })
  const loaded = new Map<string, unknown>()
  const load = (path: string, code: string): unknown => {
    const module = { exports: {} }
    const run = compileFunction(code, ['exports', 'require', 'module', 'window', 'document', 'navigator'], {
      filename: path,
    })
    run(module.exports, requireOne, module, window, window.document, window.navigator)
    return module.exports
  }
  const requireOne = (name: string): unknown => {
    const path = FILES[name] ?? ''
    if (!loaded.has(name)) loaded.set(name, load(path, sourceOf(path)))
    return loaded.get(name)
  }
  return {
    client: load(CLIENT, change(sourceOf(CLIENT))) as typeof ClientModule,
    React: requireOne('react') as typeof ReactModule,
    dom: requireOne('react-dom') as typeof ReactDomModule,
    window,
  }
}

/** What a page shows after each step of its life, and in which order its effects ran. */
async function lifeOf({ React, dom, client, window }: LoadedReact): Promise<readonly string[]> {
  const h = React.createElement
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const Currency = React.createContext('EUR')
  const { promise: price, resolve: priceComes } = withResolvers()
  const store = storeOf('offline')
  const container = window.document.createElement('main')
  const aside = window.document.createElement('aside')
  window.document.body.append(container, aside)

  class Caught extends React.Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
    override state: { readonly error?: Error } = {}
    static getDerivedStateFromError(error: Error) {
      return { error }
    }
    override componentDidCatch(error: Error) {
      say(`caught: ${error.message}`)
    }
    override render() {
      return this.state.error ? h('p', { role: 'alert' }, this.state.error.message) : this.props.children
    }
  }
  const Price = React.memo(() => h('b', { title: React.use(Currency) }, React.use(price)))
  const Network = () => h('i', null, React.useSyncExternalStore(store.subscribe, store.read))
  function Row({ name, fails }: { readonly name: string; readonly fails: boolean }) {
    const row = React.useRef<HTMLLIElement>(null)
    if (fails) throw new Error('broken')
    React.useLayoutEffect(() => {
      say(`${name} laid out as ${row.current?.tagName}`)
      return () => say(`${name} gone`)
    }, [name])
    React.useEffect(() => say(`${name} seen`), [name])
    return h('li', { ref: row, className: name, style: { width: 4, '--of': name } }, name)
  }
  function Shop({ rows, broken }: { readonly rows: readonly string[]; readonly broken?: string }) {
    const [typed, setTyped] = React.useState('1')
    const [isOpen, toggle] = React.useReducer((open: boolean) => !open, false)
    const late = React.useDeferredValue(typed)
    React.useInsertionEffect(() => say(`typed: ${typed}, late: ${late}`), [typed, late])
    return h(
      Currency,
      { value: isOpen ? 'CHF' : 'EUR' },
      h('button', { onClick: toggle, 'aria-expanded': isOpen, id: React.useId() }, isOpen ? 'close' : 'open'),
      h('input', { value: typed, onChange: ({ target }) => setTyped(target.value) }),
      h('select', { value: typed, onChange: () => undefined }, h('option', null, '1'), h('option', null, '7')),
      h(React.Suspense, { fallback: 'waiting' }, h('span', null, 'price: '), h(Price), h(Network)),
      h(
        'ul',
        null,
        ...rows.map((name) => h(Caught, { key: name, children: h(Row, { name, fails: name === broken }) })),
      ),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
      isOpen && dom.createPortal(h('em', { dangerouslySetInnerHTML: { __html: 'over' } }), aside as unknown as Element),
    )
  }

  const root = client.createRoot(container as unknown as Element, { onCaughtError: () => undefined })
  const step = async (act: () => void): Promise<void> => {
    act()
    await vi.advanceTimersByTimeAsync(LONGER_THAN_REACT_WAITS_MS)
    say(window.document.body.innerHTML)
  }
  await step(() => root.render(h(React.StrictMode, null, h(Shop, { rows: ['a', 'b', 'c'] }))))
  await step(() => store.write('online'))
  await step(() => {
    priceComes('9.99')
    say('came')
  })
  await step(() => dom.flushSync(() => root.render(h(React.StrictMode, null, h(Shop, { rows: ['c', 'd', 'a'] })))))
  await step(() => container.querySelector('button')?.click())
  await step(() => React.startTransition(() => root.render(h(React.StrictMode, null, h(Shop, { rows: ['d', 'c'] })))))
  await step(() => root.render(h(React.StrictMode, null, h(Shop, { rows: ['d', 'c'], broken: 'c' }))))
  await step(() => {
    const field = container.querySelector('input')
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(field, '7')
    field?.dispatchEvent(new window.Event('input', { bubbles: true }))
  })
  await step(() => root.unmount())
  await window.happyDOM.close()
  return said
}

function storeOf(first: string) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next: string) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function withResolvers() {
  let resolve: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolved) => (resolve = resolved))
  return { promise, resolve }
}
