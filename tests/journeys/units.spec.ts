import type { Request } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { usersPage } from '@tests/support/page-models/users-page'

const isUserList = (request: Request) => new URL(request.url()).pathname === '/api/v1/settings/users'
const unitOf = (request: Request) => request.headers()['x-active-ou'] ?? null

test.describe('with several units', () => {
  test.use({ as: 'super-admin' })

  test('changing the unit keeps the screen, and every call after it carries the unit', async ({ page }) => {
    const frame = portalFrame(page)
    const users = usersPage(page)
    await page.goto('/settings/users?sort=created_at:asc')
    await expect(users.row('Nico Reyes')).toBeVisible()
    // Rows and their count are two calls: what is asked after both is asked for the next list.
    const count = page.locator('.grid-bar-panel[data-panel=totalAndFilteredRows] .grid-bar-value')
    await expect(count).toHaveText(/^\d/)
    await expect(frame.unit).toHaveText(/All my units/)

    // News of users, whom other tests change, have the list read anew: before the choice without the unit as well.
    const narrowed = page.waitForRequest(request => isUserList(request) && unitOf(request) === 'CEB')
    await frame.chooseUnit('Cebu')
    await narrowed
    const later: Request[] = []
    const note = (request: Request) => void (isUserList(request) && later.push(request))
    page.on('request', note)
    await expect(users.row('Paolo Inting')).toBeVisible()
    await expect(users.row('Nico Reyes')).toHaveCount(0)
    await expect(frame.unit).toHaveText(/Cebu/)
    await expect(page).toHaveURL(/\/settings\/users\?sort=created_at(:|%3A)asc$/)

    await page.reload()
    await expect(frame.unit).toHaveText(/Cebu/)
    await expect(users.row('Paolo Inting')).toBeVisible()
    await expect(count).toHaveText(/^\d/)
    page.off('request', note)
    expect(later.length).toBeGreaterThan(1)
    expect(new Set(later.map(unitOf))).toEqual(new Set(['CEB']))

    const widened = page.waitForRequest(request => isUserList(request) && unitOf(request) === null)
    await frame.chooseUnit('All my units')
    await widened
    await expect(users.row('Nico Reyes')).toBeVisible()
  })

  test('the unit stays in sight at 360 px, and can be changed there @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const frame = portalFrame(page)
    await page.goto('/')
    await expect(frame.unit).toBeInViewport({ ratio: 1 })
    await frame.chooseUnit('Davao')
    await expect(frame.unit).toHaveText(/Davao/)
    await expect(frame.unit).toBeInViewport({ ratio: 1 })
    await expect(frame.account).toBeInViewport({ ratio: 1 })
  })
})

test.describe('with one unit', () => {
  test.use({ as: 'agent' })

  test('its name is plain text, and nothing can be chosen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('Cebu')).toBeVisible()
    await expect(portalFrame(page).unit).toHaveCount(0)
  })

  test('its name stands at 360 px too @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('Cebu')).toBeInViewport({ ratio: 1 })
  })
})
