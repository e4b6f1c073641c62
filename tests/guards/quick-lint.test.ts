import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantedTree, type PlantedTree } from './planted-tree'

const jsx = (element: string) => `export const Planted = () => ${element}\n`

let tree: PlantedTree
beforeAll(async () => void (tree = await plantedTree()))
afterAll(() => tree.remove())

describe('the quick linter', () => {
  const off = 'oxlint-' + 'disable'
  const react = (body: string) =>
    `import { useEffect, useRef, useState } from 'react'\nexport function Planted({ on }: { on: boolean }) {\n${body}\n}\nexport const used = [useEffect, useRef, useState]\n`
  const BREAKS_A_RULE: readonly [rule: string, file: string, code: string][] = [
    ['typescript(await-thenable)', 'server/platform/http/awaits.ts', `export const one = await 1\n`],
    ['typescript(no-floating-promises)', 'server/platform/http/floats.ts', `Promise.resolve(1)\n`],
    [
      'typescript(no-misused-promises)',
      'server/platform/http/misuses.ts',
      `export const all = [1].filter(async () => true)\n`,
    ],
    [
      'typescript(switch-exhaustiveness-check)',
      'server/platform/http/forgets.ts',
      `export function f(a: 'x' | 'y') {\n  switch (a) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n`,
    ],
    ['typescript(no-explicit-any)', 'contract/kernel/any.ts', `export const a = (b: any) => b\n`],
    [
      'typescript(consistent-type-imports)',
      'contract/kernel/types.ts',
      `import { A } from './a'\nexport type B = A\n`,
    ],
    ['eslint(no-unused-vars)', 'server/platform/http/unused.ts', `export const a = (b: string) => 1\n`],
    ['eslint(eqeqeq)', 'contract/kernel/equal.ts', `export const a = (b: unknown) => b == 1\n`],
    ['eslint(no-undef)', 'scripts/undefined.mjs', `export const a = nowhere\n`],
    ['eslint(no-eval)', 'src/shared/ui/eval.ts', `export const a = eval('1')\n`],
    ['eslint(no-new-func)', 'server/platform/db/function.ts', `export const a = new Function('')\n`],
    ['eslint(no-console)', 'server/modules/sales/console.ts', `console.log(1)\n`],
    ['eslint(no-console)', 'src/features/sales/console.ts', `console.error(1)\n`],
    ['jsx-a11y(alt-text)', 'src/features/sales/picture.tsx', jsx(`<img src="a.png" />`)],
    ['jsx-a11y(click-events-have-key-events)', 'src/features/sales/key.tsx', jsx(`<p onClick={f} />`)],
    ['react-hooks(rules-of-hooks)', 'src/features/sales/condition.tsx', react('  if (on) useState(1)')],
    [
      'react-hooks(exhaustive-deps)',
      'src/features/sales/deps.tsx',
      react('  useEffect(() => alert(String(on)), [])\n  return null'),
    ],
    [
      'react(set-state-in-effect)',
      'src/features/sales/effect.tsx',
      react('  const [a, set] = useState(on)\n  useEffect(() => set(on), [on])\n  return <p>{a}</p>'),
    ],
    [
      'react(refs)',
      'src/features/sales/ref.tsx',
      react('  const a = useRef(on)\n  return <p>{a.current}</p>'),
    ],
    [
      'react(static-components)',
      'src/features/sales/inside.tsx',
      react('  const Inside = () => <p>{on}</p>\n  return <Inside />'),
    ],
    [
      'react(immutability)',
      'src/features/sales/changes.tsx',
      react('  const [a] = useState({ on })\n  a.on = true\n  return <p>{a.on}</p>'),
    ],
    [
      `Unused ${off} directive`,
      'contract/kernel/directive.ts',
      `// ${off}-next-line no-eval\nexport const a = 1\n`,
    ],
  ]
  const KEEPS_THE_RULES = {
    'server/commands/console.ts': `console.log(1)\n`,
    'src/shared/log/console.ts': `console.error(1)\n`,
    'tests/api/console.ts': `console.log([1][0]!)\n`,
    'contract/kernel/equal-to-nothing.ts': `export const a = (b: unknown) => b == null\n`,
  }
  let said: string[] = []

  beforeAll(async () => {
    const files = { ...KEEPS_THE_RULES, ...Object.fromEntries(BREAKS_A_RULE.map(rule => rule.slice(1))) }
    await tree.plant(files)
    const args = ['--type-aware', '--report-unused-disable-directives', '--format=unix']
    said = (await tree.run('oxlint/bin/oxlint', ...args)).split('\n')
  })

  it.each(BREAKS_A_RULE)('says %s of %s', (rule, file) => {
    const ofFile = said.filter(line => line.startsWith(`${file}:`))
    expect(ofFile).toContainEqual(expect.stringContaining(rule))
  })

  it.each(Object.keys(KEEPS_THE_RULES))('says nothing of %s', file => {
    expect(said.filter(line => line.startsWith(file))).toEqual([])
  })
})
