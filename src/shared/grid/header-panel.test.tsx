import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HeaderPanel } from '@/shared/grid/header-panel'

function open() {
  const onClose = vi.fn()
  const button = document.createElement('button')
  document.body.append(button)
  render(
    <HeaderPanel label="Filter" button={button} onClose={onClose}>
      <p>Values are on their way</p>
    </HeaderPanel>,
  )
  return { onClose, button }
}

afterEach(cleanup)

describe('the panel of a column', () => {
  it('is closed by Escape before its values have come, and gives the focus back', () => {
    const { onClose, button } = open()
    act(() => document.body.focus())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button)
  })

  it('is closed once by Escape within it, and by no other key', () => {
    const { onClose } = open()
    fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'a' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
