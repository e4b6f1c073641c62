import { resolve } from 'node:path'
import { vi } from 'vitest'

type LoadedModule = { exports: unknown; promise: unknown; evaluated: boolean }
type Worker = { evaluatedModules: { idToModuleMap: Map<string, LoadedModule> } }

/** What files of the API share too: nothing in it is of a person, or of a page. */
const SHARED = ['server', 'contract'].map(folder => `${resolve(import.meta.dirname, '../..', folder)}/`)

/**
 * Test files of a process share what it has loaded of packages, of the server and of the contract. What the portal
 * itself holds in its modules (store, session, phrases, the line to the server) is made anew for each file, as for a
 * person who opens the portal.
 */
const { evaluatedModules } = (globalThis as typeof globalThis & { __vitest_worker__: Worker })
  .__vitest_worker__
const shared = Array.from(evaluatedModules.idToModuleMap)
  .filter(([path, { evaluated }]) => evaluated && SHARED.some(folder => path.startsWith(folder)))
  .map(([, loaded]) => ({ loaded, asItWas: { ...loaded } }))
vi.resetModules()
for (const { loaded, asItWas } of shared) Object.assign(loaded, asItWas)
