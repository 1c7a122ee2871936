import { defineConfig } from 'vite'

/** The server bundle: our own code only, packages stay outside. */
export default defineConfig({
  ssr: { external: true },
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
        'pglite-worker': 'src/server/kit/database/pglite-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
