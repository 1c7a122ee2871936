import { cpSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** What papers are printed with: bundled, so that an installation does not carry what it does not use of it. */
const BUNDLED = [
  'pdfkit',
  'bwip-js',
  '@noble/ciphers',
  '@noble/hashes',
  '@swc/helpers',
  'brotli',
  'base64-js',
  'clone',
  'dfa',
  'fast-deep-equal',
  'fflate',
  'fontkit',
  'linebreak',
  'png-js',
  'restructure',
  'tiny-inflate',
  'unicode-properties',
  'unicode-trie',
]

const FONTS = 'node_modules/@expo-google-fonts'
const FACES = /^(400Regular|700Bold|LICENSE_FONT)$/

/** Lays the faces of papers beside the bundle, with their licences. */
function paperFonts(): Plugin {
  let folder = ''
  return {
    name: 'paper-fonts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, 'fonts')
    },
    closeBundle() {
      for (const family of ['manrope', 'noto-sans']) {
        for (const entry of readdirSync(join(FONTS, family)).filter((name) => FACES.test(name))) {
          const filter = (path: string): boolean => !/\.(png|js|ts)$/.test(path)
          cpSync(join(FONTS, family, entry), join(folder, family, entry), { recursive: true, filter })
        }
      }
    },
  }
}

/** The server bundle: our own code and what papers are printed with; other packages stay outside. */
export default defineConfig({
  plugins: [paperFonts()],
  ssr: { external: true, noExternal: BUNDLED },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        operate: 'src/server/operate.ts',
        'press-worker': 'src/server/papers/press-worker.ts',
        'pglite-worker': 'src/server/kit/database/pglite-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
