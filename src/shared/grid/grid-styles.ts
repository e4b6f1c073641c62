/**
 * The grid writes its styles into style elements, which our security policy refuses. So it writes them where
 * the document does not see them, and the document adopts each as a sheet of its own making, which the policy
 * leaves to scripts. At once, since the grid measures itself by them in the same breath: hence the methods by
 * which it writes are ours.
 */
let container: HTMLElement | undefined

export function gridStyleContainer(): HTMLElement {
  container ??= adoptingContainer()
  return container
}

function adoptingContainer(): HTMLElement {
  const element = document.createElement('div')
  // Test environments without styles have neither.
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return element
  const sheets = new Map<Element, CSSStyleSheet>()

  const show = () => {
    const own = new Set(sheets.values())
    const others = document.adoptedStyleSheets.filter(sheet => !own.has(sheet))
    const inOrder = [...element.children].flatMap(style => sheets.get(style) ?? [])
    document.adoptedStyleSheets = [...others, ...inOrder]
  }
  const adopt = (style: HTMLElement) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    sheets.set(style, sheet)
    style.after = (...nodes) => {
      Element.prototype.after.apply(style, nodes)
      for (const node of nodes) if (node instanceof HTMLElement) adopt(node)
    }
    style.remove = () => {
      Element.prototype.remove.apply(style)
      show()
      sheets.delete(style)
    }
    show()
  }
  element.insertBefore = (node, before) => {
    const inserted = Node.prototype.insertBefore.call(element, node, before)
    if (node instanceof HTMLElement) adopt(node)
    return inserted as typeof node
  }
  return element
}
