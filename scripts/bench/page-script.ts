import { build } from 'vite'

interface Output {
  readonly output: readonly { readonly type: string; readonly code?: string }[]
}

/** One file of `page` with all that it imports, as a script for the browser. */
export async function pageScript(name: 'probe' | 'repricing' | 'simulator' | 'notes'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A library is not given it, and what draws the page asks for it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `scripts/bench/page/${name}.ts`, formats: ['iife'], name: 'bench' },
    },
  })
  const [first] = (Array.isArray(built) ? built : [built]) as Output[]
  const code = first?.output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) throw new Error(`page/${name}.ts was not built`)
  return code
}
