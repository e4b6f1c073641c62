import { expect, type Locator } from '@playwright/test'

/** Seen and hit where it stands, with nothing scrolled: a click of the browser's driver would scroll it out of a clip. */
export async function expectOnTop(locator: Locator, what: string): Promise<void> {
  await expect(locator, what).toBeVisible()
  const isOnTop = () =>
    locator.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    })
  await expect.poll(isOnTop, { message: what }).toBe(true)
}
