import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

export const root = resolve(import.meta.dirname, '..', '..', '..')
const CODE = /\.(ts|tsx|mjs|cjs)$/
const TEST = /\.test\.tsx?$/

export type ProductFile = { path: string; text: string }

/** What runs: the code of these folders without its tests. */
export function productFiles(...folders: string[]): ProductFile[] {
  return folders
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && CODE.test(entry.name) && !TEST.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}

/** Calls back for every node, comments and texts never taken for code. */
export function walk({ path, text }: ProductFile, visit: (node: ts.Node) => void): void {
  const kind = path.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : path.endsWith('.ts')
      ? ts.ScriptKind.TS
      : ts.ScriptKind.JS
  const enter = (node: ts.Node): void => {
    visit(node)
    ts.forEachChild(node, enter)
  }
  enter(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
}
