import { afterAll, expect } from 'vitest'

/** The driver says so once a process, and will refuse it in its next version. */
const AT_ONCE = /already executing a query/

/** Files share a process, in which it is listened to once. */
const shared = globalThis as { queriesAtOnce?: string[] }
if (!shared.queriesAtOnce) {
  const heard = (shared.queriesAtOnce = [] as string[])
  process.on('warning', ({ message, stack }) => {
    if (AT_ONCE.test(message)) heard.push(stack ?? message)
  })
}

afterAll(() => {
  // Told once: the file that did it fails, and not those after it.
  expect(shared.queriesAtOnce?.splice(0), 'two statements at once on one connection').toEqual([])
})
