import { loadESLint } from 'eslint'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantedTree, type PlantedTree } from './planted-tree'

/** Each wall of the house is run into once, so that one that fell is seen to have fallen. */
const root = path.resolve(import.meta.dirname, '..', '..')

const ESLint = await loadESLint({ useFlatConfig: false })
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { rules: { '@typescript-eslint/no-unused-vars': 'off' } },
})

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'broken'}: ${message}`)
}

const LAYERS = 'boundaries/dependencies'
const IMPORTS = '@typescript-eslint/no-restricted-imports'
const SYNTAX = 'no-restricted-syntax'

const use = (from: string) => `import { planted } from '${from}'\nexport const used = planted\n`
const jsx = (element: string) => `export const Planted = () => ${element}\n`

describe('layers', () => {
  it.each([
    ['shared → features', 'src/shared/ui/planted.ts', '@/features/sales/planted'],
    ['shared → app', 'src/shared/ui/planted.ts', '@/app/planted'],
    ['features → app', 'src/features/sales/planted.ts', '@/app/planted'],
    ['features → another feature', 'src/features/sales/planted.ts', '@/features/buyers/planted'],
    ['features → another feature, side by side', 'src/features/sales/planted.ts', '../buyers/planted'],
    ['SPA → server', 'src/shared/http/planted.ts', '@server/platform/http/planted'],
    ['server → SPA', 'server/platform/http/planted.ts', '@/shared/http/planted'],
    ['platform → modules', 'server/platform/http/planted.ts', '@server/modules/sales/planted'],
    ['platform → app.ts', 'server/platform/http/planted.ts', '@server/app'],
    ['modules → another module', 'server/modules/sales/planted.ts', '@server/modules/buyers/planted'],
    ['modules → app.ts', 'server/modules/sales/planted.ts', '@server/app'],
    ['modules → seeds', 'server/modules/sales/planted.ts', '@server/seeds/planted'],
    ['contract → server', 'contract/modules/sales/planted.ts', '@server/platform/http/planted'],
    ['contract → SPA', 'contract/modules/sales/planted.ts', '@/shared/http/planted'],
    ['kernel → modules', 'contract/kernel/planted.ts', '@contract/modules/sales/planted'],
    ['access → modules', 'contract/access/planted.ts', '@contract/modules/sales/planted'],
    ['contract modules → another', 'contract/modules/sales/planted.ts', '@contract/modules/buyers/planted'],
    ['contract modules → lists of all', 'contract/modules/sales/planted.ts', '@contract/modules/documents'],
    ['common rules → modules', 'contract/selling/planted.ts', '@contract/modules/sales/planted'],
    ['common rules → others', 'contract/selling/planted.ts', '@contract/people/planted'],
    ['features → another language', 'src/features/sales/planted.ts', '@phrases/fr/sales.json'],
    ['SPA → tests', 'src/features/sales/planted.ts', '@tests/support/planted'],
    ['server → tests', 'server/modules/sales/planted.ts', '@tests/support/planted'],
  ])('%s is refused', async (_, file, from) => {
    expect(await complaints(file, use(from))).toContainEqual(expect.stringContaining(LAYERS))
  })

  it.each([
    ['features → shared', 'src/features/sales/planted.ts', '@/shared/ui/planted'],
    ['features → their own files', 'src/features/sales/planted.ts', './sale.columns'],
    ['features → contract', 'src/features/sales/planted.ts', '@contract/modules/sales/planted'],
    ['app → features', 'src/app/planted.ts', '@/features/sales/planted'],
    ['modules → platform', 'server/modules/sales/planted.ts', '@server/platform/db/planted'],
    ['platform → other languages', 'server/platform/phrases/planted.ts', '@phrases/fr/server.json'],
    ['modules → config', 'server/modules/sales/planted.ts', '@server/config'],
    ['app.ts → modules', 'server/app.ts', '@server/modules/sales/planted'],
    ['seeds → modules', 'server/seeds/planted.ts', '@server/modules/sales/planted'],
    ['commands → app.ts', 'server/commands/planted.ts', '@server/app'],
    ['lists of all → contract modules', 'contract/modules/planted.ts', '@contract/modules/sales/planted'],
    ['contract modules → common rules', 'contract/modules/sales/planted.ts', '@contract/selling/planted'],
    ['contract modules → kernel', 'contract/modules/sales/planted.ts', '@contract/kernel/planted'],
    ['tests → anything', 'tests/api/planted.test.ts', '@server/modules/sales/planted'],
    ['a test beside its subject → tests', 'server/modules/sales/planted.test.ts', '@tests/support/planted'],
    ['bench → tests/support', 'bench/planted.ts', '@tests/support/planted'],
  ])('%s is allowed', async (_, file, from) => {
    expect(await complaints(file, use(from))).toEqual([])
  })
})

describe('doors', () => {
  it.each([
    ['ag-grid-community', 'src/features/sales/planted.ts', 'src/shared/grid'],
    ['ag-grid-react', 'src/shared/form/planted.ts', 'src/shared/grid'],
    ['ag-charts-community', 'src/shared/grid/planted.ts', 'src/shared/charts'],
    ['axios', 'src/features/sales/planted.ts', 'src/shared/http'],
    ['react-hook-form', 'src/features/sales/planted.tsx', 'src/shared/form'],
    ['@hookform/resolvers/zod', 'src/features/sales/planted.tsx', 'src/shared/form'],
    ['flatpickr', 'src/features/sales/planted.tsx', 'src/shared/form'],
    ['react-bootstrap/Button', 'src/features/sales/planted.tsx', 'src/shared/ui'],
    ['@casl/ability', 'src/features/sales/planted.ts', 'contract/access'],
    ['@casl/ability', 'contract/modules/sales/planted.ts', 'contract/access'],
    ['@casl/ability', 'server/modules/sales/planted.ts', 'contract/access'],
    ['@zxcvbn-ts/core', 'src/features/sales/planted.ts', 'contract/modules/auth'],
    ['@zxcvbn-ts/core', 'contract/modules/sales/planted.ts', 'contract/modules/auth'],
    ['i18next', 'src/features/sales/planted.ts', 'src/shared/i18n'],
    ['react-i18next', 'src/app/planted.tsx', 'src/shared/i18n'],
    ['react-redux', 'src/features/sales/planted.tsx', 'src/shared/store/hooks.ts'],
    ['kysely', 'server/modules/sales/sale.service.ts', '*.repository.ts'],
    ['pg', 'server/modules/sales/sale.routes.ts', '*.repository.ts'],
    ['fastify', 'server/modules/sales/sale.service.ts', 'server/platform/http'],
    ['@fastify/multipart', 'server/modules/files/file.routes.ts', 'server/platform/http'],
    ['pdfkit', 'server/modules/sales/statement.service.ts', 'server/platform/pdf'],
    ['qr', 'server/modules/sales/statement.service.ts', 'server/platform/pdf'],
  ])('%s in %s is sent to its door', async (vendor, file, door) => {
    expect(await complaints(file, use(vendor))).toContainEqual(expect.stringContaining(door))
  })

  it.each([
    ['ag-grid-community', 'src/shared/grid/planted.ts'],
    ['react-hook-form', 'src/shared/form/planted.tsx'],
    ['flatpickr', 'src/shared/form/planted.tsx'],
    ['@casl/ability', 'contract/access/planted.ts'],
    ['@zxcvbn-ts/core', 'contract/modules/auth/password-estimator.ts'],
    ['react-redux', 'src/shared/store/hooks.ts'],
    ['react-router-dom', 'src/features/sales/planted.tsx'],
    ['kysely', 'server/modules/sales/sale.repository.ts'],
    ['kysely', 'server/migrations/0001-planted.ts'],
    ['pg', 'server/platform/db/planted.ts'],
    ['@fastify/multipart', 'server/platform/http/planted.ts'],
    ['pdfkit', 'server/platform/pdf/paper-sheet.ts'],
    ['qr', 'server/platform/pdf/code-squares.ts'],
  ])('%s passes in %s', async (vendor, file) => {
    expect(await complaints(file, use(vendor))).toEqual([])
  })

  it('lets routes name the types of fastify, not its values', async () => {
    const typesOnly = `import type { FastifyInstance } from 'fastify'\nexport type App = FastifyInstance\n`
    expect(await complaints('server/modules/sales/sale.routes.ts', typesOnly)).toEqual([])
    expect(await complaints('server/modules/sales/sale.service.ts', typesOnly)).toContainEqual(
      expect.stringContaining(IMPORTS),
    )
  })
})

describe('what no file may hold', () => {
  it.each([
    [
      'a format on a text of zod',
      SYNTAX,
      'contract/modules/sales/planted.ts',
      `import { z } from 'zod'\nexport const planted = z.string().max(80).email()\n`,
    ],
    ['../../ in an import', IMPORTS, 'src/features/sales/planted.ts', use('../../shared/ui/planted')],
    [
      '../../ in a lazy import',
      SYNTAX,
      'src/app/planted.ts',
      `export const load = () => import('../../x')\n`,
    ],
    [
      'a list of files that the test runner would keep',
      SYNTAX,
      'tests/guards/planted.ts',
      `export const files = import.meta.glob<string>('/src/**')\n`,
    ],
    [
      'a cast that no compiler looks at',
      SYNTAX,
      'server/modules/sales/planted.ts',
      `export const a = 'a' as unknown as number\n`,
    ],
    [
      'a cast to whatever is asked for',
      SYNTAX,
      'src/features/sales/planted.ts',
      `export const a = 'a' as never\n`,
    ],
    ['a participle for a type', SYNTAX, 'server/modules/sales/planted.ts', `export type Asked = string\n`],
    ['Node in the browser', IMPORTS, 'src/shared/http/planted.ts', use('node:path')],
    ['a package in contract', IMPORTS, 'contract/modules/sales/planted.ts', use('pg')],
    ['Node in contract', IMPORTS, 'contract/kernel/planted.ts', use('node:crypto')],
    ['a default export', SYNTAX, 'src/features/sales/planted.ts', `export default 1\n`],
    ['a barrel', SYNTAX, 'src/shared/ui/planted.ts', `export * from './button'\n`],
    ['a barrel by name', SYNTAX, 'src/shared/ui/planted.ts', `export { Button } from './button'\n`],
    [
      'parseFloat',
      'no-restricted-globals',
      'src/shared/grid/planted.ts',
      `export const a = parseFloat('1')\n`,
    ],
    [
      'Number.parseFloat',
      'no-restricted-properties',
      'server/modules/sales/planted.ts',
      `export const a = Number.parseFloat('1')\n`,
    ],
    ['HTML by hand', SYNTAX, 'src/shared/ui/planted.ts', `document.body.innerHTML = ''\n`],
    [
      'HTML through React',
      SYNTAX,
      'src/shared/ui/planted.tsx',
      jsx(`<p dangerouslySetInnerHTML={{ __html: '' }} />`),
    ],
    [
      'the environment in the SPA',
      'no-restricted-globals',
      'src/app/planted.ts',
      `export const a = process.env\n`,
    ],
    [
      'the page in contract',
      'no-restricted-globals',
      'contract/kernel/planted.ts',
      `export const a = window.name\n`,
    ],
    [
      'a count of nothing in place of an answer',
      SYNTAX,
      'src/features/sales/planted.tsx',
      `export function usePlanted() {\n  const { data: count = 0 } = useCountQuery()\n  return count\n}\n`,
    ],
    [
      'the answer to the question before',
      SYNTAX,
      'src/features/sales/planted.tsx',
      `export function usePlanted(search: string) {\n  const { data } = api.useListQuery({ search })\n  return data\n}\n`,
    ],
    [
      'chance in what is drawn',
      SYNTAX,
      'src/features/sales/planted.tsx',
      `export function Planted() {\n  return <p>{Math.random()}</p>\n}\n`,
    ],
    [
      'the clock in a hook',
      SYNTAX,
      'src/features/sales/use-planted.ts',
      `export const usePlanted = () => {\n  const now = Date.now()\n  return now\n}\n`,
    ],
    ['text in JSX', SYNTAX, 'src/features/sales/planted.tsx', jsx('<p>Hello</p>')],
    ['text in another script', SYNTAX, 'src/features/sales/planted.tsx', jsx('<p>مرحبا</p>')],
    ['text in an expression', SYNTAX, 'src/features/sales/planted.tsx', jsx(`<p>{'Hello'}</p>`)],
    ['text in a label', SYNTAX, 'src/features/sales/planted.tsx', jsx(`<i aria-label="Close" />`)],
    ['a file of 401 lines', 'max-lines', 'src/features/sales/planted.ts', 'export {}\n'.repeat(401)],
  ])('%s is refused', async (_, rule, file, code) => {
    expect(await complaints(file, code)).toContainEqual(expect.stringContaining(rule))
  })

  it.each([
    ['parseFloat in the kernel', 'contract/kernel/planted.ts', `export const a = parseFloat('1')\n`],
    [
      'a format of zod by itself',
      'contract/kernel/planted.ts',
      `import { z } from 'zod'\nexport const planted = z.email().max(80)\n`,
    ],
    [
      'the clock at a press of a button',
      'src/features/sales/planted.tsx',
      `export function Planted() {\n  return <button onClick={() => take(Date.now())} />\n}\n`,
    ],
    ['signs and numbers in JSX', 'src/features/sales/planted.tsx', jsx('<p>– 1.00 %</p>')],
    ['a default export in a configuration', 'planted.config.ts', `export default {}\n`],
    ['phrases of any length', 'src/features/sales/sales.phrases.ts', 'export {}\n'.repeat(401)],
  ])('%s is allowed', async (_, file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

let tree: PlantedTree
beforeAll(async () => void (tree = await plantedTree()))
afterAll(() => tree.remove())

describe('imports seen as a whole', () => {
  const KEEPS_THE_RULES = {
    'contract/kernel/leaf.ts': `export const leaf = 1\n`,
    'contract/kernel/leaf.test.ts': `import { leaf } from './leaf'\nexport const tested = leaf\n`,
    'server/platform/http/door.ts': `export const load = () => import('fastify')\n`,
    'src/shared/http/door.ts': `export const load = () => import('axios')\n`,
    'src/features/sales/sale.ts': `export { leaf } from '@contract/kernel/leaf'\n`,
  }
  /** The rule that is broken, the file that breaks it, what it holds. */
  const BREAKS_A_RULE: readonly [rule: string, file: string, code: string][] = [
    ['no-cycle', 'contract/kernel/twin-a.ts', `import type { B } from './twin-b'\nexport type A = B | 1\n`],
    ['no-cycle', 'contract/kernel/ring-a.ts', `import { b } from './ring-b'\nexport const a = () => b\n`],
    ['door-axios', 'src/features/sales/lazy.ts', `export const load = () => import('axios')\n`],
    ['door-fastify', 'server/modules/sales/lazy.ts', `export const load = () => import('fastify')\n`],
    [
      'features-stay-apart',
      'src/features/buyers/lazy.ts',
      `export const load = () => import('@/features/sales/sale')\n`,
    ],
    [
      'sides-meet-in-contract',
      'src/shared/ui/lazy.ts',
      `export const load = () => import('@server/platform/http/door')\n`,
    ],
    [
      'contract-is-pure',
      'contract/kernel/impure.ts',
      `import { randomUUID } from 'node:crypto'\nexport const id = randomUUID\n`,
    ],
    [
      'server-runs-without-dev-packages',
      'server/platform/http/dev.ts',
      `import * as sass from 'sass'\nexport const a = sass\n`,
    ],
    ['nothing-imports-tests', 'contract/kernel/curious.ts', `export * from './leaf.test'\n`],
    ['resolves', 'src/shared/ui/lost.ts', `import { b } from './nowhere'\nexport const a = b\n`],
  ]
  const PARTNER = {
    'contract/kernel/ring-b.ts': `import { a } from './ring-a'\nexport const b = () => a\n`,
    'contract/kernel/twin-b.ts': `import type { A } from './twin-a'\nexport type B = A[]\n`,
  }

  /** All rules that were broken, each with the file it was broken in; one look at a tree that holds every breach. */
  let broken: { rule: string; file: string }[] = []

  beforeAll(async () => {
    await tree.plant({
      ...KEEPS_THE_RULES,
      ...PARTNER,
      ...Object.fromEntries(BREAKS_A_RULE.map(([, file, code]) => [file, code])),
    })
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type=json', 'src', 'server', 'contract']
    const { summary } = JSON.parse(
      await tree.run('dependency-cruiser/bin/dependency-cruise.mjs', ...args),
    ) as {
      summary: { violations: { from: string; rule: { name: string } }[] }
    }
    broken = summary.violations.map(({ from, rule }) => ({ rule: rule.name, file: from }))
  })

  it('finds nothing in files that keep the rules', () => {
    const files = Object.keys(KEEPS_THE_RULES)
    expect(broken.filter(({ file }) => files.includes(file))).toEqual([])
    const planted = [...BREAKS_A_RULE.map(([, file]) => file), ...Object.keys(PARTNER), ...files]
    expect(broken.filter(({ file }) => !planted.includes(file))).toEqual([])
  })

  it.each(BREAKS_A_RULE)('%s is broken by %s', (rule, file) => {
    expect(broken).toContainEqual({ rule, file })
  })
})
