import { describe, expect, it } from 'vitest'
import { ApiError, type ApiFailure } from '@/shared/http/api-failure'
import { sendOnce } from '@/shared/http/intent-keys'

const failed = (status: number) => new ApiError({ status, code: 'x' } as ApiFailure)

/** The keys that go out for one intent, each time with what becomes of it. */
async function keysOf(intent: unknown, fates: (number | 'answered')[]): Promise<string[]> {
  const keys: string[] = []
  for (const fate of fates)
    await sendOnce(intent, key => {
      keys.push(key)
      return fate === 'answered' ? Promise.resolve() : Promise.reject(failed(fate))
    }).catch(() => undefined)
  return keys
}

describe('what must count once', () => {
  it('goes out under the same key until an answer comes', async () => {
    const [first, again, third, later] = await keysOf('a', [0, 0, 'answered', 'answered'])
    expect([again, third]).toEqual([first, first])
    expect(later).not.toBe(first)
    const [lost, repeated] = await keysOf('d', [504, 'answered'])
    expect(repeated).toBe(lost)
  })

  it('is another intent after a refusal, and where anything else is said', async () => {
    const [refused, corrected] = await keysOf('b', [422, 'answered'])
    expect(corrected).not.toBe(refused)
    const [one] = await keysOf({ amount: '1.00' }, [0])
    const [other] = await keysOf({ amount: '2.00' }, [0])
    expect(other).not.toBe(one)
  })

  it('has one key while two presses are on their way', async () => {
    const keys = new Set<string>()
    const send = (key: string) => Promise.resolve(void keys.add(key))
    await Promise.all([sendOnce('c', send), sendOnce('c', send)])
    expect(keys.size).toBe(1)
  })
})
