/**
 * jsdom draws nothing, and no sheet of styles but its own is loaded into it. To find the style of an element it matches
 * that sheet against the element and against all that hold it, anew after each change of the page, and both a grid (for
 * sizes) and each question by role or name (for what is hidden) ask thousands of times a screen. What they ask is
 * answered here from what decides it: the attribute `style`, the name of the element, and its own attributes.
 */
const inFull = window.getComputedStyle.bind(window)

/** What the sheet of jsdom says of elements of one kind. Nothing in it looks further than this. */
const displays = new Map<string, string>()

const kindOf = (element: Element) =>
  [
    element.localName,
    element.parentElement?.localName,
    ...['type', 'open', 'hidden'].map(name => element.getAttribute(name) ?? 'without'),
  ].join(' ')

const sets = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property) ?? false

function displayOf(element: Element): string {
  if (sets(element, 'display')) return inFull(element).display
  const kind = kindOf(element)
  const known = displays.get(kind) ?? inFull(element).display
  displays.set(kind, known)
  return known
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (sets(at, 'visibility')) return inFull(element).visibility
  return 'visible'
}

const answers: Record<string, (element: Element) => string> = { display: displayOf, visibility: visibilityOf }

const answer = (element: Element, property: string) => answers[property]?.(element)

window.getComputedStyle = element => {
  const isInGrid = element instanceof HTMLElement && element.closest('.ag-root-wrapper')
  let found: CSSStyleDeclaration | undefined
  const rest = () => (found ??= isInGrid ? element.style : inFull(element))
  const getPropertyValue = (name: string) => answer(element, name) ?? rest().getPropertyValue(name)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : (answer(element, String(name)) ?? Reflect.get(rest(), name, rest())),
  })
}
