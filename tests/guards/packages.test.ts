import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a clone installs is what was tried here, on every machine, whoever serves the packages. */
const root = path.resolve(import.meta.dirname, '..', '..')

type Dependencies = Record<string, string>
type LockEntry = {
  resolved?: string
  hasInstallScript?: boolean
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
}
type Manifest = {
  dependencies: Dependencies
  devDependencies: Dependencies
  allowScripts: Record<string, boolean>
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8')) as T
}

const manifest = await read<Manifest>('package.json')
const { packages } = await read<{ packages: Record<string, LockEntry> }>('package-lock.json')

const inexact = (dependencies: Dependencies) =>
  Object.entries(dependencies)
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name)

/** The folders in which Node looks for what a package asks for, the nearest first. */
function placesFor(name: string, asking: string): string[] {
  const nested = asking.split('/node_modules/')
  const above = nested.map((_, depth) => `${nested.slice(0, nested.length - depth).join('/node_modules/')}/`)
  return [...(asking === '' ? [] : above), ''].map(folder => `${folder}node_modules/${name}`)
}

/** npm writes such a lock now and then, where a package exists for other machines alone; `npm ci` refuses it. */
const missing = (locked: Record<string, LockEntry>) =>
  Object.entries(locked).flatMap(([asking, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !placesFor(name, asking).some(place => place in locked))
      .map(name => `${asking} → ${name}`),
  )

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('packages', () => {
  it('CFG-08 are named by exact version', () => {
    expect(inexact({ ...manifest.dependencies, ...manifest.devDependencies })).toEqual([])
    const some = {
      a: '^1.2.3',
      b: '1.2.3',
      c: 'latest',
      d: '18.4.0-beta.17',
      e: 'npm:e@1.2.3',
      f: 'npm:e@^1.2.3',
    }
    expect(inexact(some)).toEqual(['a', 'c', 'f'])
  })

  it('are all in the lock, those for other machines too', () => {
    expect(missing(packages)).toEqual([])
    const { 'node_modules/zod': _, ...torn } = packages
    expect(missing(torn)).toContain(' → zod')
  })

  it('are locked without the address of a registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
  })

  it('run install scripts only after somebody looked', () => {
    const scripted = Object.keys(packages).filter(place => packages[place]?.hasInstallScript)
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted.map(nameOf))].sort())
  })
})
