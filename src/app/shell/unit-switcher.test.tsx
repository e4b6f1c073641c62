import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n/i18n'
import { rootReducer } from '@/shared/store/root-reducer'
import { loadOverlays } from '@/shared/ui/overlays/late-overlays'
import { shellPhrases } from './shell.phrases'
import { UnitSwitcher } from './unit-switcher'

const headOffice = { ou_code: 'HO', ou_name: 'Head Office' }
const cebu = { ou_code: 'CEB', ou_name: 'Cebu' }

function show(ouAccess: { ou_code: string; ou_name: string }[], activeOU: string | null = null) {
  const store = configureStore({ reducer: rootReducer, preloadedState: { ouAccess, activeOU } })
  render(
    <Provider store={store}>
      <UnitSwitcher />
    </Provider>,
  )
  return store
}

describe('the unit switcher', () => {
  beforeAll(async () => {
    startI18n(() => null, { shell: shellPhrases }, 'en')
    await loadOverlays()
  })
  afterEach(cleanup)

  it('is nothing to press for someone with one unit', () => {
    show([cebu])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Cebu')).toBeTruthy()
    expect(screen.getByText('CEB')).toBeTruthy()
  })

  it('is absent while the units are unknown', () => {
    show([])
    expect(document.body.textContent).toBe('')
  })

  it('shows the unit that is chosen, by name and code', () => {
    show([headOffice, cebu], 'CEB')
    expect(screen.getByRole('button', { name: 'Operating unit: Cebu CEB' })).toBeTruthy()
  })

  it('chooses a unit, and all of them again', async () => {
    const store = show([headOffice, cebu])
    await userEvent.click(screen.getByRole('button', { name: 'Operating unit: All my units' }))
    await userEvent.click(screen.getByRole('button', { name: 'Head Office HO' }))
    expect(store.getState().activeOU).toBe('HO')

    await userEvent.click(screen.getByRole('button', { name: 'Operating unit: Head Office HO' }))
    await userEvent.click(screen.getByRole('button', { name: 'All my units' }))
    expect(store.getState().activeOU).toBeNull()
  })

  it('is worked by keyboard alone', async () => {
    const store = show([headOffice, cebu])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(store.getState().activeOU).toBe('HO')
  })
})
