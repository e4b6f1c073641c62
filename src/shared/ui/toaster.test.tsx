import { configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n/i18n'
import { error, notificationSlice, success } from '@/shared/notify/notification.slice'
import { Toaster } from './toaster'
import { uiPhrases } from './ui.phrases'

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const longAfterwards = () => wait(60_000)

describe('a notification', () => {
  beforeAll(() => startI18n(() => null, { ui: uiPhrases }, 'en'))
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  function show() {
    const store = configureStore({ reducer: { notification: notificationSlice.reducer } })
    render(
      <Provider store={store}>
        <button type="button">elsewhere</button>
        <Toaster />
      </Provider>,
    )
    return (action: ReturnType<typeof success | typeof error>) => act(() => void store.dispatch(action))
  }

  it('of success is told politely and leaves by itself', () => {
    const notify = show()
    notify(success('Registration successful'))
    expect(screen.getByRole('status').textContent).toContain('Registration successful')
    expect(screen.getByRole('alert').textContent).toBe('')
    longAfterwards()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('of an error interrupts, and stays until it is dismissed', () => {
    const notify = show()
    notify(error('Wrong e-mail or password'))
    longAfterwards()
    expect(screen.getByRole('alert').textContent).toContain('Wrong e-mail or password')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('of success stays while someone points at it', () => {
    const notify = show()
    notify(success('Saved'))
    fireEvent.pointerEnter(screen.getByText('Saved').parentElement!)
    longAfterwards()
    expect(screen.getByRole('status').textContent).toContain('Saved')
    fireEvent.pointerLeave(screen.getByText('Saved').parentElement!)
    longAfterwards()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('starts its time anew when another follows', () => {
    const notify = show()
    notify(success('One saved'))
    wait(5_000)
    notify(success('Two saved'))
    wait(5_000)
    expect(screen.getByRole('status').textContent).toContain('Two saved')
  })

  it('leaves the focus where it is', () => {
    const notify = show()
    screen.getByText('elsewhere').focus()
    notify(error('Not saved'))
    expect(document.activeElement).toBe(screen.getByText('elsewhere'))
  })
})
