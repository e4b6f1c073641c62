import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob('/{src,server,contract,tests,scripts}/**/*.{test,spec}.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
}) as Record<string, string>

/** A wait of the statement itself, not of a function that stands in it. */
const waits = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) || (!ts.isFunctionLike(node) && (ts.forEachChild(node, waits) ?? false))

/** Promises that are to fail and begin before another wait: whoever comes too late finds them failed unheard. */
function lateExpectations(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const late: string[] = []
  const look = (statements: readonly ts.Statement[]) => {
    for (const [at, statement] of statements.entries()) {
      if (!ts.isVariableStatement(statement) || waits(statement)) continue
      for (const { name } of statement.declarationList.declarations) {
        const isExpected = new RegExp(`expect\\(${name.getText()}\\)\\s*\\.rejects`)
        const after = statements.slice(at + 1)
        const expected = after.findIndex(next => isExpected.test(next.getText()))
        if (after.slice(0, Math.max(expected, 0)).some(waits)) late.push(`${path}: ${name.getText()}`)
      }
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || ts.isSourceFile(node)) look(node.statements)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return late
}

describe('a promise that is to fail', () => {
  it('is expected to before anything else is waited for, since it may fail meanwhile', () => {
    const named = Object.entries(sources).filter(([, text]) => /expect\(\w+\)\s*\.rejects/.test(text))
    expect(named.length).toBeGreaterThan(15)
    expect(named.flatMap(([path, text]) => lateExpectations(path, text))).toEqual([])
  })

  it('is seen where a wait stands before what is expected of it', () => {
    const begin = 'async () => { const gone = ask();'
    const wait = 'await other();'
    const end = 'await expect(gone).rejects.toThrow() }'
    expect(lateExpectations('/late.test.ts', `it('x', ${begin} ${wait} ${end})`)).toEqual([
      '/late.test.ts: gone',
    ])
    expect(
      lateExpectations('/fine.test.ts', `it('x', ${begin} const f = async () => ${wait} ${end})`),
    ).toEqual([])
  })
})
