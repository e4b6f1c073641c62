import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SCREENS } from '@contract/access/screens'
import { screenAt } from '@/app/shell/trail'

const routes = SCREENS.map(({ path }) => ({ path }))
const WORDS = ['form', 'index', 'list', '018f0000-0000-7000-8000-000000000000']

it('finds the screen that the router would, whatever stands for a parameter', () => {
  const paths = SCREENS.flatMap(({ path }) => WORDS.map(word => path.replaceAll(/:\w+\??/g, word)))
  expect(paths.length).toBeGreaterThan(400)
  for (const path of [...paths, '/', '/nowhere', '/settings/nowhere', '/settings/users/form/a/b'])
    expect([path, screenAt(path)?.path]).toEqual([path, matchRoutes(routes, path)?.[0]?.route.path])
})
