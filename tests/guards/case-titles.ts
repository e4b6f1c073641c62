import ts from 'typescript'

/** The titles of the tests and groups in a file; what stands in a comment or is skipped is none. */
function titlesIn(text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      if (
        title &&
        /^(it|test|describe|test\.describe)(\.each|\.runIf|$)/.test(wordsOf(node.expression)) &&
        (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      )
        titles.push(ts.isTemplateExpression(title) ? title.head.text : title.text)
    }
    ts.forEachChild(node, visit)
  }
  // `<T>(x) => …` begins an element in the one dialect, and an element a comparison in the other.
  for (const kind of [ts.ScriptKind.TS, ts.ScriptKind.TSX])
    visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, kind))
  return titles
}

/** `it.each([...])` is called to give what is called with the title. */
const wordsOf = (callee: ts.Expression): string =>
  ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? wordsOf(ts.isCallExpression(callee) ? callee.expression : callee.tag)
    : callee.getText()

export const names = (text: string, id: string) =>
  titlesIn(text).some(title => new RegExp(`^${id}[ :]`).test(title))

/** The cases that begin the titles in a file, one title often several of them. */
export const casesIn = (text: string): string[] =>
  // Most files name none, and are not parsed.
  /['"`][A-Z]{2,5}-\d\d\b/.test(text)
    ? titlesIn(text).flatMap(
        title => /^(?:[A-Z]{2,5}-\d\d[ :,]+)+/.exec(title)?.[0].match(/[A-Z]+-\d\d/g) ?? [],
      )
    : []
