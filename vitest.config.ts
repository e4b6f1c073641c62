import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { alias } from './vite.config.ts'

/** Starts a database once for all files of a run; each file clones its own from the migrated template. */
const GLOBAL_DATABASE = './tests/support/global-database.ts'
const globalSetup = existsSync(new URL(GLOBAL_DATABASE, import.meta.url)) ? [GLOBAL_DATABASE] : []

/** Real engines and real hashing on a busy machine: a test that hangs is found, one that is slow is not failed. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 60_000 }

/** What tries the embedded engine itself learns nothing from another one. */
const embeddedOnly = process.env.TEST_DATABASE_URL ? ['tests/api/embedded-*.test.ts'] : []

type Files = {
  include: string[]
  exclude?: string[]
  environment: string
  globalSetup?: string[]
  setupFiles?: string[]
}

const project = (name: string, test: Files) => ({
  extends: true as const,
  test: { ...patience, name, restoreMocks: true, unstubGlobals: true, ...test },
})

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      project('unit', {
        include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        environment: 'node',
      }),
      project('unit-browser', {
        include: ['src/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        setupFiles: ['./tests/support/patience.ts'],
      }),
      project('api', {
        include: ['tests/api/**/*.test.ts'],
        exclude: embeddedOnly,
        environment: 'node',
        globalSetup,
      }),
      project('screens', {
        include: ['tests/screens/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        globalSetup,
      }),
      project('guards', { include: ['tests/guards/**/*.test.ts'], environment: 'node', globalSetup }),
    ],
  },
})
