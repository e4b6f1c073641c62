// @ts-check
import { copyFileSync, existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build } from 'vite'
import { inRoot, root } from './project.mjs'
import { swapIn } from './swap.mjs'
import { sharedViteConfig } from './vite-config.mjs'

const ENTRIES = [
  'server/main.ts',
  'server/commands/admin.ts',
  'server/commands/backup.ts',
  'server/commands/distribute.ts',
  'server/commands/restore.ts',
]
/** Started as a process of its own, so it stays a file of its own beside whatever starts it. */
const SUPERVISOR = 'server/platform/db/embedded/supervisor.mjs'

/** The server and its commands as plain modules in dist/server; packages stay in node_modules. */
export async function buildServer() {
  const { resolve } = await sharedViteConfig()
  const outDir = inRoot('dist', 'server.next')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { ...resolve, builtins: [...builtinModules, /^node:/] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          ENTRIES.filter(entry => existsSync(inRoot(entry))).map(entry => [
            path.basename(entry, '.ts'),
            inRoot(entry),
          ]),
        ),
        // Flat: a module that looks for a file beside itself finds it whichever chunk it landed in.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  if (existsSync(inRoot(SUPERVISOR))) copyFileSync(inRoot(SUPERVISOR), path.join(outDir, 'supervisor.mjs'))
  swapIn(outDir, inRoot('dist', 'server'))
}
