import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerError } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { connectHttp, httpPorts } from '@/shared/http/http-ports'
import { keepOnServer, sendUnsentChoice } from './keep-on-server'
import { doubleOf } from '@tests/support/double-of'

const before = httpPorts()
const sent: unknown[] = []
let answers: ((failure?: Error) => void)[] = []

const signedIn = (userId: string | null) => connectHttp({ ...before, userId: () => userId })

async function answer(failure?: Error): Promise<void> {
  answers.shift()?.(failure)
  await new Promise(resolve => setTimeout(resolve))
}

beforeEach(() => {
  sent.length = 0
  answers = []
  signedIn('ana')
  vi.spyOn(http, 'patch').mockImplementation((_path, body) => {
    sent.push(body)
    return new Promise((resolve, reject) => {
      answers.push(failure => (failure ? reject(failure) : resolve(doubleOf({ status: 200, data: null }))))
    })
  })
})
afterEach(async () => {
  while (answers.length > 0) await answer()
  sessionStorage.clear()
  connectHttp(before)
})

describe('what a person chose', () => {
  it('reaches the server in the order of the choices, however slow the first call is', async () => {
    keepOnServer({ locale: 'fr' })
    keepOnServer({ locale: 'ru' })
    keepOnServer({ locale: 'en' })
    expect(sent).toEqual([{ locale: 'fr' }])
    await answer()
    expect(sent).toEqual([{ locale: 'fr' }, { locale: 'en' }])
    await answer()
    expect(sent).toHaveLength(2)
  })

  it('is sent also after a call that failed', async () => {
    keepOnServer({ locale: 'fr' })
    keepOnServer({ locale: 'en' })
    await answer(new Error('away'))
    expect(sent).toEqual([{ locale: 'fr' }, { locale: 'en' }])
  })

  it('is not written into the profile of whoever signs in after them', async () => {
    keepOnServer({ locale: 'fr' })
    keepOnServer({ locale: 'ru' })
    signedIn('ben')
    await answer()
    expect(sent).toEqual([{ locale: 'fr' }])
    keepOnServer({ locale: 'it' })
    expect(sent).toEqual([{ locale: 'fr' }, { locale: 'it' }])
  })

  it('is sent once more at the next start, where a reload or a fault kept the server from answering', async () => {
    keepOnServer({ locale: 'fr' })
    await answer(new Error('the page is left'))
    const known = sendUnsentChoice()
    expect(sent).toEqual([{ locale: 'fr' }, { locale: 'fr' }])
    await answer()
    await known
    await sendUnsentChoice()
    expect(sent).toHaveLength(2)
  })

  it('is forgotten where the server refuses it or somebody else signs in', async () => {
    keepOnServer({ locale: 'fr' })
    await answer(answerError(422, '', null, () => null))
    await sendUnsentChoice()
    expect(sent).toHaveLength(1)
    keepOnServer({ locale: 'it' })
    await answer(new Error('away'))
    signedIn('ben')
    await sendUnsentChoice()
    expect(sent).toHaveLength(2)
  })
})
