import { describe, expect, it, vi } from 'vitest'
import { paced, RequestTime, withinRequestTime } from '@server/platform/db/request-time'

describe('rows that are worked through one by one', () => {
  it('have the time of a request for each hundred', () => {
    const time = new RequestTime(60_000)
    const restart = vi.spyOn(time, 'restart')
    const rows = Array.from({ length: 250 }, (_, index) => index)
    expect(withinRequestTime(time, () => [...paced(rows)])).toEqual(rows)
    expect(restart).toHaveBeenCalledTimes(2)
    time.finish()
  })

  it('go on where no request waits for them', () => {
    expect([...paced(['a', 'b'])]).toEqual(['a', 'b'])
  })
})
