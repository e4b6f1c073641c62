import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearArea,
  onStorageTrouble,
  readStored,
  readText,
  writeStored,
  writeText,
  type StorageTrouble,
} from '@/shared/store/browser-storage'

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

let told: StorageTrouble[] = []
let stop: () => void

const settled = () => new Promise(resolve => queueMicrotask(() => resolve(undefined)))

beforeEach(() => {
  told = []
  stop = onStorageTrouble(troubles => told.push(...troubles))
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  clearArea('local')
  clearArea('session')
})

describe('what the browser remembers', () => {
  it('comes back as it went', () => {
    writeStored('a', 7)
    expect(readStored('a', asNumber)).toBe(7)
    expect(localStorage.getItem('a')).toBe('7')
  })

  it('drops what is no JSON or not of the right form, that key alone, and tells of each once', async () => {
    localStorage.setItem('a', '{')
    localStorage.setItem('b', '"text"')
    localStorage.setItem('c', '3')
    expect([readStored('a', asNumber), readStored('b', asNumber), readStored('c', asNumber)]).toEqual([
      null,
      null,
      3,
    ])
    localStorage.setItem('a', '{')
    readStored('a', asNumber)
    await settled()
    expect(told).toEqual([
      { kind: 'broken', key: 'a' },
      { kind: 'broken', key: 'b' },
    ])
    expect(Object.keys(localStorage)).toEqual(['c'])
  })

  it('keeps a value for this page when there is no room, and no older one beside it', async () => {
    writeText('a', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeText('a', 'new')
    await settled()
    expect(readText('a')).toBe('new')
    expect(localStorage.getItem('a')).toBeNull()
    expect(told).toEqual([{ kind: 'full' }])
  })

  it('works for this page where storage is switched off', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readText('a')).toBeNull()
    writeText('a', 'x')
    expect(readText('a')).toBe('x')
    clearArea('local')
    expect(readText('a')).toBeNull()
    await settled()
    expect(told).toEqual([{ kind: 'off' }])
  })
})
