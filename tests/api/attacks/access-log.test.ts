import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { recordedLog } from '@tests/support/recorded-log'

const { logger, lines } = recordedLog()
let api: TestApi
let desk: Client
beforeAll(async () => {
  api = await startApi({
    logger,
    extraRoutes: app => {
      app.get('/breaks', { config: { access: { public: 'a test' } } }, () => {
        throw new Error('invalid input syntax for type date: "tin 123-456-789-000 of ana@x.test"', {
          cause: new Error('given by maria@x.test'),
        })
      })
    },
  })
  desk = await api.as('sales_admin')
})
afterAll(() => api.close())

const NAME = 'Quintessa'
const TIN = '123-456-789-000'
const MOBILE = '+639171234567'
const filter = JSON.stringify({ last_name: { filterType: 'text', type: 'contains', filter: NAME } })
const found = { search: `${NAME} ${TIN}`, filter }
const BUYERS = '/api/v1/buyer-management/buyers'

describe('the access log', () => {
  it.each([
    `${BUYERS}?${new URLSearchParams(found)}`,
    `${BUYERS}/export?${new URLSearchParams({ ...found, fields: 'last_name' })}`,
    `${BUYERS}/values/last_name?${new URLSearchParams({ like: NAME })}`,
    `${BUYERS}/${encodeURIComponent(MOBILE)}`,
    `${BUYERS}/${TIN}?x=${NAME}`,
    `/api/v1/${NAME}/${TIN}`,
    `/${NAME}?q=${encodeURIComponent(MOBILE)}`,
    `/login?redirectFrom=/buyers/${NAME}`,
    `/%zz${NAME}`,
  ])('has nothing of what was looked for by %s', async address => {
    const before = lines.length
    await desk.get(address)
    const written = lines.slice(before).join('')
    for (const text of [NAME, TIN, '9171234567']) expect(written).not.toContain(text)
  })

  it('names the route and the record, so that a fault is found', async () => {
    const id = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
    const { headers } = await desk.get(`${BUYERS}/${id}?search=${NAME}`)
    expect(headers['x-request-id']).toBeDefined()
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      method: 'GET',
      url: `${BUYERS}/${id}`,
      status: 400,
    })
  })

  it('has an error without what it repeats of people’s data', async () => {
    const before = lines.length
    await api.anyone.get('/breaks')
    const written = lines.slice(before).join('')
    expect(written).toContain('invalid input syntax for type date')
    expect(written).toContain('access-log.test.ts')
    for (const text of [TIN, 'ana@x.test', 'maria@x.test']) expect(written).not.toContain(text)
  })
})
