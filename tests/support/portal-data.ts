import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { businessDate } from '@contract/kernel/dates'
import { folderForPortal, startBuilt } from '@tests/support/built-portal'
import { demoSalesWritten } from '@tests/support/demo-sales'
import { earlierClock } from '@tests/support/earlier-clock'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { withLock } from '../../scripts/lib/lock.mjs'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const KEPT = join(ROOT, '.cache/portal-data')
/** Fewer than people are shown: every course of a sale is among them. */
const SALES = '240'
const ALIASES: Record<string, string> = {
  '@server': 'server',
  '@contract': 'contract',
  '@phrases': 'phrases',
}
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/**
 * A data folder with the demo company and its two years of sales: written once for a state of the sources and a day,
 * since the demo company is written relative to the day. Each caller works on a copy.
 */
export async function copyDemoData(into: string): Promise<string> {
  const dataDir = join(into, 'data')
  await withDemoData(kept => copyFolder(kept, dataDir))
  return dataDir
}

/**
 * For whoever copies it within a time limit: writing it is a minute of work, which beside other work takes as long as it
 * takes. It ends with an error where the portal that writes it ends, or fails three times.
 */
export const demoDataMade = (): Promise<void> => withDemoData(() => Promise.resolve())
/** As a limit of the frames of tests: none. */
export const HOWEVER_LONG = 0

function withDemoData(use: (kept: string) => Promise<void>): Promise<void> {
  return withLock('portal-data', async () => {
    const kept = join(KEPT, keyOfData())
    if (!existsSync(kept)) await make(kept)
    await use(kept)
  })
}

/** Written elsewhere and renamed at the end: a folder under its key is always whole. */
async function make(kept: string): Promise<void> {
  await ensureBuilt()
  mkdirSync(KEPT, { recursive: true })
  for (const old of readdirSync(KEPT)) await remove(join(KEPT, old))
  const folder = await folderForPortal()
  const partial = `${kept}.${randomBytes(4).toString('hex')}.partial`
  try {
    const dataDir = join(folder.path, 'data')
    const portal = await startBuilt({ dataDir, env: { ...earlierClock(), PORTAL_DEMO_SALES: SALES } })
    try {
      await demoSalesWritten(portal)
    } finally {
      await portal.stop()
    }
    await copyFolder(dataDir, partial)
    await rename(partial, kept)
  } finally {
    await remove(partial)
    await folder.remove()
  }
}

const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** With its owners, because root's PostgreSQL runs as another user; sharing its blocks where the disk can. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true })
  const way = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a']
  await promisify(execFile)('cp', [...way, from, to])
}

/** What the folder is made from: migrations and seeds with all that they import, the engine, and the day. */
function keyOfData(now = new Date()): string {
  const hash = createHash('sha256').update(businessDate(now))
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  hash.update(JSON.stringify(dependencies))
  for (const file of sourcesOfData()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 32)
}

function sourcesOfData(): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = fileOf(name, file)
      if (target) visit(target)
    }
  }
  for (const folder of ['server/migrations', 'server/seeds', 'contract']) filesUnder(folder).forEach(visit)
  return [...found].sort()
}

function fileOf(name: string, importer: string): string | undefined {
  const [head = '', ...rest] = name.split('/')
  const alias = ALIASES[head]
  const path = alias ? join(alias, ...rest) : name.startsWith('.') ? join(dirname(importer), name) : null
  if (path === null) return undefined
  return [path, `${path}.ts`].find(
    each => existsSync(join(ROOT, each)) && statSync(join(ROOT, each)).isFile(),
  )
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
}
