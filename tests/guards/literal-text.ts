import ts from 'typescript'

const LETTER = /\p{L}/u
/** Whatever these hold is read by people, on elements of the page and on our own components alike. */
const SHOWN =
  /^(title|alt|label|text|hint|header|heading|caption|message|description|placeholder|aside|action|empty|optional|(\w+)(Label|Title|Text|Hint|Message)|aria-(label|description|roledescription|valuetext|placeholder))$/
/** These notify people of what they are given. */
const SAYS = /^(success|failure|error|warning|info|notify|alert|confirm|prompt)$/

/** A code that phrases are found by: "wrong_password", "users.title". */
const CODE = /^[a-z]+([._][a-z]+)+$/
const isCodeOf = (parent: ts.Node) => ts.isPropertyAssignment(parent) || ts.isCallExpression(parent)

/** Literal words in what a component shows: children, attributes, columns and the like, and notifications. */
export function literalTexts(path: string, code: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind)
  const texts: string[] = []

  const note = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    texts.push(`${path}:${line + 1}: ${text.trim()}`)
  }

  /** What the expression may come to, not what it is computed from: `a === 'x' ? 'Yes' : 'No'` holds two. */
  const shown = (node: ts.Node | undefined): void => {
    if (!node) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (LETTER.test(node.text) && !(isCodeOf(node.parent) && CODE.test(node.text))) note(node, node.text)
    } else if (ts.isTemplateExpression(node)) {
      const words = [node.head, ...node.templateSpans.map(span => span.literal)]
        .map(part => part.text)
        .join('…')
      if (LETTER.test(words)) note(node, words)
    } else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue)
      shown(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind
      if (operator === ts.SyntaxKind.PlusToken || operator === ts.SyntaxKind.BarBarToken) shown(node.left)
      if (operator === ts.SyntaxKind.QuestionQuestionToken) shown(node.left)
      if (!COMPARES.has(operator)) shown(node.right)
    } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isJsxExpression(node)) {
      shown(node.expression)
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) note(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) shown(node)
    if (ts.isJsxAttribute(node) && SHOWN.test(node.name.getText(source))) shown(node.initializer)
    if (ts.isPropertyAssignment(node) && SHOWN.test(node.name.getText(source))) shown(node.initializer)
    if (ts.isCallExpression(node) && SAYS.test(node.expression.getText(source))) shown(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
])
