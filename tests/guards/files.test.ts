import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

/** What is asked of every file, whatever stands in it. */
const root = path.resolve(import.meta.dirname, '..', '..')
const FOLDERS = ['src', 'server', 'contract', 'phrases', 'tests', 'bench', 'scripts', 'public', 'docs']
const CODE = /\.(ts|tsx|mjs|cjs|css|scss)$/
/** Words with hyphens; roles follow after dots: `sale-form.tsx`, `sale.rules.test.ts`, `0001-platform.ts`. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

const files = await listFiles()

async function listFiles(): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async folder => {
      const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
    }),
  )
  return found.flat().map(file => path.relative(root, file).split(path.sep).join('/'))
}

/** Sass marks what is only ever a part of another file with an underscore. */
const withoutPartialMark = (part: string) => part.replace(/^_(?=.*\.scss$)/, '')

const isKebab = (file: string) => file.split('/').every(part => KEBAB.test(withoutPartialMark(part)))

const isBarrel = (file: string) => /(^|\/)index\.(ts|tsx|mjs|cjs)$/.test(file)

/** The lines that silence a tool without saying why: the linters' own way to say it is ` -- because …`. */
const silentSuppressions = (code: string) =>
  code
    .split('\n')
    .filter(line => /\/[/*].*((?:es|ox)lint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck)\b/.test(line))
    .filter(
      line => !/((?:es|ox)lint-disable\S*\b.*\s--\s+\S.{9,}|@ts-expect-error\b[\s:–-]*\S.{9,})/.test(line),
    )

/** More than this is more than one screen. */
const FILES_A_SCREEN = 25

/** The folders of features that hold more files, besides their own folders, than a screen is made of. */
function crowdedFolders(all: readonly string[]): string[] {
  const held = new Map<string, number>()
  for (const file of all.filter(each => each.startsWith('src/features/'))) {
    const folder = path.posix.dirname(file)
    held.set(folder, (held.get(folder) ?? 0) + 1)
  }
  return [...held].filter(([, count]) => count > FILES_A_SCREEN).map(([folder]) => folder)
}

it('finds the files', () => {
  expect(files).toContain('tests/guards/files.test.ts')
})

it('names files and folders in kebab-case', () => {
  const planted = [
    'src/shared/ui/DataGrid.tsx',
    'src/Features/sales/a.ts',
    'server/a_b.ts',
    'src/shared/ui/a--b.ts',
  ]
  expect([...files, ...planted].filter(file => !isKebab(file))).toEqual(planted)
})

it('has no barrels', () => {
  const planted = ['src/shared/ui/index.ts', 'index.mjs']
  expect([...files, ...planted].filter(isBarrel)).toEqual(planted)
})

it('keeps each screen of a feature in a folder of its own', () => {
  const planted = Array.from(
    { length: FILES_A_SCREEN + 1 },
    (_, nth) => `src/features/planted/file-${nth}.ts`,
  )
  expect(crowdedFolders(planted.slice(1))).toEqual([])
  expect(crowdedFolders([...files, ...planted])).toEqual(['src/features/planted'])
})

it('names the zone of the business once, so that there is one today', async () => {
  const product = files.filter(
    file => /^(src|server|contract)\/.*\.tsx?$/.test(file) && !/\.test\.|^server\/migrations\//.test(file),
  )
  const named = await Promise.all(
    product.map(async file => [file, await readFile(path.join(root, file), 'utf8')] as const),
  )
  const naming = named.filter(([, code]) => code.includes("'Asia/Manila'")).map(([file]) => file)
  expect(naming).toEqual(['contract/kernel/dates.ts'])
})

it('gives every suppression its reason', async () => {
  const off = 'eslint-' + 'disable'
  const oxOff = 'oxlint-' + 'disable'
  const planted = [
    `// ${off}-next-line no-console`,
    `/* ${off} */`,
    `// ${oxOff}-next-line no-console`,
    `x() // ${off}-line no-eval -- no`,
    '// @ts-' + 'ignore: x',
  ]
  expect(silentSuppressions(planted.join('\n'))).toEqual(planted)
  expect(silentSuppressions(`// ${off}-next-line no-console -- the terminal is its screen`)).toEqual([])
  expect(silentSuppressions(`// ${oxOff}-next-line no-console -- the terminal is its screen`)).toEqual([])

  const silent = await Promise.all(
    files
      .filter(file => CODE.test(file))
      .map(async file =>
        silentSuppressions(await readFile(path.join(root, file), 'utf8')).map(
          line => `${file}: ${line.trim()}`,
        ),
      ),
  )
  expect(silent.flat()).toEqual([])
})
