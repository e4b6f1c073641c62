import { screen, waitFor } from '@testing-library/react'
import { delay, http as route, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { renderPortal } from '@tests/support/render'

/** Here the network itself is what fails, so the calls go out by the browser's own means. */
const network = setupServer()

beforeAll(() => network.listen({ onUnhandledRequest: () => undefined }))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  network.use(route.get('*/healthz', () => HttpResponse.json({})))
})
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describe('signing in without a line', () => {
  it('says so and keeps what was typed', async () => {
    network.use(
      route.get('*/api/v1/portal', () => HttpResponse.error()),
      route.post('*/users/authenticate', () => HttpResponse.error()),
    )
    const { user, address } = await renderPortal({ path: '/login' })
    await user.type(await screen.findByLabelText('E-mail address'), 'ana@portal.test')
    await user.type(screen.getByLabelText('Password'), 'a long password{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be reached'))
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('a long password')
    expect([address(), localStorage.getItem('token')]).toEqual(['/login', null])
  })

  it('shows the status where a proxy answers instead of the server', async () => {
    network.use(
      route.get('*/api/v1/portal', () =>
        HttpResponse.json({ data: { demo: null, locales: [], build: 'x' } }),
      ),
      route.post(
        '*/users/authenticate',
        () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }),
      ),
    )
    const { user } = await renderPortal({ path: '/login' })
    await user.type(await screen.findByLabelText('E-mail address'), 'ana@portal.test')
    await user.type(screen.getByLabelText('Password'), 'a long password{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Bad Gateway'))
  })
})

describe('the calls of a session', () => {
  it('are tried again when the server was away for a moment', async () => {
    let calls = 0
    network.use(
      route.get('*/api/v1/thing', () =>
        calls++ === 0 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: 'here' }),
      ),
    )
    await expect(http.get('/api/v1/thing')).resolves.toMatchObject({ data: { data: 'here' } })
    expect(calls).toBe(2)
  })

  it('give up on a server that never answers', async () => {
    network.use(route.post('*/api/v1/thing', () => delay('infinite')))
    const anonymous = await http
      .post('/api/v1/thing', {}, { timeoutMs: 50, anonymous: true })
      .catch(toApiFailure)
    expect(anonymous).toMatchObject({ status: 0, code: 'timeout' })
  })

  it('send no bearer to a foreign host that the server points to', async () => {
    const seen: (string | null)[] = []
    network.use(
      route.get('https://evil.test/*', ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return HttpResponse.json({})
      }),
    )
    for (const url of ['https://evil.test/api', '//evil.test/api', '/\\evil.test/api']) {
      await expect(http.get(url)).rejects.toThrow('Not a path')
    }
    expect(seen).toEqual([])
  })
})
