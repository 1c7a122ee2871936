import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { codeFacts } from './scripts/bundle/code-facts.ts'
import { allLanguages } from './scripts/bundle/language.ts'
import { copiedPackage } from './scripts/bundle/copied-package.ts'
import { thirdPartyLicences } from './scripts/bundle/third-party-licences.ts'
import { FONT_FILES } from './src/server/kit/fonts/font-files.ts'

/** Its binaries are made for one system each, and installed for it. */
const INSTALLED = ['sharp']
/** It opens files beside its modules. */
const COPIED = '@electric-sql/pglite'

/** The Markdown of the pages of information and the blog. */
const PAGE_TEXTS = 'src/server/pages/texts'
const FONTS = 'node_modules/@expo-google-fonts'
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
      cpSync(PAGE_TEXTS, resolve(folder, '..', 'texts'), { recursive: true })
      for (const path of Object.values(FONT_FILES)) {
        const [family = ''] = path.split('/')
        mkdirSync(join(folder, path, '..'), { recursive: true })
        cpSync(join(FONTS, family, 'LICENSE_FONT'), join(folder, family, 'LICENSE_FONT'))
        writeFileSync(join(folder, `${path}.br`), compressed(readFileSync(join(FONTS, path))))
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

/** The server bundle: our own code and all packages but those that need files of their own (docs/decisions/0027-packages-in-the-bundle.md). */
export default defineConfig({
  plugins: [allLanguages(), paperFonts(), copiedPackage(COPIED), thirdPartyLicences(), codeFacts()],
  ssr: { noExternal: true, external: [...INSTALLED, COPIED] },
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
        maintain: 'src/server/maintain.ts',
        'calendar-worker': 'src/server/calendar/calendar-worker.ts',
        'main-watch-worker': 'src/server/main-watch-worker.ts',
        'pdf-worker': 'src/server/pdf/pdf-worker.ts',
        'pglite-worker': 'src/server/kit/database/pglite-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
