import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { FILES_ON_15 } from './tests/api-15/files.ts'
import { memoryFolder } from './scripts/lib/memory-folder.mjs'
import { ENGINE_FILES } from './scripts/lib/test/engine-files.mjs'
import { alias } from './vite.config.ts'

/** Starts a database once for all files of a run; each file clones its own from the migrated template. */
const GLOBAL_DATABASE = './tests/support/global-database.ts'
const globalSetup = existsSync(new URL(GLOBAL_DATABASE, import.meta.url)) ? [GLOBAL_DATABASE] : []

/** Real engines and real hashing on a busy machine: a test that hangs is found, one that is slow is not failed. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  teardownTimeout: 60_000,
  // PostgreSQL tells its statistics up to ten seconds late, and a second is little on any busy machine.
  expect: { poll: { timeout: 30_000 } },
}

/** Whoever runs the tests says where their folders go; otherwise they are held in memory where that is possible. */
const memory = memoryFolder()
if (!process.env.TMPDIR && memory) process.env.TMPDIR = memory

/** What tries the embedded engine itself learns nothing from another one. */
const EMBEDDED_FILES = ['tests/api/embedded-*.test.ts']
const embeddedOnly = process.env.TEST_DATABASE_URL ? EMBEDDED_FILES : []

/** What tries a cluster needs one: scripts/citus.sh makes it. */
const CLUSTER_FILES = ['tests/api/*-cluster.test.ts']
const withoutCluster = process.env.TEST_CITUS_URL ? [] : CLUSTER_FILES

/** Each night the oldest supported engine is tried with all there is. */
const filesOn15 = process.env.NIGHTLY
  ? ['tests/api/**/*.test.ts', 'tests/guards/isolation.test.ts']
  : Object.keys(FILES_ON_15)

const BUILD = './tests/support/global-build.ts'
const COSTS = './tests/support/test-costs.ts'
const onEachFile = [COSTS, './tests/support/known-passwords.ts', './tests/support/end-with-the-file.ts']
const ONE_QUERY = './tests/support/one-query-at-a-time.ts'
const setupFiles = [...onEachFile, './tests/support/record-statements.ts', ONE_QUERY]

/** What a hundred files share takes 180 MB, and a large import 100 more: the limit makes a worker tidy up in time. */
const oneProcessForManyFiles = { isolate: false, execArgv: ['--max-old-space-size=640'] }

type Files = {
  include: string[]
  exclude?: string[]
  environment: string
  globalSetup?: string[]
  setupFiles?: string[]
  isolate?: boolean
  execArgv?: string[]
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
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      project('unit', {
        include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        environment: 'node',
        setupFiles: [COSTS],
        // Pure code has nothing to be kept apart: many files share a process and what it has loaded.
        isolate: false,
      }),
      project('unit-browser', {
        include: ['src/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        setupFiles: ['./tests/support/patience.ts', COSTS],
        isolate: false,
      }),
      project('api', {
        include: ['tests/api/**/*.test.ts'],
        exclude: [...ENGINE_FILES, ...withoutCluster],
        environment: 'node',
        globalSetup,
        setupFiles,
        ...oneProcessForManyFiles,
      }),
      project('engine', {
        include: ENGINE_FILES,
        exclude: embeddedOnly,
        environment: 'node',
        globalSetup: [...globalSetup, BUILD],
        setupFiles,
      }),
      project('api-15', {
        include: ['tests/api-15/*.test.ts', ...filesOn15],
        exclude: [...EMBEDDED_FILES, ...CLUSTER_FILES],
        environment: 'node',
        globalSetup: [...globalSetup, BUILD],
        setupFiles: onEachFile,
        ...oneProcessForManyFiles,
      }),
      project('screens', {
        include: ['tests/screens/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        globalSetup,
        setupFiles: [
          './tests/support/fresh-modules.ts',
          './tests/support/quick-styles.ts',
          './tests/support/quick-elements.ts',
          './tests/support/quick-labels.ts',
          ...onEachFile,
        ],
        isolate: false,
        execArgv: ['--max-old-space-size=1000'],
      }),
      project('guards', {
        include: ['tests/guards/**/*.test.ts'],
        environment: 'node',
        globalSetup,
        setupFiles: onEachFile,
        ...oneProcessForManyFiles,
      }),
    ],
  },
})
