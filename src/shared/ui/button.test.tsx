import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button'

describe('a button', () => {
  afterEach(cleanup)

  it('does not send a form unless it is told to', () => {
    render(<Button>Show</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
  })

  it('keeps its focus and its name while it is busy, and presses do nothing', async () => {
    const handlePress = vi.fn()
    const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy={busy} onClick={handlePress}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect([handlePress.mock.calls.length, handleSubmit.mock.calls.length]).toEqual([1, 1])

    rerender(form(true))
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
    expect([handlePress.mock.calls.length, handleSubmit.mock.calls.length]).toEqual([1, 1])
  })
})
