import { configureStore } from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, noteChange } from '@/shared/http/api'
import { http } from '@/shared/http/http'
import { connectHttp, httpPorts } from '@/shared/http/http-ports'
import { doubleOf } from '@tests/support/double-of'

const numbers = api.enhanceEndpoints({ addTagTypes: ['number'] }).injectEndpoints({
  endpoints: build => ({
    readNumber: build.query<number, void>({ query: () => ({ url: '/number' }), providesTags: ['number'] }),
    addOne: build.mutation<null, void>({
      query: () => ({ url: '/number', method: 'POST' }),
      invalidatesTags: ['number'],
    }),
    readAnswer: build.query<unknown, { withMeta?: boolean }>({ query: how => ({ url: '/answer', ...how }) }),
  }),
})

const newStore = () =>
  configureStore({
    reducer: { api: numbers.reducer },
    middleware: defaults => defaults().concat(numbers.middleware),
  })

/** A number that starts at one and grows with each write. What a read saw is held back until its answer is called. */
function holdReads(): (() => void)[] {
  let stored = 1
  const answers: (() => void)[] = []
  vi.spyOn(http, 'request').mockImplementation(
    doubleOf(async ({ method }: { method: string }) => {
      if (method === 'POST') stored += 1
      const seen = stored
      if (method === 'GET') await new Promise<void>(resolve => answers.push(resolve))
      return { data: method === 'GET' ? seen : null }
    }),
  )
  return answers
}

describe('a query', () => {
  afterEach(() => vi.restoreAllMocks())

  it('that was on its way while something was written shows what was written', async () => {
    const answers = holdReads()
    const store = newStore()
    const reading = store.dispatch(numbers.endpoints.readNumber.initiate())
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    await store.dispatch(numbers.endpoints.addOne.initiate())
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await reading
    expect(numbers.endpoints.readNumber.select()(store.getState()).data).toBe(2)
    reading.unsubscribe()
  })

  it('that was on its way while the language changed is answered in the language that stands', async () => {
    let language = 'en'
    const answers: (() => void)[] = []
    const disconnect = connectHttp({ ...httpPorts(), language: () => language })
    vi.spyOn(http, 'request').mockImplementation(
      doubleOf(async () => {
        const spoken = language
        await new Promise<void>(resolve => answers.push(resolve))
        return { data: spoken }
      }),
    )
    const store = newStore()
    const reading = store.dispatch(numbers.endpoints.readNumber.initiate())
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    language = 'ar'
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await reading
    expect(numbers.endpoints.readNumber.select()(store.getState()).data).toBe('ar')
    reading.unsubscribe()
    disconnect()
  })

  it('that is slower than a row of changes shows the last of them', async () => {
    const answers = holdReads()
    const store = newStore()
    const reading = store.dispatch(numbers.endpoints.readNumber.initiate())
    for (let change = 1; change <= 5; change += 1) {
      await vi.waitFor(() => expect(answers).toHaveLength(change))
      await store.dispatch(numbers.endpoints.addOne.initiate())
      answers.at(-1)?.()
    }
    await vi.waitFor(() => expect(answers).toHaveLength(6))
    answers.at(-1)?.()
    await reading
    expect(numbers.endpoints.readNumber.select()(store.getState()).data).toBe(6)
    reading.unsubscribe()
  })

  it('is not held up by what others keep writing', async () => {
    const answers: (() => void)[] = []
    vi.spyOn(http, 'request').mockImplementation(
      doubleOf(async () => {
        await new Promise<void>(resolve => answers.push(resolve))
        return { data: answers.length }
      }),
    )
    const store = newStore()
    const reading = store.dispatch(numbers.endpoints.readNumber.initiate())
    for (let read = 1; read <= 3; read += 1) {
      await vi.waitFor(() => expect(answers).toHaveLength(read))
      noteChange()
      answers.at(-1)?.()
    }
    await reading
    expect(numbers.endpoints.readNumber.select()(store.getState()).data).toBe(3)
    reading.unsubscribe()
  })
})

describe('an answer', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    [{ data: [1] }, {}, [1]],
    [{ data: null }, {}, null],
    [{ data: [1], meta: { total: 9 } }, {}, [1]],
    [{ data: [1], meta: { total: 9 } }, { withMeta: true }, { data: [1], meta: { total: 9 } }],
    [undefined, {}, null],
  ])('of %j, asked for with %j, is read as %j', async (sent, how, read) => {
    vi.spyOn(http, 'request').mockImplementation(doubleOf(async () => ({ data: sent })))
    const { data } = await newStore().dispatch(numbers.endpoints.readAnswer.initiate(how))
    expect(data).toEqual(read)
  })
})
