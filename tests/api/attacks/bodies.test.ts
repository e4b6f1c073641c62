import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import { isPublic, rightsOf } from '@server/platform/http/access-rule'
import { BODY_LIMIT } from '@server/platform/http/limits'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { aPerson, auditOf, seen, type Person } from '@tests/api/attacks/people.support'

let api: TestApi
let person: Person
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await aPerson(api)
})

const JSON_TYPE = 'application/json'
const PROFILE = '/api/v1/auth/profile'
const profile = async () => (await person.client.get<{ data: OwnProfile }>(PROFILE)).body.data

/** Text as it stands, so that the body can be what no serialiser would write. */
function raw(text: string | Buffer, type: string | null = JSON_TYPE, url = PROFILE): Promise<Answer> {
  const headers = { 'if-match': '"1"', ...(type === null ? {} : { 'content-type': type }) }
  return person.client.send('PATCH', url, text, { headers })
}
const namesOf = ({ body }: Answer) =>
  (body as { fields?: { path: string }[] }).fields?.map(field => field.path)

describe('what would change the prototype of everything', () => {
  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"first_name":"A","__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"layout":{"__proto__":{"polluted":1}}}',
    '{"\\u005f_proto__":{"polluted":1}}',
    '{"layout":{"constructor":{"prototype":{"polluted":1}}}}',
  ])('INJ-16 is refused in a body: %s', async text => {
    expect((await raw(text)).status).toBe(400)
    await expectClean()
  })

  it.each([
    '__proto__[polluted]=1',
    '__proto__=1',
    'constructor.prototype.polluted=1',
    'constructor[prototype][polluted]=1',
    `filter=${encodeURIComponent('{"__proto__":{"filterType":"text","type":"contains","filter":"nobody"}}')}`,
    `filter=${encodeURIComponent('{"email":{"filterType":"text","type":"equals","filter":"x","__proto__":{}}}')}`,
    `filter=${encodeURIComponent('{"constructor":{"filterType":"text","type":"contains","filter":"x"}}')}`,
    `filter=${encodeURIComponent('{"hasOwnProperty":{"filterType":"set","values":["x"]}}')}`,
  ])('INJ-16 is refused in a query: %s', async query => {
    const admin = await api.as('super_admin')
    expect((await admin.get(`/api/v1/settings/users?${query}`)).status).toBe(400)
    await expectClean()
  })

  async function expectClean(): Promise<void> {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect((await api.anyone.get('/healthz')).body).toEqual({ status: 'alive' })
  }
})

describe('a field that stands there twice', () => {
  it.each([
    '{"first_name":"One","first_name":"Two"}',
    '{"first_name":"One","first\\u005fname":"Two"}',
    '{"first_name":"One","last_name":"{\\"first_name\\":1}","first_name":"Two"}',
  ])('INJ-21 is refused, so that no two readers can differ: %s', async text => {
    const before = await profile()
    const answer = await raw(text)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: [{ path: 'first_name', code: 'repeated_field' }] })
    expect(await profile()).toEqual(before)
  })

  it('INJ-21 is none where the name stands in another object, in a list or in a text', async () => {
    expect(
      namesOf(await raw('{"layout":{"mode":"dark","a":[{"mode":1},{"mode":2}]},"mode":"\\"mode\\":1"}')),
    ).not.toContain(undefined)
    expect((await raw('{"first_name":"a, \\"first_name\\": \\\\"}')).status).toBe(200)
    expect((await profile()).first_name).toBe('a, "first_name": \\')
  })

  it('INJ-21 leaves one value in the table, the answer and the audit log', async () => {
    const answer = await raw('{"first_name":"Only"}')
    expect(answer.body).toMatchObject({ data: { first_name: 'Only' } })
    expect((await profile()).first_name).toBe('Only')
    const [row] = (await auditOf(api, 'user.profile_changed')).filter(entry => entry.entity_id === person.id)
    expect(row?.diff).toEqual({ first_name: 'Only' })
  })
})

