import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { productFiles, root, walk, type ProductFile } from '@tests/api/attacks/product-files.support'

/** Reviewed: what runs other programs, and why; the list may only shrink. */
const ALLOWED: Record<string, string> = {
  'server/platform/db/embedded/process-identity.ts: node:child_process':
    'asks ps who a process is, by its number',
  'server/platform/db/embedded/run-as.ts: node:child_process':
    'starts the tools of PostgreSQL, by file and list',
  'server/platform/db/embedded/supervision.ts: node:child_process':
    'starts the keeper of the embedded database',
  'server/platform/db/embedded/supervisor.mjs: node:child_process': 'keeps the embedded database running',
  'scripts/lib/apt.mjs: node:child_process':
    'a command for whoever builds the portal: apt-get with fixed arguments',
  'scripts/lib/browser.mjs: node:child_process':
    'a command for whoever builds the portal: asks a browser for its version',
  'scripts/lib/install.mjs: node:child_process':
    'a command for whoever builds the portal: npm with fixed arguments',
  'scripts/lib/install.mjs: shell': 'npm is a script on Windows; its arguments stand in the code',
  'scripts/lib/postgres.mjs: node:child_process':
    'a command for whoever builds the portal: a server for tests',
  'scripts/lib/run.mjs: node:child_process': 'a command for whoever builds the portal: our own tools by file',
  'scripts/lib/runtime.mjs: node:child_process':
    'a command for whoever builds the portal: asks the pinned Node for its version',
  'src/features/settings/outbox/mail-view.tsx: srcDoc':
    'a mail in a frame without scripts, forms or our origin',
}

const PROGRAMS = /^(?:node:)?(child_process|vm|v8|inspector)$/
const SHELLS = /^(exec|execSync)$/
const HTML =
  /^(dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc|srcDoc|insertAdjacentHTML|createContextualFragment)$/

function dangersIn(file: ProductFile): string[] {
  const found = new Set<string>()
  const add = (what: string) => found.add(`${file.path}: ${what}`)
  walk(file, node => {
    if (ts.isImportDeclaration(node) || (ts.isCallExpression(node) && isLoading(node))) {
      const from = ts.isImportDeclaration(node) ? node.moduleSpecifier : node.arguments[0]
      const isTypeOnly =
        ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      const name = from && ts.isStringLiteralLike(from) ? PROGRAMS.exec(from.text)?.[1] : undefined
      if (name && !isTypeOnly) add(`node:${name}`)
    }
    if (
      ts.isImportSpecifier(node) &&
      SHELLS.test((node.propertyName ?? node.name).text) &&
      isOfPrograms(node)
    )
      add('exec')
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text
      if (name === 'eval' || name === 'Function') add(name)
      const [first] = node.arguments ?? []
      if (/^set(Timeout|Interval|Immediate)$/.test(name) && first && isText(first)) add(`${name} with text`)
    }
    if (ts.isPropertyAccessExpression(node) && HTML.test(node.name.text)) add(node.name.text)
    if (ts.isPropertyAccessExpression(node) && /^document\.write(ln)?$/.test(node.getText()))
      add('document.write')
    if ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && HTML.test(node.name.getText()))
      add(node.name.getText())
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'shell' &&
      node.initializer.kind !== ts.SyntaxKind.FalseKeyword
    ) {
      if (mayStart(file)) add('shell')
    }
  })
  return [...found]
}

const isLoading = (call: ts.CallExpression) =>
  call.expression.kind === ts.SyntaxKind.ImportKeyword || call.expression.getText() === 'require'
const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const isOfPrograms = (node: ts.ImportSpecifier) => /child_process/.test(node.parent.parent.parent.getText())
/** Elsewhere `shell` is a word like any other. */
const mayStart = ({ text }: ProductFile) => text.includes('child_process')

const files = productFiles('server', 'contract', 'src', 'scripts')
const planted = (text: string): ProductFile => ({ path: 'x.tsx', text })

describe('code and shells', () => {
  it('INJ-28 are made of no text, but for what was reviewed', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap(dangersIn).sort()).toEqual(Object.keys(ALLOWED).sort())
  })

  it.each([
    ['eval(text)', 'eval'],
    ['const f = new Function("a", text)', 'Function'],
    ['setTimeout("go()", 1)', 'setTimeout with text'],
    ['setInterval(`go(${a})`, 1)', 'setInterval with text'],
    ['import { exec } from "node:child_process"', 'exec'],
    ['import { execSync as run } from "child_process"', 'exec'],
    ['import vm from "node:vm"', 'node:vm'],
    ['const vm = await import("vm")', 'node:vm'],
    ['const v8 = require("v8")', 'node:v8'],
    ['import { spawn } from "node:child_process"\nspawn(a, { shell: true })', 'shell'],
    ['element.innerHTML = text', 'innerHTML'],
    ['element.insertAdjacentHTML("beforeend", text)', 'insertAdjacentHTML'],
    ['document.write(text)', 'document.write'],
    ['const a = <div dangerouslySetInnerHTML={{ __html: text }} />', 'dangerouslySetInnerHTML'],
    ['const a = { dangerouslySetInnerHTML: { __html: text } }', 'dangerouslySetInnerHTML'],
    ['const a = <iframe srcDoc={text} />', 'srcDoc'],
  ])('INJ-28 are seen where they are: %s', (text, danger) => {
    expect(dangersIn(planted(text))).toContain(`x.tsx: ${danger}`)
  })

  it.each([
    '// eval(text)',
    'const a = "eval(text)"',
    'import type { ChildProcess } from "node:child_process"',
    'regex.exec(text)',
    'const phrases = { shell: shellPhrases }',
    'setTimeout(() => go(), 1)',
    'evaluate(text)',
  ])('INJ-28 are not seen where they are not: %s', text => {
    expect(dangersIn(planted(text))).toEqual([])
  })

  it('INJ-28 frames show what others wrote without scripts, forms or our origin', () => {
    const frames: string[] = []
    for (const file of files)
      walk(file, node => {
        if (
          (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
          node.tagName.getText() === 'iframe'
        )
          frames.push(node.getText())
      })
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames) {
      const sandbox = /sandbox="([^"]*)"/.exec(frame)?.[1]
      expect(sandbox, frame).toBeDefined()
      expect(sandbox).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/)
    }
  })
})

describe('other hosts', () => {
  /** Names for drawings and the parts of a workbook, not addresses that anybody asks; and one that can never exist. */
  const NO_ADDRESS = new Set(['www.w3.org', 'schemas.openxmlformats.org', 'portal.invalid'])

  it('CFG-06 stand in nothing that a browser is given', () => {
    const page = readFileSync(join(root, 'index.html'), 'utf8')
    const texts = [...productFiles('src', 'contract'), { path: 'index.html', text: page }]
    const hosts = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:https?|wss?):\/\/([\w.-]+)/g)].map(([, host]) => `${path}: ${host}`),
    )
    expect(hosts.filter(found => !NO_ADDRESS.has(found.split(': ')[1] ?? ''))).toEqual([])
  })
})
