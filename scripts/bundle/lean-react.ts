import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { leanCode } from './lean-code.ts'
import type { SyntaxNode } from './syntax-tree.ts'
import { REACT_VERSION, UNUSED_IN_REACT_DOM } from './unused-in-react.ts'

/**
 * Builds React without what the product does not use, which is more than a quarter of it
 * (docs/decisions/0033-react-without-what-is-not-used.md).
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code, id) {
        checkVersion(new URL('../package.json', `file://${id}`))
        return { code: leanReactDom(code, (text) => this.parse(text)), map: null }
      },
    },
  }
}

/** @throws Error where it has other parts than this version has. */
export function leanReactDom(code: string, parse: (code: string) => unknown): string {
  return leanCode(code, parse(code) as SyntaxNode, UNUSED_IN_REACT_DOM)
}

function checkVersion(manifest: URL): void {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }
  if (version === REACT_VERSION) return
  throw new Error(
    `react-dom is ${version}, and what the product does not use was looked at in ${REACT_VERSION}: ` +
      'look at scripts/bundle/unused-in-react.ts anew, then say the new version there.',
  )
}