describe('the type of a body', () => {
  it.each([
    'application/json\ta',
    ' application/json',
    'application/json;x',
    'Application/JSON;x',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/jsonp',
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/vnd.api+json',
    '',
  ])('INJ-22 is refused as "%s"', async type => {
    expect((await raw('{"first_name":"Odd"}', type)).status).toBe(415)
    expect((await profile()).first_name).not.toBe('Odd')
  })

  it('INJ-22 is refused where it is missing, or where a form is sent instead of JSON', async () => {
    expect((await raw(Buffer.from('{"first_name":"Odd"}'), null)).status).toBe(415)
    const form = '--x\r\ncontent-disposition: form-data; name="first_name"\r\n\r\nOdd\r\n--x--\r\n'
    expect((await raw(form, 'multipart/form-data; boundary=x')).status).toBeGreaterThanOrEqual(400)
    expect((await profile()).first_name).not.toBe('Odd')
  })

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=UTF-8',
    'application/json;charset=utf-8',
  ])('INJ-22 is taken as "%s", and then checked in full', async type => {
    const answer = await raw('{"first_name":7}', type)
    expect(answer.status).toBe(400)
    expect(namesOf(answer)).toEqual(['first_name'])
  })
})

describe('big and deep bodies', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  it.each([
    ['ten megabytes', () => JSON.stringify({ first_name: 'x'.repeat(10_000_000) }), 413],
    ['one byte more than is taken', () => JSON.stringify({ first_name: 'x'.repeat(BODY_LIMIT) }), 413],
    ['a hundred thousand lists in each other', () => nested(100_000), 400],
    ['them where a text belongs', () => `{"first_name":${nested(100_000)}}`, 400],
    ['forty thousand objects in each other', () => '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000), 400],
    [
      'twenty thousand names',
      () => `{${Array.from({ length: 20_000 }, (_, i) => `"f${i}":1`).join(',')}}`,
      400,
    ],
    [
      'escapes in each other',
      () => `{"first_name":${'["\\u0000",'.repeat(20_000)}1${']'.repeat(20_000)}}`,
      400,
    ],
  ])('DOS-03 are refused: %s', async (_name, text, status) => {
    const answer = await raw(text())
    expect(answer.status).toBe(status)
    // An answer longer than the question would make a small attacker big.
    expect(answer.text.length).toBeLessThan(10_000)
    expect((await person.client.get(PROFILE)).status).toBe(200)
  })

  it.each(['gzip', 'deflate', 'br', 'zstd', 'identity'])(
    'DOS-03 are refused packed by %s, before anything is unpacked',
    async encoding => {
      const packed = gzipSync(JSON.stringify({ first_name: 'x'.repeat(1_000_000) }))
      const answer = await person.client.send('PATCH', PROFILE, packed, {
        headers: { 'content-type': JSON_TYPE, 'content-encoding': encoding },
      })
      expect(answer.status).toBe(415)
    },
  )
})

describe('fields that nobody asked for', () => {
  it('MASS-05 are told by name, the misspelt one and the extra one', async () => {
    const answer = await person.client.patch(PROFILE, { frist_name: 'A', first_name: 'B', extra: 1 }, seen(1))
    expect(answer.status).toBe(400)
    expect(namesOf(answer)?.sort()).toEqual(['extra', 'frist_name'])
    expect((await profile()).first_name).not.toBe('B')
  })

  it('MASS-05 are told inside a part, and in a query', async () => {
    const { layout } = await profile()
    expect(namesOf(await person.client.patch(PROFILE, { layout: { ...layout, sidebarHue: 1 } }))).toEqual([
      'layout.sidebarHue',
    ])
    const admin: Client = await api.as('super_admin')
    expect(namesOf(await admin.get('/api/v1/settings/users?pages=2'))).toEqual(['pages'])
  })

  it('MASS-05 are told where no body is expected at all', async () => {
    // A route that takes a file reads no field but the name of its upload.
    const routes = api.app.guardedRoutes.filter(
      ({ method, access, takesFile }) => method !== 'GET' && !isPublic(access) && !takesFile,
    )
    // Who may do everything is not kept out of any of them, and is made once for all.
    const admin = await aPerson(api, { codes: routes.flatMap(({ access }) => rightsOf(access)) })
    for (const { method, url } of routes) {
      const answer = await admin.client.send(
        method,
        url.replace(/:\w+/g, admin.id),
        { no_such_field: 1 },
        seen(1),
      )
      expect(`${method} ${url} ${answer.status}`).toBe(`${method} ${url} 400`)
      expect(namesOf(answer), `${method} ${url}`).toContain('no_such_field')
    }
  })
})
