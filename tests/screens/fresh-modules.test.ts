import { expect, it } from 'vitest'

/** As they are loaded now: what a file names at its head is loaded once for all of it. */
const loadedNow = () =>
  Promise.all([
    import('@/shared/http/http'),
    import('@server/platform/http/problems'),
    import('@contract/kernel/dates'),
  ])

it('makes the portal anew for a file, and shares the server and the contract with the file before', async () => {
  const [portal, server, contract] = await loadedNow()
  await import('@tests/support/fresh-modules')
  const [portalNow, serverNow, contractNow] = await loadedNow()
  expect(portalNow).not.toBe(portal)
  expect(serverNow).toBe(server)
  expect(contractNow).toBe(contract)
})
