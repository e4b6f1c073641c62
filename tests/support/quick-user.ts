/**
 * For `userEvent.setup`: keys follow each other at once, and before each of them nobody reads the styles of every
 * element above the pointer, which jsdom works out anew each time and which journeys try in a browser.
 */
export const QUICK_USER = { delay: null, pointerEventsCheck: 0 } as const
