import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LatePart } from '@/shared/ui/late'
import { useThere } from '@/shared/ui/use-there'

/** A part that comes, or fails, when the test says so. */
function awaited() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isThere = false
  const ahead = vi.fn(() => promise.then(() => void (isThere = true)))
  const part: LatePart = { ahead, isThere: () => isThere }
  return { part, ahead, resolve, reject }
}

function Place({ parts, isWanted }: { parts: LatePart[]; isWanted?: boolean }) {
  return <p>{useThere(parts, isWanted) ? 'there' : 'waits'}</p>
}

const isThere = () => screen.queryByText('there') !== null

afterEach(cleanup)

describe('what waits for parts of its own', () => {
  it('is drawn once all have come', async () => {
    const [one, other] = [awaited(), awaited()]
    render(<Place parts={[one.part, other.part]} />)
    await act(async () => one.resolve())
    expect(isThere()).toBe(false)
    await act(async () => other.resolve())
    expect(isThere()).toBe(true)
  })

  it('is drawn where one fails, so that its place tells', async () => {
    const { part, reject } = awaited()
    render(<Place parts={[part]} />)
    await act(async () => reject(new Error('gone')))
    expect(isThere()).toBe(true)
  })

  it('asks for nothing until it is wanted', async () => {
    const { part, ahead, resolve } = awaited()
    const { rerender } = render(<Place parts={[part]} isWanted={false} />)
    expect(ahead).not.toHaveBeenCalled()
    rerender(<Place parts={[part]} />)
    await act(async () => resolve())
    expect(isThere()).toBe(true)
  })

  it('is drawn at once where they have come before', async () => {
    const { part, resolve } = awaited()
    resolve()
    await part.ahead()
    render(<Place parts={[part]} />)
    expect(isThere()).toBe(true)
  })
})
