import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/shared/http/api'
import { activeOuChosen } from '@/shared/session/active-ou.slice'
import { layoutChanged } from '@/shared/layout/layout.slice'
import type { AppStore } from '@/shared/store/hooks'
import { watchActiveUnit } from './active-unit-watch'
import { connectApi } from './connect-api'
import { makeStore } from './store'

const user = {
  id: 'u1',
  username: 'maria',
  email: 'maria@portal.test',
  first_name: 'Maria',
  last_name: 'Santos',
  full_name: 'Maria Santos',
  token: 't',
  roles: [],
  ou_code: null,
}

type Answer = { data: string }
const asked: { unit: string | null; answer: (text: string) => void }[] = []

const trial = api.injectEndpoints({
  endpoints: build => ({
    unitOfAnswer: build.query<string, void>({
      queryFn: (_arg, { getState }) => {
        const { activeOU } = getState() as { activeOU: string | null }
        return new Promise<Answer>(resolve => {
          asked.push({ unit: activeOU, answer: text => resolve({ data: text }) })
        })
      },
    }),
  }),
})

function Shown() {
  const { currentData } = trial.useUnitOfAnswerQuery()
  return <p>{currentData ?? '…'}</p>
}

function show(): AppStore {
  const store = makeStore({ auth: { user, rights: 'ready' } })
  connectApi(store)
  render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
  return store
}

async function answer(index: number, text: string): Promise<void> {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(index), { timeout: 10_000 })
  await act(async () => asked[index]!.answer(text))
}

describe('a change of the operating unit', () => {
  afterEach(() => {
    cleanup()
    asked.length = 0
  })

  it('asks again for what is on the screen, and shows nothing of the other unit meanwhile', async () => {
    const store = show()
    const stop = watchActiveUnit(store)
    await answer(0, 'all units')
    expect(await screen.findByText('all units')).toBeTruthy()

    act(() => void store.dispatch(activeOuChosen('CEB')))
    await vi.waitFor(() => expect(asked.map(call => call.unit)).toEqual([null, 'CEB']), { timeout: 10_000 })
    expect(screen.queryByText('all units')).toBeNull()
    await answer(1, 'Cebu')
    expect(await screen.findByText('Cebu')).toBeTruthy()
    stop()
  })

  it('is not answered by what was still under way for the other unit', async () => {
    const store = show()
    const stop = watchActiveUnit(store)
    act(() => void store.dispatch(activeOuChosen('CEB')))
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 })
    await answer(1, 'Cebu')
    await answer(0, 'all units')
    expect(await screen.findByText('Cebu')).toBeTruthy()
    stop()
  })

  it('is told from every other change', async () => {
    const store = show()
    const stop = watchActiveUnit(store)
    await answer(0, 'all units')
    act(() => void store.dispatch(activeOuChosen(null)))
    act(() => void store.dispatch(layoutChanged({ mode: 'dark' })))
    expect(asked).toHaveLength(1)
    expect(await screen.findByText('all units')).toBeTruthy()
    stop()
  })
})
