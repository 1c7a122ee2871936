import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** What papers are printed with, and what inputs are checked by: bundled, so that an installation does not carry what it does not use of it. */
const BUNDLED = [
  'pdfkit',
  'bidi-js',
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
  'zod',
]

const FONTS = 'node_modules/@expo-google-fonts'
const WEIGHTS = ['400Regular', '700Bold']
/** The Chinese family has one weight: its letters are made bold by an outline. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  manrope: WEIGHTS,
  'noto-sans': WEIGHTS,
  'noto-sans-arabic': WEIGHTS,
  'noto-sans-hebrew': WEIGHTS,
  'noto-sans-sc': ['400Regular'],
}
const COLOR_PROFILE = 'data/sRGB_IEC61966_2_1.icc'
/** A second for all; the highest quality takes half a minute and saves a seventh. */
const QUALITY = 5

/** Lays the faces of papers beside the bundle, compressed, with their licences, and the colour profile that archived papers hold. */
function paperFonts(): Plugin {
  let folder = ''
  return {
    name: 'paper-fonts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, 'fonts')
    },
    closeBundle() {
      for (const [family, weights] of Object.entries(FAMILIES)) {
        cpSync(join(FONTS, family, 'LICENSE_FONT'), join(folder, family, 'LICENSE_FONT'))
        for (const weight of weights) {
          mkdirSync(join(folder, family, weight), { recursive: true })
          for (const file of readdirSync(join(FONTS, family, weight)).filter((name) => name.endsWith('.ttf'))) {
            const bytes = readFileSync(join(FONTS, family, weight, file))
            writeFileSync(join(folder, family, weight, `${file}.br`), compressed(bytes))
          }
        }
      }
      cpSync(join('node_modules/pdfkit/js', COLOR_PROFILE), resolve(folder, '..', COLOR_PROFILE))
    },
  }
}

function compressed(bytes: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params })
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
