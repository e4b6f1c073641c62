let container: HTMLElement | undefined

/**
 * The chart writes style elements, which our security policy refuses; it writes them where the document does not
 * see them, and the document adopts their words as a sheet of its own.
 */
export function chartStyleContainer(): HTMLElement {
  if (container) return container
  const element = document.createElement('div')
  const sheet = new CSSStyleSheet()
  new MutationObserver(() => {
    sheet.replaceSync([...element.querySelectorAll('style')].map(style => style.textContent).join('\n'))
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  }).observe(element, { childList: true, subtree: true, characterData: true })
  container = element
  return element
}
