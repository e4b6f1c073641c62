import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SetCondition } from '@/shared/grid/filters/picked-values'
import { useFilterDraft } from '@/shared/grid/filters/use-filter-draft'

const NOTHING = { filterType: 'set', values: [] } as SetCondition
const PICKED = { filterType: 'set', values: ['retired'] } as SetCondition

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/maintenance/area')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function draft() {
  const onChange = vi.fn()
  const rendered = renderHook(() => useFilterDraft(null, NOTHING, onChange))
  return {
    onChange,
    change: (next: SetCondition) => act(() => rendered.result.current[1](next)),
    ...rendered,
  }
}

describe('a filter that is being chosen', () => {
  it('is asked once the choosing pauses', () => {
    const { onChange, change, unmount } = draft()
    change(PICKED)
    expect(onChange).not.toHaveBeenCalled()
    act(() => {
      vi.advanceTimersByTime(300)
    })
    unmount()
    expect(onChange.mock.calls).toEqual([[PICKED]])
  })

  it('is asked at once where it is closed before that', () => {
    const { onChange, change, unmount } = draft()
    change(PICKED)
    unmount()
    expect(onChange.mock.calls).toEqual([[PICKED]])
  })

  it('is forgotten with the page that it was for', () => {
    const { onChange, change, unmount } = draft()
    change(PICKED)
    window.history.replaceState(null, '', '/maintenance/bank')
    unmount()
    expect(onChange).not.toHaveBeenCalled()
  })
})
