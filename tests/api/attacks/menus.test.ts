import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const insert = async (path: string) => {
  const { id } = await api.database.db.selectFrom('module').select('id').limit(1).executeTakeFirstOrThrow()
  return api.database.db
    .insertInto('menu')
    .values({ key: `test.${Math.random()}`, module_id: id, title_key: 'x', path, sort: 1 })
    .execute()
}

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'https:evil.test',
  '/a?next=//evil.test',
  '/a#javascript:1',
  '/a\n//evil.test',
  '/../evil',
  '/%2f%2fevil.test',
  'settings/users',
  '',
])('FUNC-04 a menu leads nowhere but into the portal, whoever writes it: %j', async path => {
  await expect(insert(path)).rejects.toThrow('menu_path_check')
})

it('FUNC-04 a menu leads to a page of the portal', async () => {
  await expect(insert('/settings/users')).resolves.toHaveLength(1)
})

it('FUNC-04 the menus that are shown lead to such pages alone', async () => {
  const admin = await api.as('super_admin')
  const { data } = (await admin.get<{ data: { path: string | null }[] }>('/api/v1/auth/menus')).body
  const paths = data.flatMap(menu => (menu.path === null ? [] : [menu.path]))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths)
    expect(new URL(path, 'https://portal.test').href).toBe(`https://portal.test${path}`)
})
