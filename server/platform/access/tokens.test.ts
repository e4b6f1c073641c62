import { describe, expect, it } from 'vitest'
import { createTokenSigner } from '@server/platform/access/tokens'

const NOON = Date.parse('2026-11-24T12:00:00Z')
const MINUTE = 60_000

/** A signer whose clock the test moves. */
function aSigner() {
  let now = NOON
  const signer = createTokenSigner('a secret of the tests that is long enough', () => new Date(now))
  return { ...signer, moveTo: (time: number) => void (now = time) }
}

describe('a token that was verified', () => {
  it('is taken again, and no longer than its own time and the leeway', async () => {
    const { sign, verify, moveTo } = aSigner()
    const token = await sign('somebody', 'session', new Date(NOON + 10_000))
    expect(await verify(token)).toEqual({ userId: 'somebody', sessionSecret: 'session' })
    moveTo(NOON + 20_000)
    expect(await verify(token)).toEqual({ userId: 'somebody', sessionSecret: 'session' })
    // Remembered a moment before its end, it is not taken after it.
    moveTo(NOON + 69_000)
    expect(await verify(token)).not.toBeNull()
    moveTo(NOON + 71_000)
    expect(await verify(token)).toBeNull()
  })

  it('is verified anew once the clock was set back', async () => {
    const { sign, verify, moveTo } = aSigner()
    const token = await sign('somebody', 'session', new Date(NOON + 60 * MINUTE))
    expect(await verify(token)).not.toBeNull()
    moveTo(NOON - 60 * MINUTE)
    expect(await verify(token)).toBeNull()
  })

  it('says nothing for one that was changed by a letter', async () => {
    const { sign, verify } = aSigner()
    const token = await sign('somebody', 'session', new Date(NOON + MINUTE))
    expect(await verify(token)).not.toBeNull()
    const [head, body, signature = ''] = token.split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    expect(await verify(`${head}.${body}.${other}${signature.slice(1)}`)).toBeNull()
  })
})
