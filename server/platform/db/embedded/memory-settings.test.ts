import { describe, expect, it } from 'vitest'
import { memorySettings } from '@server/platform/db/embedded/memory-settings'

const GB = 1024 ** 3

describe('the memory of an embedded database', () => {
  it.each([
    [0.5 * GB, '128MB', '512MB', '64MB'],
    [4 * GB, '512MB', '2048MB', '64MB'],
    [24 * GB, '2048MB', '12288MB', '384MB'],
    [256 * GB, '2048MB', '16384MB', '512MB'],
  ])('follows that of the machine: %d bytes', (bytes, shared, cached, maintenance) => {
    expect(memorySettings(bytes)).toEqual({
      shared_buffers: shared,
      effective_cache_size: cached,
      maintenance_work_mem: maintenance,
    })
  })
})
