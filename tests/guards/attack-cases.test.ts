import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import cases from '@tests/cases/attack-cases.json'
import { ATTACK_CASES, type Tried } from '@tests/guards/attack-cases'

const root = resolve(import.meta.dirname, '..', '..')
const AREAS = new Set([
  'authentication',
  'session',
  'configuration',
  'injection',
  'function-access',
  'mass-assignment',
  'availability',
])
const due = cases.filter(({ area }) => AREAS.has(area))

/** The titles of the tests in a file; what stands in a comment or is skipped is none. */
function titlesIn(text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      if (
        title &&
        /^(it|test)(\.each|\.runIf|$)/.test(wordsOf(node.expression)) &&
        ts.isStringLiteralLike(title)
      )
        titles.push(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return titles
}

/** `it.each([...])` is called to give what is called with the title. */
const wordsOf = (callee: ts.Expression): string =>
  ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? wordsOf(ts.isCallExpression(callee) ? callee.expression : callee.tag)
    : callee.getText()

const names = (text: string, id: string) => titlesIn(text).some(title => title.startsWith(`${id} `))
const fileOf = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

describe('known attacks', () => {
  it('each stand there once, and none that is unknown', () => {
    expect(due.length).toBeGreaterThan(60)
    expect(Object.keys(ATTACK_CASES).sort()).toEqual(due.map(({ id }) => id).sort())
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  it('are each tried, or say what they wait for', () => {
    const told = ({ test, journey, waits }: Tried) => Boolean(test ?? journey ?? waits) && waits !== ''
    expect(Object.entries(ATTACK_CASES).filter(([, tried]) => !told(tried))).toEqual([])
  })

  it('have their name in the title of a test, in the file that is named', () => {
    const missing = Object.entries(ATTACK_CASES).flatMap(([id, { test }]) =>
      test === undefined || names(fileOf(test) ?? '', id) ? [] : [`${id} in ${test}`],
    )
    expect(missing).toEqual([])
  })

  it('have their name in the title of a journey, once it is there', () => {
    const journeys = Object.entries(ATTACK_CASES).flatMap(([id, { journey }]) =>
      journey ? [{ id, journey }] : [],
    )
    for (const { journey } of journeys) expect(journey).toMatch(/^tests\/journeys\/[a-z-]+\.spec\.ts$/)
    const unnamed = journeys.filter(({ id, journey }) => {
      const text = fileOf(journey)
      return text !== null && !names(text, id)
    })
    expect(unnamed).toEqual([])
  })

  it('in a browser are tried there', () => {
    const elsewhere = due.filter(({ id, run }) => run === 'browser' && !ATTACK_CASES[id]?.journey)
    expect(elsewhere).toEqual([])
  })

  it.each([
    ["it('AUTHN-02 x', () => {})", true],
    ["test('AUTHN-02 x', async () => {})", true],
    ["describe('a', () => { it.each([1])('AUTHN-02 %i', () => {}) })", true],
    ["it.each`a\n${1}`('AUTHN-02 $a', () => {})", true],
    ["it.runIf(process.platform !== 'win32')('AUTHN-02 x', () => {})", true],
    ["it.skip('AUTHN-02 x', () => {})", false],
    ["it.todo('AUTHN-02 x')", false],
    ["// it('AUTHN-02 x', () => {})", false],
    ["it('AUTHN-022 x', () => {})", false],
    ["describe('AUTHN-02 x', () => {})", false],
  ])('are found by their titles: %s', (text, isThere) => {
    expect(names(text, 'AUTHN-02')).toBe(isThere)
  })
})
